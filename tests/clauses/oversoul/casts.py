"""Cards that do one thing to one card, for tests in which that has to be done in one's own Action Phase."""

DOES = {
    "Bolt": "Deal 2 DMG to it",
    "Break": "Shatter it",
    "Home": "Return it to its owner's hand",
    "Away": "Exile it",
    "Fold": "Prepare it",
    "Salve": "Heal 9 HP to it",
    "Sleep": "Exhaust it",
    "Wake": "Reactivate it",
}


def casts(*names: str) -> str:
    """Those of these names, as `lay` reads cards."""
    return "\n" + "".join(
        [f"{name} Event ORDER I -1 CAST\n  ●* Select 1 card on the board➤ {DOES[name]}\n" for name in names]
    )
