from .print_run import draw_prize, exact_choices, mark


def words_of(grid):
    """The letter of each field in reading order, and the letters of each word. A letter's number is its place in the order of first appearance."""
    fields = {(y, x): sign for y, row in enumerate(grid) for x, sign in enumerate(row) if sign != "."}
    letters = list(dict.fromkeys(fields.values()))
    words = []
    for y, x in fields:
        for down, right in ((0, 1), (1, 0)):
            if (y - down, x - right) in fields:
                continue
            word, place = [], (y, x)
            while place in fields:
                word.append(letters.index(fields[place]))
                place = (place[0] + down, place[1] + right)
            if len(word) >= 3:
                words.append(word)
    return [letters.index(sign) for sign in fields.values()], words


def play(data, draws, stake, chosen, actions):
    prize = draw_prize(data, draws)
    fields, words = words_of(data["grid"])
    choices = exact_choices(words, prize["words"]) if prize else [()]
    wanted = choices[draws.below(len(choices))]
    numbers, letters = draws.shuffled(range(1, data["highest"] + 1)), max(fields) + 1
    marks = mark(draws, words, wanted, letters, data["most"])
    in_grid = [numbers[letter] for letter in range(letters) if letter in marks]
    found = draws.shuffled(in_grid + numbers[letters : letters + data["found"] - len(in_grid)])
    grid = [numbers[letter] for letter in fields]
    return {"found": found, "grid": grid}, stake * prize["multiple"] if prize else 0
