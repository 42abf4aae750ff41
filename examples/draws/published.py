"""Reads published JSON from a file or an address, and long lists page by page."""
import json
from pathlib import Path
from urllib.request import urlopen


def is_address(place):
    return place.startswith(("http://", "https://"))


def read_json(place):
    if not is_address(place):
        return json.loads(Path(place).read_text(encoding="utf-8"))
    with urlopen(place, timeout=30) as answer:
        return json.load(answer)


def read_pages(first, page_after, data_of=lambda page: page):
    """All leaves: from an address page by page, or from a file with one page or a list of all pages."""
    read = read_json(first)
    pages = read if isinstance(read, list) else [read]
    leaves = [leaf for page in pages for leaf in data_of(page)["leaves"]]
    left = data_of(pages[-1])["next"]
    while left is not None and is_address(first):
        page = data_of(read_json(page_after.format(left)))
        leaves += page["leaves"]
        left = page["next"]
    if left is not None:
        raise SystemExit(f"{first} has not all leaves: the next page begins after {left}")
    return leaves
