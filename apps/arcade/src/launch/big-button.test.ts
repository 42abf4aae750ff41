import { describe, expect, it } from "vitest";
import { BigButton } from "./big-button.ts";

function shownButton() {
  const bar = { name: undefined as string | undefined, playable: false };
  const log: string[] = [];
  let other: { name: string; act: () => void } | undefined;
  let isPaused = false;
  const show = () => button.show({ isPaused, mayStart: !other, other });
  const button: BigButton = new BigButton(
    {
      offer: (name) => {
        bar.name = name;
      },
      setPlayable: (playable) => {
        bar.playable = playable;
      },
    },
    () => show(),
  );
  return {
    bar,
    button,
    log,
    play(name: string) {
      other = { name, act: () => log.push(name) };
      show();
    },
    pause() {
      isPaused = true;
      show();
    },
  };
}

describe("the big button", () => {
  it("the big button starts a round when no other action is offered", () => {
    const { bar, button } = shownButton();
    button.show({ isPaused: false, mayStart: true, other: undefined });
    expect([bar.name, bar.playable, button.press()]).toEqual([undefined, true, false]);
  });

  it("the big button runs the game's own action instead of the skip, and the skip after the game has withdrawn its action", () => {
    const { bar, button, log, play } = shownButton();
    play("Skip");
    const withdraw = button.offer("Continue", () => log.push("Continue"));
    expect([bar.name, button.press()]).toEqual(["Continue", true]);
    withdraw();
    expect([bar.name, button.press()]).toEqual(["Skip", true]);
    expect(log).toEqual(["Continue", "Skip"]);
  });

  it("the big button keeps a newer offer when an older one is withdrawn", () => {
    const { bar, button } = shownButton();
    const withdraw = button.offer("one", () => {});
    button.offer("two", () => {});
    withdraw();
    expect(bar.name).toBe("two");
  });

  it("the big button does nothing while the game is paused", () => {
    const { bar, button, log, play, pause } = shownButton();
    play("Skip");
    pause();
    expect([bar.name, bar.playable, button.press(), log]).toEqual([undefined, false, false, []]);
  });
});
