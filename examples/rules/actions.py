"""The player's choices in a round, in the order of its replay."""


class Actions:
    def __init__(self, actions):
        self.left = list(actions)

    def take(self, offered):
        """Returns the next action. Exits if it is not on offer."""
        if not self.left:
            raise SystemExit(f"the round is not over; on offer: {offered}")
        action = self.left.pop(0)
        if action not in offered:
            raise SystemExit(f"{action} is not on offer; on offer: {offered}")
        return action

    def take_move(self, *moves):
        """Returns the name of the next action, for games whose actions are {"move": name}."""
        return self.take([{"move": move} for move in moves])["move"]

    def check_end(self):
        if self.left:
            raise SystemExit(f"the round was over before {self.left[0]}")
