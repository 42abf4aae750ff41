"""The beacon's chains and the times of their rounds; docs/fairness.md, "A draw with all its tickets"."""
import hashlib
from datetime import datetime, timezone

# What /info of a chain answers: drand's quicknet, and the chain of every sandbox, whose values anybody can compute in advance.
QUICKNET = {
    "public_key": "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    "period": 3,
    "genesis_time": 1692803367,
    "groupHash": "f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e",
    "metadata": {"beaconID": "quicknet"},
}
SANDBOX = {
    "public_key": "84f98883f8d4da7186dc8885f398afbd3c398a099602abcfa38c99a7de9a76b941bdcad585c9625eb9fc30ad8735c6b112d4d878b09e1531d0c7fc4dab5000be9d43da51d5032f88293b95fdc4dab9df02fb968f0cc03b0a4974534f84f1d75f",
    "period": 3,
    "genesis_time": 1767225600,
    "groupHash": "b5d4647d52cec4cc9a675c811af2212300dec7b4956bf96f913bbce07ae0bbd0",
    "metadata": {"beaconID": "bellwether-sandbox"},
}
KNOWN = (QUICKNET, SANDBOX)


def chain_hash(info):
    """The hash of a chain covers its key and everything that the times of its rounds follow from."""
    beacon_id = info["metadata"]["beaconID"]
    parts = (
        info["period"].to_bytes(4, "big"),
        info["genesis_time"].to_bytes(8, "big"),
        bytes.fromhex(info["public_key"]),
        bytes.fromhex(info["groupHash"]),
        b"" if beacon_id == "default" else beacon_id.encode(),
    )
    return hashlib.sha256(b"".join(parts)).hexdigest()


def seconds_of(time):
    return datetime.fromisoformat(time.replace("Z", "+00:00")).timestamp()


def check_chain(hashed, key, number, not_before, closing, more=()):
    """The chain is known, the key is its own, and its round came at the time `not_before` or later. `more` are further chains."""
    chain = next((info for info in (*KNOWN, *more) if chain_hash(info) == hashed), None)
    yield chain is not None, f"the chain {hashed} is known, or named with --chain"
    name = chain["metadata"]["beaconID"]
    note = ", whose values anybody can compute in advance" if chain is SANDBOX else ""
    yield chain["public_key"] == key, f"the published key is that of the chain {name}{note}"
    came_at = chain["genesis_time"] + chain["period"] * (number - 1)
    came = datetime.fromtimestamp(came_at, timezone.utc).isoformat()
    yield came_at >= seconds_of(not_before), f"round {number} came at {came}, not before {closing} at {not_before}"
