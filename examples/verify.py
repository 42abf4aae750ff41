#!/usr/bin/env python3
"""Recomputes rounds of Bellwether from their revealed seeds; docs/fairness.md is its specification. Standard library only.

    verify.py MODEL.json SERVER_SEED SERVER_SEED_HASH CLIENT_SEED NONCE STAKE [INPUT_JSON [ACTIONS_JSON]]
    verify.py MODEL.json ROUND.json
    verify.py --rounds ROUNDS.json MODELS_FOLDER

MODEL.json is the model's file (/models/{mechanic}/{model}.json of the site), STAKE is the first stake in minor units. Prints the round as JSON; exits
with 1 when the seed does not have the promised hash, the model's data do not have the hash in its file, or an action was not on offer. ROUND.json is the
answer of GET /studio/api/rounds/{roundId}: it also exits with 1 when that has another stake, payout or result than the seeds give. With --rounds it
recomputes a list of rounds in the format of docs/fairness-vectors.json, one line each. rules/ has a file for each mechanic.
"""
import hashlib
import importlib
import json
import re
import sys
from pathlib import Path

from rules.actions import Actions
from rules.draws import Draws
from rules.models import model_hash
from rules.published_round import check_published, order_of

RULES = Path(__file__).parent / "rules"


def parse(text, name):
    try:
        return json.loads(text)
    except ValueError as error:
        raise SystemExit(f"{name} is not JSON: {error}")


def read_json(path):
    try:
        return parse(Path(path).read_text(encoding="utf-8"), path)
    except OSError as error:
        raise SystemExit(f"{path} cannot be read: {error.strerror}")


def read_model(path):
    model = read_json(path)
    if not isinstance(model, dict) or not {"id", "mechanic", "data", "hash"} <= model.keys():
        raise SystemExit(f"{path} is not the file of a model")
    if model_hash(model) != model["hash"]:
        raise SystemExit(f"the data of {model['id']} do not have the hash {model['hash']}")
    return model


def whole_number(text, least, name):
    if not re.fullmatch("[0-9]+", text) or int(text) < least:
        raise SystemExit(f"{name} is a whole number from {least}, not {text}")
    return int(text)


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
        rounds = read_json(arguments[1])["rounds"]
        for played in recompute_list(rounds, arguments[2]):
            print(json.dumps(played))
        return
    if len(arguments) == 2:
        model, answer = read_model(arguments[0]), read_json(arguments[1])
        order = order_of(answer, model, arguments[1])
        check_seed(answer["serverSeed"], answer["serverSeedHash"])
        played = recompute(model, *order)
        check_published(answer, played)
        print(json.dumps(played))
        return
    if len(arguments) not in (6, 7, 8):
        raise SystemExit(__doc__)
    path, server_seed, promised, client_seed, nonce, stake, *more = arguments
    chosen = parse(more[0], "INPUT_JSON") if more else {}
    taken = parse(more[1], "ACTIONS_JSON") if len(more) > 1 else []
    order = (server_seed, client_seed, whole_number(nonce, 0, "NONCE"), whole_number(stake, 1, "STAKE"), chosen, taken)
    model = read_model(path)
    check_seed(server_seed, promised)
    print(json.dumps(recompute(model, *order)))


if __name__ == "__main__":
    main(sys.argv[1:])
