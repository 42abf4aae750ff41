import { expect, it } from "vitest";
import { openPage } from "../../testing/page-fixture.ts";

const document = {
  ...{ document_id: "1", kind: "address", state: "refused", pages: [] },
  ...{ begun_at: "2026-11-20T12:00:00.000Z", sent_at: "2026-11-20T12:00:00.000Z" },
  ...{ decided_at: "2026-11-21T12:00:00.000Z", cause: "unreadable", expires_on: null },
};
const open = (documents: object, toggle = true) =>
  openPage("/my-account/documents", {
    player: {},
    gate: {
      documents: {
        ...{ takes_uploads: true, asked: null, vendor_check: null, documents: [], uploads_left: 20 },
        ...documents,
      },
    },
    toggles: { DOCUMENT_UPLOAD_ENABLED: toggle },
  });

it("the page of documents says why one was refused, in words, and takes another", async () => {
  const { html } = await open({ documents: [document] });
  expect(html).toContain("Proof of your address");
  expect(html).toContain("Not accepted");
  expect(html).toContain("We cannot read it. Please take the picture in good light");
  expect(html).toContain("Sent on 20 Nov 2026");
  expect(html).toContain("Send another document");
  expect(html).toMatch(
    /<input[^>]*type="file"[^>]*accept="image\/jpeg,image\/png,image\/webp,application\/pdf"/,
  );
});

it("the page of documents with a draft of two pages offers to send or discard it", async () => {
  const pages = [
    { page_id: "a", side: "front", type: "picture" },
    { page_id: "b", side: "back", type: "picture" },
  ];
  const { html } = await open({
    documents: [{ ...document, state: "draft", sent_at: null, decided_at: null, cause: null, pages }],
  });
  expect(html).toContain("Send to be checked");
  expect(html).toContain("Discard");
  expect(html).toContain("You have not sent any document yet.");
});

it("the page of documents says what is asked for until one of its kind waits", async () => {
  const asked = { kind: "address", asked_at: "2026-11-20T12:00:00.000Z" };
  expect((await open({ asked })).html).toContain("We need to see where you live.");
  const waiting = { ...document, state: "waiting", decided_at: null, cause: null };
  const { html } = await open({ asked, documents: [waiting] });
  expect(html).not.toContain("We need to see where you live.");
  expect(html).toContain("Being checked");
});

it.each([
  [true, "Send our support team a photo of your passport or identity card.", 1],
  [false, "Our support team will write to you and explain how.", 0],
])(
  "the page of documents without uploads, with DOCUMENT_UPLOAD_ENABLED %s, says '%s' and takes no file",
  async (toggle, text, mails) => {
    const asked = { kind: "identity", asked_at: "2026-11-20T12:00:00.000Z" };
    const { html } = await open({ takes_uploads: false, asked }, toggle);
    expect(html).toContain(text);
    expect(html.match(/href="mailto:/g) ?? []).toHaveLength(mails);
    expect(html).not.toContain('type="file"');
  },
);

it.each([
  ["preparing", null, "We are preparing your page for it."],
  ["ready", "https://vendor.example/a1", "show your passport or identity card to the camera"],
  ["looking", null, "We have what you showed, and are looking at it."],
  ["ended", null, "Start again"],
])(
  "the page of documents of a player who is asked who they are, whose check by the vendor is %s, says '%s %s'",
  async (state, url, text) => {
    const asked = { kind: "identity", asked_at: "2026-11-20T12:00:00.000Z" };
    for (const takes_uploads of [true, false]) {
      const { html } = await open({ asked, vendor_check: { state, url }, takes_uploads });
      expect(html).toContain("Prove who you are");
      expect(html).toContain(text);
      expect(html).toContain("The law requires us to check who you are.");
      expect(html.includes('href="https://vendor.example/a1"')).toBe(url !== null);
      expect(html.includes('type="file"')).toBe(takes_uploads);
    }
  },
);
