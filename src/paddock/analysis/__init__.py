"""Analysis of finished matches: chances along the way, and how much was luck and how much play.

`values` judges a position, `account` a whole log. The method is in docs/analysis.md.
"""

from paddock.analysis.account import Analysis, Swing, account, judge, marks, to_judge
from paddock.analysis.values import Value, value

__all__ = ["Analysis", "Swing", "Value", "account", "judge", "marks", "to_judge", "value"]
