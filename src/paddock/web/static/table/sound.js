// Short synthesised sounds, off until a player switches them on. The turn sound is unlike all others.

let audio = null;

const isOn = () => document.body.dataset.sound === "on";

// Browsers allow sound only after a user gesture.
function unlockAudio() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
  return audio;
}
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => { if (isOn()) unlockAudio(); }, { passive: true });

function fadeOut(volume, start, length) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

/** A tone that glides from one pitch to another. */
function tone(type, from, to, length, volume, after = 0) {
  const start = audio.currentTime + after, source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(fadeOut(volume, start, length));
  source.start(start);
  source.stop(start + length);
}

/** A burst of noise through a band-pass filter around `pitch`. */
function noise(pitch, length, volume, after = 0) {
  const start = audio.currentTime + after, source = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fadeOut(volume, start, length));
  source.start(start);
}

const SOUNDS = {
  turn: () => { tone("triangle", 1320, 1318, 0.5, 0.12); tone("triangle", 1760, 1758, 0.6, 0.1, 0.13); },
  card: () => noise(2600, 0.06, 0.16),
  die: () => { for (let n = 0; n < 4; n++) noise(1500 - 150 * n, 0.04, 0.14, 0.075 * n); },
  drive: () => tone("sawtooth", 70, 150, 0.28, 0.05),
  steam: () => { for (let n = 0; n < 3; n++) noise(900, 0.09, 0.12, 0.14 * n); },
  hammer: () => { noise(420, 0.09, 0.5); tone("sine", 170, 90, 0.1, 0.25); },
  crash: () => { noise(700, 0.32, 0.4); tone("square", 110, 45, 0.22, 0.1); },
  bolt: () => { tone("sawtooth", 1900, 180, 0.2, 0.09); noise(3200, 0.12, 0.18, 0.05); },
  flag: () => { for (const [n, pitch] of [523, 659, 784].entries()) tone("square", pitch, pitch, 0.11, 0.05, 0.1 * n); },
};

/** Play a sound if sounds are on: turn, card, die, drive, steam, hammer, crash, bolt, flag. */
export function sound(name) {
  if (!isOn() || !window.AudioContext) return;
  unlockAudio();
  SOUNDS[name]();
}

// The on/off switch; the server stores it in the player's settings.
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-sound-switch]");
  if (!button) return;
  const wanted = isOn() ? "off" : "on";
  document.body.dataset.sound = wanted;
  button.textContent = button.dataset[wanted];
  button.setAttribute("aria-pressed", String(wanted === "on"));
  fetch("/settings", { method: "POST", body: new URLSearchParams({ sound: wanted }), redirect: "manual" }).catch(() => {});
  sound("turn");
});
