"""Verifies an export of the office's audit (npm run audit:verify -- --export audit.jsonl) with nothing but Python's own library.

    python3 examples/verify_audit.py audit.jsonl [audit-heads.json]

Each line is an entry. Its hash is SHA-256 of a JSON list without spaces: the hash before it, position, time, kind and name of who did it, action,
subject, and the hash of the detail. The detail's hash is SHA-256 of salt, colon and detail; both are null where personal data was erased.

The heads are the hashes that the house has published day by day (/gate/audit-heads.json): each must be the hash of an entry, or the end was cut off.
"""

import hashlib
import json
import sys

FIRST = "0" * 64


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def problems_in(lines):
    previous, position, erased = FIRST, 0, 0
    problems, hashes = [], set()
    for line in lines:
        entry = json.loads(line)
        position += 1
        if entry["position"] != position:
            problems.append(f"entry {position} is missing")
            position = entry["position"]
        if entry["previous_hash"] != previous:
            problems.append(f"entry {position} does not follow the one before it")
        hashed = [entry["previous_hash"], entry["position"], entry["at"], entry["actor_kind"], entry["actor_name"]]
        hashed += [entry["action"], entry["subject"], entry["detail_hash"]]
        if sha256(json.dumps(hashed, separators=(",", ":"), ensure_ascii=False)) != entry["hash"]:
            problems.append(f"entry {position} was changed")
        if entry["detail"] is None:
            erased += 1
        elif sha256(f"{entry['salt']}:{entry['detail']}") != entry["detail_hash"]:
            problems.append(f"the detail of entry {position} was changed")
        previous = entry["hash"]
        hashes.add(previous)
    return problems, position, erased, previous, hashes


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        problems, entries, erased, head, hashes = problems_in(file)
    if len(sys.argv) > 2:
        with open(sys.argv[2], encoding="utf-8") as file:
            heads = json.load(file)["heads"]
        problems += [f"the hash published on {each['day']} is in no entry" for each in heads if each["hash"] not in hashes]
    for problem in problems:
        print(problem)
    print(f"{entries} entries, {erased} with an erased detail; the last hash is {head}.")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
