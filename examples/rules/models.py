"""Models as the site publishes them; docs/fairness.md, "The model"."""
import hashlib
import json


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def model_hash(model):
    """The hash that the data of a model's file have."""
    hashed = canonical({"data": model["data"], "mechanic": model["mechanic"]})
    return hashlib.sha256(hashed.encode("utf-8")).hexdigest()
