#!/usr/bin/env python3
"""Recomputes rounds of Bellwether from their revealed seeds; docs/fairness.md is its specification. Standard library only.

    verify.py MODEL.json SERVER_SEED SERVER_SEED_HASH CLIENT_SEED NONCE STAKE [INPUT_JSON [ACTIONS_JSON]]
    verify.py --rounds ROUNDS.json MODELS_FOLDER

MODEL.json is the model's file (/models/{mechanic}/{model}.json of the site), STAKE is the first stake in minor units. Prints the round as JSON; exits
with 1 when the seed does not have the promised hash, the model's data do not have the hash in its file, or an action was not on offer. With --rounds it
recomputes a list of rounds in the format of docs/fairness-vectors.json, one line each. rules/ has a file for each mechanic.
"""
import hashlib
import importlib
import json
import sys
from pathlib import Path

from rules.actions import Actions
from rules.draws import Draws
from rules.models import model_hash

RULES = Path(__file__).parent / "rules"


def read_model(path):
    model = json.loads(Path(path).read_text(encoding="utf-8"))
    if model_hash(model) != model["hash"]:
        raise SystemExit(f"the data of {model['id']} do not have the hash {model['hash']}")
    return model


def check_seed(server_seed, promised):
    if hashlib.sha256(server_seed.encode("ascii")).hexdigest() != promised:
        raise SystemExit("the server seed does NOT match its promise")


def recompute(model, server_seed, client_seed, nonce, stake, chosen, taken):
    name = model["mechanic"].replace("-", "_")
    if not (RULES / f"{name}.py").is_file():
        raise SystemExit(f"this example does not know the rules of {model['mechanic']}")
    play = importlib.import_module(f"rules.{name}").play
    actions = Actions(taken)
    shown, payout = play(model["data"], Draws(server_seed, client_seed, nonce), stake, chosen, actions)
    actions.check_end()
    return {"model": model["id"], "modelHash": model["hash"], **shown, "payoutMinor": str(payout)}


def recompute_list(rounds, folder):
    models = {path.stem: path for path in Path(folder).glob("*/*.json")}
    read = {}
    for each in rounds:
        name = each["model"]
        read[name] = read.get(name) or read_model(models[name])
        seeds = (each["serverSeed"], each["clientSeed"], each["nonce"])
        yield recompute(read[name], *seeds, int(each["stakeMinor"]), each["input"], each.get("actions", []))


def main(arguments):
    if len(arguments) == 3 and arguments[0] == "--rounds":
        rounds = json.loads(Path(arguments[1]).read_text(encoding="utf-8"))["rounds"]
        for played in recompute_list(rounds, arguments[2]):
            print(json.dumps(played))
        return
    if len(arguments) not in (6, 7, 8):
        raise SystemExit(__doc__)
    path, server_seed, promised, client_seed, nonce, stake, *more = arguments
    chosen = json.loads(more[0]) if more else {}
    taken = json.loads(more[1]) if len(more) > 1 else []
    model = read_model(path)
    check_seed(server_seed, promised)
    print(json.dumps(recompute(model, server_seed, client_seed, int(nonce), int(stake), chosen, taken)))


if __name__ == "__main__":
    main(sys.argv[1:])
