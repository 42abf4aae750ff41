import { describe, expect, it, vi } from "vitest";
import { noAnswer, sendForm, sendFormOr } from "./send-form.ts";

const post = (fields: Record<string, string>) =>
  new Request("http://site.test/signup", { method: "POST", body: new URLSearchParams(fields) });
const away = () => new TypeError("Failed to fetch");

describe("[7.01] sending a form", () => {
  it("sending a form retries with all its fields after 200, 400 and 800 ms and up to 20 % more, while no response comes", async () => {
    const request = post({ email: "anna@example.org", city: "Åbo" });
    const sent: string[] = [];
    const waits: number[] = [];
    const parts = { wait: async (ms: number) => void waits.push(ms), random: () => 0.5 };
    const answer = await sendForm(
      request,
      async () => {
        // The router reads the body on each attempt.
        sent.push(await request.text());
        if (sent.length < 4) throw away();
        return "there";
      },
      parts,
    );
    expect(answer).toBe("there");
    expect(sent).toEqual(Array(4).fill("email=anna%40example.org&city=%C3%85bo"));
    expect(waits).toEqual([220, 440, 880]);
  });

  it("sending a form sends once when a response came, be it a refusal or a redirect", async () => {
    for (const answer of [{ refusal: noAnswer }, new Error("500")]) {
      let sent = 0;
      const send = async () => {
        sent += 1;
        if (answer instanceof Error) throw answer;
        return answer;
      };
      const outcome = await sendForm(post({}), send).catch((error: unknown) => error);
      expect([outcome, sent]).toEqual([answer, 1]);
    }
  });

  it("sending a form reads the fields only when no response came", async () => {
    const read = vi.spyOn(Request.prototype, "formData");
    const sent = await sendFormOr(
      post({ email: "anna@example.org" }),
      async () => "there",
      () => "unsent",
    );
    expect([sent, read.mock.calls.length]).toEqual(["there", 0]);
    read.mockRestore();
  });

  it("sending a form keeps what was entered when no attempt gets a response", async () => {
    const outcome = await sendFormOr(
      post({ email: "anna@example.org" }),
      async () => {
        throw away();
      },
      (form) => ({ values: { email: form.get("email") }, refusal: noAnswer }),
    );
    expect(outcome).toEqual({
      values: { email: "anna@example.org" },
      refusal: { code: "unavailable", message: "core.error_unavailable", fields: {}, params: {} },
    });
  });
});
