"""The tree over the texts of all bets or entries; docs/fairness.md, "A draw with all its tickets"."""
import hashlib


def sha256(content):
    return hashlib.sha256(content).digest()


def root_of(texts):
    """The root in hexadecimal. Without texts it is the SHA-256 of nothing."""
    level = [sha256(b"\x00" + text.encode("utf-8")) for text in texts]
    while len(level) > 1:
        pairs = [level[at : at + 2] for at in range(0, len(level), 2)]
        level = [sha256(b"\x01" + pair[0] + pair[1]) if len(pair) == 2 else pair[0] for pair in pairs]
    return (level[0] if level else sha256(b"")).hex()
