"""The stream of random numbers of a round; docs/fairness.md, "The stream"."""
import hashlib
import hmac


def uniform_below(next_word, bound):
    usable = 2**32 - 2**32 % bound
    while True:
        word = next_word()
        if word < usable:
            return word % bound


class Draws:
    """Uniform whole numbers: block b is HMAC-SHA256(server seed, "client seed:nonce:b"), eight words of 32 bits each, big-endian."""

    def __init__(self, server_seed, client_seed, nonce):
        self.key = server_seed.encode("ascii")
        self.message = f"{client_seed}:{nonce}"
        self.block = 0
        self.words = []

    def word(self):
        if not self.words:
            text = f"{self.message}:{self.block}".encode("ascii")
            digest = hmac.new(self.key, text, hashlib.sha256).digest()
            self.words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
            self.block += 1
        return self.words.pop(0)

    def below(self, bound):
        return uniform_below(self.word, bound)

    def weighted(self, table):
        left = self.below(sum(entry["weight"] for entry in table))
        for entry in table:
            if left < entry["weight"]:
                return entry
            left -= entry["weight"]
        raise ValueError("all weights of the table are 0")

    def shuffled(self, items, count=None):
        items = list(items)
        for index in range(min(len(items) if count is None else count, len(items) - 1)):
            other = index + self.below(len(items) - index)
            items[index], items[other] = items[other], items[index]
        return items
