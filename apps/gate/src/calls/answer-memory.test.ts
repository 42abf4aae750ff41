import { randomInt } from "node:crypto";
import { pushAddress } from "@bellwether/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPushHub, type PushRelay } from "../push/index.ts";
import { createAnswerMemory, KEPT_MS, MAX_QUESTION_LENGTH } from "./answer-memory.ts";

/** Set to the seed of a failure to see it again. */
const seed = Number(process.env.ANSWER_TEST_SEED ?? randomInt(2 ** 31));

const message = { type: "session_ended", reason: "idle_logout" } as const;
const anna = { channel: "anna", brand: "BELLWETHER" } as const;

function memory(relay?: PushRelay) {
  const push = createPushHub(relay);
  const clock = { at: Date.parse("2026-11-20T12:00:00Z") };
  const answers = createAnswerMemory(push, () => new Date(clock.at));
  const happens = (player: { channel: string }) => push.publish(pushAddress(player.channel), message);
  return { answers, clock, happens };
}

describe("an answer that may be given again", () => {
  it("is given again for 999 ms after its question, and not at 1,000", () => {
    const { answers, clock } = memory();
    const keep = answers.begin();
    clock.at += 400;
    keep(anna, "question", "5.00");
    clock.at += KEPT_MS - 401;
    expect(answers.find("question", "BELLWETHER")).toBe("5.00");
    clock.at += 1;
    expect(answers.find("question", "BELLWETHER")).toBeUndefined();
  });

  it("answers its own question alone", () => {
    const { answers } = memory();
    answers.begin()(anna, "question", "5.00");
    expect(answers.find("question ", "BELLWETHER")).toBeUndefined();
  });

  it("is forgotten with whatever is told to the player's screens, and with nothing that is told to another's", () => {
    const { answers, happens } = memory();
    answers.begin()(anna, "question", "5.00");
    happens({ channel: "berta" });
    expect(answers.find("question", "BELLWETHER")).toBe("5.00");
    happens(anna);
    expect(answers.find("question", "BELLWETHER")).toBeUndefined();
  });

  it("is forgotten before a message has gone by way of Redis, and again when one comes from another node", () => {
    let receive: Parameters<PushRelay["onMessage"]>[0] = () => {};
    const { answers, happens } = memory({
      publish: () => {},
      onMessage: (next) => {
        receive = next;
      },
    });
    answers.begin()(anna, "question", "5.00");
    happens(anna);
    expect(answers.find("question", "BELLWETHER")).toBeUndefined();
    answers.begin()(anna, "question", "6.00");
    receive(pushAddress("anna"), message);
    expect(answers.find("question", "BELLWETHER")).toBeUndefined();
  });

  it("is not kept if something happened while it was made, or if that took 1,000 ms", () => {
    const { answers, clock, happens } = memory();
    const keep = answers.begin();
    happens(anna);
    keep(anna, "question", "5.00");
    expect(answers.find("question", "BELLWETHER")).toBeUndefined();
    const slow = answers.begin();
    clock.at += KEPT_MS;
    slow(anna, "question", "5.00");
    clock.at -= KEPT_MS;
    expect(answers.find("question", "BELLWETHER")).toBeUndefined();
  });

  it("does not outlive a clock that is set back by 1 hour", () => {
    const { answers, clock } = memory();
    answers.begin()(anna, "question", "5.00");
    clock.at -= 3_600_000;
    expect(answers.find("question", "BELLWETHER")).toBeUndefined();
  });

  it(`is kept for questions of up to ${MAX_QUESTION_LENGTH} characters`, () => {
    const { answers } = memory();
    const [longest, longer] = ["q".repeat(MAX_QUESTION_LENGTH), "q".repeat(MAX_QUESTION_LENGTH + 1)];
    answers.begin()(anna, longest, "5.00");
    expect(answers.find(longest, "BELLWETHER")).toBe("5.00");
    answers.begin()(anna, longer, "5.00");
    expect(answers.find(longer, "BELLWETHER")).toBeUndefined();
  });

  it(`is never older than the last change, in 500 random orders of changes, questions, answers and pauses (seed ${seed})`, () => {
    const player = fc.nat(2);
    const step = fc.oneof(
      fc.record({ do: fc.constant("change" as const), player }),
      fc.record({ do: fc.constant("ask" as const), player }),
      fc.record({ do: fc.constant("answer" as const), nth: fc.nat(5) }),
      fc.record({ do: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 1_500 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { answers, clock, happens } = memory();
        const truth = [0, 0, 0];
        const open: { player: number; keep: ReturnType<typeof answers.begin>; text: string }[] = [];
        for (const each of steps) {
          if (each.do === "change") {
            truth[each.player]! += 1;
            happens({ channel: `p${each.player}` });
          } else if (each.do === "ask") {
            const keep = answers.begin();
            open.push({ player: each.player, keep, text: String(truth[each.player]) });
          } else if (each.do === "wait") clock.at += each.ms;
          else {
            const [answer] = open.splice(each.nth % Math.max(1, open.length), 1);
            answer?.keep(
              { channel: `p${answer.player}`, brand: "BELLWETHER" },
              `q${answer.player}`,
              answer.text,
            );
          }
          for (const player of truth.keys())
            expect([undefined, String(truth[player])]).toContain(answers.find(`q${player}`, "BELLWETHER"));
        }
      }),
      { numRuns: 500, seed },
    );
  });
});
