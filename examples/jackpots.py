#!/usr/bin/env python3
"""Recomputes what a round did to a jackpot's pot, or checks the hash of a drop; docs/fairness.md, "Jackpots".

  jackpots.py network POT CONTRIBUTION_PPM HIT_EVERY SCALE SERVER_SEED CLIENT_SEED NONCE STAKE_MINOR
  jackpots.py drop POT CONTRIBUTION_MILLI_CENTS SCALE SERVER_SEED CLIENT_SEED NONCE
  jackpots.py commitment POT CURRENCY STARTS_AT INSTANT SALT COMMITMENT

The first two print the contribution in minor units and whether the round hits the pot; the third prints whether the hash is right.
"""
import hashlib
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


def commitment(pot, currency, starts_at, instant, salt, promised):
    text = ":".join([pot, currency, starts_at, instant, salt])
    return {"matches": hashlib.sha256(text.encode("ascii")).hexdigest() == promised}


COMMANDS = {"network": network, "drop": drop, "commitment": commitment}

if __name__ == "__main__":
    name, *values = sys.argv[1:] or [""]
    if name not in COMMANDS or len(values) != COMMANDS[name].__code__.co_argcount:
        raise SystemExit(__doc__)
    print(json.dumps(COMMANDS[name](*values)))
