#!/usr/bin/env python3
"""Recomputes a draw with all its tickets from what is published of it; docs/fairness.md is its specification. Standard library only.

    verify_draw.py [--models PLACE] [--chain INFO] DRAW [LEAVES [TICKETS]]

DRAW is a draw of lotto, pick-n or a raffle (/studio/api/tables/{tableId}/rounds/{number}) or of a promotion
(/gate/api/prize-draws/{promotion}/{number}). LEAVES are the texts under its root: one page, or a list of all pages. TICKETS are own tickets as
/studio/api/tables/{tableId}/tickets-before/{number} or .../rounds/{number}/bets answers them; their payouts are compared. Each is a file or an
address; an address of DRAW needs no LEAVES, nor does a void draw. PLACE is the folder or the address of the models, content/models of the repository unless it is given.
INFO is the /info of a drand chain that is trusted beside quicknet and the sandbox's.

Prints a line for each check and stops at the first that fails, with exit code 1. It does not check the beacon's signature.
"""
import sys
from pathlib import Path

from draws.prize_draw import check_prize_draw, is_prize_draw, read_entries
from draws.published import is_address, read_json
from draws.table_draw import check_table_draw, read_own, read_tickets

MODELS = Path(__file__).resolve().parent.parent / "content" / "models"


def checks_of(models, chains, place, leaves=None, answered=None):
    draw = read_json(place)
    is_void = draw.get("phase") == "void"
    if is_void and leaves is not None:
        raise SystemExit(f"{leaves}: a void draw is checked without its leaves")
    if leaves is None and not is_void and not is_address(place):
        raise SystemExit("a draw from a file needs a second file with its leaves")
    listed = leaves or f"{place}/leaves"
    if is_prize_draw(draw):
        if answered is not None:
            raise SystemExit(f"{answered}: a promotion's draw has no tickets")
        return check_prize_draw(draw, read_entries(listed), chains)
    leaves = [] if is_void else read_tickets(listed)
    return check_table_draw(draw, models, leaves, answered and read_own(answered, draw["number"]), chains)


def report(checks):
    """Prints the checks; whether all hold. A note is no check."""
    for holds, claim in checks:
        print(f"{'note' if holds is None else 'holds' if holds else 'FAILS'}: {claim}")
        if holds is False:
            return False
    return True


def main(arguments):
    models, chains = str(MODELS), []
    while arguments[:1] in (["--models"], ["--chain"]):
        option, place, *arguments = arguments
        if option == "--models":
            models = place
        else:
            chains.append(read_json(place))
    if len(arguments) not in (1, 2, 3):
        raise SystemExit(__doc__)
    if not report(checks_of(models, chains, *arguments)):
        raise SystemExit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
