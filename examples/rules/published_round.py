"""A round as the studio has published it: the answer of GET /studio/api/rounds/{roundId}, compared with the recomputed round."""

FIELDS = ("model", "modelHash", "serverSeed", "serverSeedHash", "clientSeed", "nonce", "firstStakeMinor", "stakeMinor", "input", "actions", "payoutMinor", "script")

# The events that tell a value which the recomputed round has too: the event's field, and the name of the value.
TOLD = {
    "ball-landed": {"pocket": "pocket"},
    "bin-won": {"bin": "bin"},
    "cards-drawn": {"cards": "cards"},
    "dealer-turned": {"cards": "dealer"},
    "dice-rolled": {"dice": "dice"},
    "grid-filled": {"stops": "stops"},
    "hands-compared": {"playerPoints": "player", "bankerPoints": "banker"},
    "hands-shown": {"dealerCards": "dealer"},
    "mines-shown": {"tiles": "mines"},
    "player-dealt": {"cards": "player"},
    "wheel-stopped": {"segment": "segment"},
}


def order_of(answer, model, name):
    """What decides the published round. Exits if the answer is that of another call, or cannot be recomputed with the model."""
    missing = [field for field in FIELDS if not isinstance(answer, dict) or field not in answer]
    if missing:
        raise SystemExit(f"{name} is not the answer of GET /studio/api/rounds/{{roundId}}: it has no {missing[0]}")
    if "table" in answer:
        raise SystemExit("a table has drawn this round: npm run verify:draw checks it, see docs/live-tables.md")
    if answer["serverSeed"] is None:
        raise SystemExit("the server seed is not revealed yet: change the seeds in the game first")
    if (answer["model"], answer["modelHash"]) != (model["id"], model["hash"]):
        raise SystemExit(f"the round was played with the model {answer['model']}, hash {answer['modelHash']}")
    actions = [taken["action"] for taken in answer["actions"]]
    seeds = (answer["serverSeed"], answer["clientSeed"], answer["nonce"])
    return *seeds, int(answer["firstStakeMinor"]), answer["input"], actions


def check_published(answer, played):
    """Exits if the published round has another stake, payout or event than the recomputed one."""
    staked = played.get("stakedMinor", answer["firstStakeMinor"])
    compared = [("stake", answer["stakeMinor"], staked), ("payout", answer["payoutMinor"], played["payoutMinor"])]
    for what, published, computed in [*compared, *told(answer["script"]["events"], played)]:
        if published != computed:
            raise SystemExit(f"the published {what} is {published}, but the seeds give {computed}")


def told(events, played):
    """What the events tell of the round: for each value its name, how it was published, and how it was recomputed."""
    if "spins" in played:
        yield "stops of all spins", told_by("reels-stopped", "stops", events), [spin["stops"] for spin in played["spins"]]
    elif told_by("reels-stopped", "stops", events):
        yield "stops", told_by("reels-stopped", "stops", events)[0], played["stops"]
    if told_by("card-shown", "card", events):
        yield "cards", told_by("card-shown", "card", events), played["cards"]
    for event in events:
        # A scratch card is dealt with all its fields, under the same names.
        names = {name: name for name in played} if event["type"] == "card-dealt" else TOLD.get(event["type"], {})
        for field, name in names.items():
            if field in event and name in played:
                yield f"{field} of {event['type']}", event[field], played[name]
    yield "last event", events[-1:], [{"type": "round-ended", "payoutMinor": played["payoutMinor"]}]


def told_by(kind, field, events):
    return [event[field] for event in events if event["type"] == kind]
