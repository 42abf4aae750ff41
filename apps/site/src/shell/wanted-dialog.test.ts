import { describe, expect, it } from "vitest";
import { type DialogSituation, wantedDialog } from "./wanted-dialog.ts";

const player = { acceptedTerms: true };
const situation: DialogSituation = {
  path: "/slots",
  player,
  hasEnded: false,
  isIdle: false,
  checkIsDue: false,
  swedishBar: false,
  britishWelcome: false,
  depositLimitsInfoSeen: undefined,
  britishWelcomeSeen: undefined,
};
const wanted = (more: Partial<DialogSituation>) => wantedDialog({ ...situation, ...more });

it("a player without anything to answer sees no dialog", () => {
  expect(wanted({})).toBeUndefined();
});

describe("the terms dialog", () => {
  const unaccepted = { player: { acceptedTerms: false } };

  it.each(["/", "/slots", "/deposit", "/play/2101", "/promotions", "/my-account/account-info"])(
    "the terms dialog blocks %s while the terms are not accepted",
    (path) => {
      expect(wanted({ ...unaccepted, path })).toBe("terms");
    },
  );

  it.each([
    "/info/terms",
    "/privacy-policy",
    "/cashout",
    "/playsafe",
    "/set-limits",
    "/responsible-gaming",
    "/support",
    "/my-account/user-settings",
  ])(
    "the terms dialog does not block %s, where terms are read, money is withdrawn, or play is limited or ended",
    (path) => {
      expect(wanted({ ...unaccepted, path })).toBeUndefined();
      expect(wanted({ ...unaccepted, path, checkIsDue: true })).toBe("realityCheck");
    },
  );

  it("the terms dialog closes when they are accepted, and is not shown to a visitor", () => {
    expect(wanted({ player })).toBeUndefined();
    expect(wanted({ player: undefined })).toBeUndefined();
  });
});

describe("the note about deposit limits under the Swedish licence", () => {
  it.each([
    ["nothing", undefined, "depositLimitsInfo"],
    ["no", "no", "depositLimitsInfo"],
    ["yes", "yes", undefined],
    ["not read yet", "waiting", undefined],
  ] as const)(
    "the note about deposit limits under the Swedish licence with depositLimitsInfoSeen %s is %s",
    (_what, depositLimitsInfoSeen, dialog) => {
      expect(wanted({ swedishBar: true, depositLimitsInfoSeen })).toBe(dialog);
    },
  );

  it("the note about deposit limits under the Swedish licence is for players, under the licence, and not on the page that sets the limits", () => {
    expect(wanted({ swedishBar: true, player: undefined })).toBeUndefined();
    expect(wanted({ swedishBar: false })).toBeUndefined();
    expect(wanted({ swedishBar: true, path: "/set-limits" })).toBeUndefined();
  });
});

describe("the welcome in Great Britain", () => {
  it.each([
    [undefined, "britishWelcome"],
    ["yes", undefined],
    ["waiting", undefined],
  ] as const)(
    "the welcome in Great Britain with britishWelcomeSeen %s is %s, for visitors too",
    (britishWelcomeSeen, dialog) => {
      expect(wanted({ britishWelcome: true, britishWelcomeSeen })).toBe(dialog);
      expect(wanted({ britishWelcome: true, britishWelcomeSeen, player: undefined })).toBe(dialog);
    },
  );
});

it("of 5 dialogs at once the most important is shown, and none once the session has ended", () => {
  const all = {
    isIdle: true,
    player: { acceptedTerms: false },
    checkIsDue: true,
    swedishBar: true,
    britishWelcome: true,
  };
  expect(wanted(all)).toBe("idle");
  expect(wanted({ ...all, isIdle: false })).toBe("terms");
  expect(wanted({ ...all, isIdle: false, player })).toBe("realityCheck");
  expect(wanted({ ...all, isIdle: false, player, checkIsDue: false })).toBe("depositLimitsInfo");
  expect(wanted({ britishWelcome: true })).toBe("britishWelcome");
  expect(wanted({ ...all, hasEnded: true })).toBeUndefined();
});
