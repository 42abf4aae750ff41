import { pushAddress } from "@bellwether/contract";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { createPushHub, type PushRelay } from "../push/index.ts";
import { createResponseCache, KEPT_MS, MAX_QUESTION_LENGTH } from "./response-cache.ts";

const seed = inject("seed");

const message = { type: "session_ended", reason: "idle_logout" } as const;
const anna = { channel: "anna", brand: "BELLWETHER" } as const;

function memory(relay?: PushRelay) {
  const push = createPushHub(relay);
  const clock = { at: Date.parse("2026-11-20T12:00:00Z") };
  const responses = createResponseCache(push, () => new Date(clock.at));
  const happens = (player: { channel: string }) => push.publish(pushAddress(player.channel), message);
  return { responses, clock, happens };
}

describe("a cached response", () => {
  it("a cached response is returned for 999 ms after its request, and not at 1,000", () => {
    const { responses, clock } = memory();
    const keep = responses.begin();
    clock.at += 400;
    keep(anna, "question", "5.00");
    clock.at += KEPT_MS - 401;
    expect(responses.find("question", "BELLWETHER")).toBe("5.00");
    clock.at += 1;
    expect(responses.find("question", "BELLWETHER")).toBeUndefined();
  });

  it("a cached response is returned for the same request only", () => {
    const { responses } = memory();
    responses.begin()(anna, "question", "5.00");
    expect(responses.find("question ", "BELLWETHER")).toBeUndefined();
  });

  it("a cached response is dropped with every message to the player's screens, and not with a message to another player", () => {
    const { responses, happens } = memory();
    responses.begin()(anna, "question", "5.00");
    happens({ channel: "berta" });
    expect(responses.find("question", "BELLWETHER")).toBe("5.00");
    happens(anna);
    expect(responses.find("question", "BELLWETHER")).toBeUndefined();
  });

  it("a cached response is dropped before a message is sent through Redis, and again when one arrives from another node", () => {
    let receive: Parameters<PushRelay["onMessage"]>[0] = () => {};
    const { responses, happens } = memory({
      publish: () => {},
      onMessage: (next) => {
        receive = next;
      },
    });
    responses.begin()(anna, "question", "5.00");
    happens(anna);
    expect(responses.find("question", "BELLWETHER")).toBeUndefined();
    responses.begin()(anna, "question", "6.00");
    receive(pushAddress("anna"), message);
    expect(responses.find("question", "BELLWETHER")).toBeUndefined();
  });

  it("a cached response is not cached if the player's state changed while it was computed, or if that took 1,000 ms", () => {
    const { responses, clock, happens } = memory();
    const keep = responses.begin();
    happens(anna);
    keep(anna, "question", "5.00");
    expect(responses.find("question", "BELLWETHER")).toBeUndefined();
    const slow = responses.begin();
    clock.at += KEPT_MS;
    slow(anna, "question", "5.00");
    clock.at -= KEPT_MS;
    expect(responses.find("question", "BELLWETHER")).toBeUndefined();
  });

  it("a cached response is not used after the clock is set back by 1 hour", () => {
    const { responses, clock } = memory();
    responses.begin()(anna, "question", "5.00");
    clock.at -= HOUR_MS;
    expect(responses.find("question", "BELLWETHER")).toBeUndefined();
  });

  it(`a cached response is cached for requests of up to ${MAX_QUESTION_LENGTH} characters`, () => {
    const { responses } = memory();
    const [longest, longer] = ["q".repeat(MAX_QUESTION_LENGTH), "q".repeat(MAX_QUESTION_LENGTH + 1)];
    responses.begin()(anna, longest, "5.00");
    expect(responses.find(longest, "BELLWETHER")).toBe("5.00");
    responses.begin()(anna, longer, "5.00");
    expect(responses.find(longer, "BELLWETHER")).toBeUndefined();
  });

  it(`a cached response is never older than the last change, in 500 random sequences of changes, requests, responses and pauses (seed ${seed})`, () => {
    const player = fc.nat(2);
    const step = fc.oneof(
      fc.record({ do: fc.constant("change" as const), player }),
      fc.record({ do: fc.constant("ask" as const), player }),
      fc.record({ do: fc.constant("answer" as const), nth: fc.nat(5) }),
      fc.record({ do: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 1_500 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { responses, clock, happens } = memory();
        const truth = [0, 0, 0];
        const open: { player: number; keep: ReturnType<typeof responses.begin>; text: string }[] = [];
        for (const each of steps) {
          if (each.do === "change") {
            truth[each.player]! += 1;
            happens({ channel: `p${each.player}` });
          } else if (each.do === "ask") {
            const keep = responses.begin();
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
            expect([undefined, String(truth[player])]).toContain(responses.find(`q${player}`, "BELLWETHER"));
        }
      }),
      { numRuns: 500, seed },
    );
  });
});
