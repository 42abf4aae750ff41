#!/usr/bin/env python3
"""Recomputes what a round did to a jackpot's pot, or the number that a call of a drop or a clock drew; docs/fairness.md, "Jackpots".

  jackpots.py network POT CONTRIBUTION_PPM HIT_EVERY SCALE SERVER_SEED CLIENT_SEED NONCE STAKE_MINOR
  jackpots.py drop POT CONTRIBUTION_MILLI_CENTS SCALE SERVER_SEED CLIENT_SEED NONCE
  jackpots.py draw POT CURRENCY NUMBER ENTRIES OUT_OF SERVER_SEED ROOT BEACON_RANDOMNESS

The first two print the contribution in minor units and whether the round hits the pot; the third prints the number that was drawn and the entry
that wins, or null. For a clock without `outOf` it is 1.
"""
import json
import sys

from rules.draws import Draws


def pot_draws(pot, server_seed, client_seed, nonce):
    return Draws(server_seed, f"jackpot:{pot}:{client_seed}", nonce)


def rounded(exact, parts, draws):
    """The whole part, and one more with the chance of the fraction."""
    return exact // parts + (1 if draws.below(parts) < exact % parts else 0)


def network(pot, ppm, hit_every, scale, server_seed, client_seed, nonce, stake):
    draws = pot_draws(pot, server_seed, client_seed, nonce)
    contribution = rounded(int(stake) * int(ppm), 1_000_000, draws)
    is_hit = draws.below(int(hit_every)) < int(stake) // int(scale)
    return {"contributionMinor": str(contribution), "isHit": is_hit}


def drop(pot, milli_cents, scale, server_seed, client_seed, nonce):
    draws = pot_draws(pot, server_seed, client_seed, nonce)
    return {"contributionMinor": str(rounded(int(milli_cents) * int(scale), 1_000, draws)), "isHit": False}


def draw(pot, currency, number, entries, out_of, server_seed, root, beacon_randomness):
    draws = Draws(server_seed, f"{root}:{beacon_randomness}:clock:{pot}:{currency}", number)
    drawn = 1 + draws.below(max(int(out_of), int(entries)))
    return {"drawn": drawn, "winningEntry": drawn if drawn <= int(entries) else None}


COMMANDS = {"network": network, "drop": drop, "draw": draw}

if __name__ == "__main__":
    name, *values = sys.argv[1:] or [""]
    if name not in COMMANDS or len(values) != COMMANDS[name].__code__.co_argcount:
        raise SystemExit(__doc__)
    print(json.dumps(COMMANDS[name](*values)))
