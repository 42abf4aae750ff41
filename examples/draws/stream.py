"""The seeds of a shared draw; docs/fairness.md, "A draw with all its tickets"."""
import hashlib

from rules.draws import Draws

SIGNATURE_NOTE = (
    "the beacon's signature itself is not checked here, which takes a pairing library; npm run verify:draw checks it, for round {} of the chain {}"
)


def seed_check(server_seed, promised):
    hashed = hashlib.sha256(server_seed.encode("ascii")).hexdigest()
    return hashed == promised, f"the server seed has the hash {promised}"


def randomness_of(signature):
    return hashlib.sha256(bytes.fromhex(signature)).hexdigest()


def shared_draws(server_seed, root, randomness, table, number):
    """The stream whose block b is that of the text root:randomness:table:number:b."""
    return Draws(server_seed, f"{root}:{randomness}:{table}", number)
