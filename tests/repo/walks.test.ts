import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf, isTypeScript, sourceFiles } from "./source-files.ts";

const texts = new Map(
  sourceFiles((path) => path === "ARCHITECTURE.md" || isTypeScript(path)).map(({ path, text }) => [
    path,
    text,
  ]),
);
const textOf = (path: string) => texts.get(path) ?? "";

/**
 * Arrows whose file cannot import the next one, the reason, and what is checked instead: `joint` imports both files, is imported by one or is one
 * of them, or `named` are texts of the one and of the other.
 */
const NOT_IMPORTED: [from: string, to: string, because: { joint: string } | { named: [string, string] }][] = [
  // React Router posts the form to the page's address, and calls the page from its list of routes.
  ["site/src/forms/send-form.ts", "server/src/web.ts", { named: ["withRetries(send", "createServer("] }],
  ["site/src/serving/serve-site.ts", "site/src/routes/login.tsx", { joint: "site/src/routes.ts" }],
  ["site/src/serving/serve-site.ts", "site/src/routes/home.tsx", { joint: "site/src/routes.ts" }],
  ["site/src/serving/serve-site.ts", "site/src/root.tsx", { named: ["createRequestHandler", "loader("] }],
  [
    "site/src/serving/serve-site.ts",
    "site/src/entry.server.tsx",
    { named: ["createRequestHandler", "handleRequest("] },
  ],
  // The site runs as a built bundle in another thread, and comes as a port.
  [
    "server/src/pages/site-handler.ts",
    "server/src/pages/site-thread.ts",
    { named: ["site.answer(", "answer:"] },
  ],
  ["server/src/pages/site-thread.ts", "site/src/serving/serve-site.ts", { named: ["bundle", "SiteServer"] }],
  [
    "server/src/pages/site-handler.ts",
    "site/src/serving/shared-page.ts",
    { named: ["site.sharedPage(", "export function sharedPageOf"] },
  ],
  // web.ts puts the turns around the handler.
  ["server/src/pages/page-turns.ts", "server/src/pages/site-handler.ts", { joint: "server/src/web.ts" }],
  // HTTP, at a call's path or a provider's.
  [
    "packages/contract/src/client.ts",
    "gate/src/calls/mount-call.ts",
    { named: ["call.path", "receiveCall("] },
  ],
  [
    "studio/src/wallet/wallet-client.ts",
    "gate/src/wallet/hub88-routes.ts",
    { named: ['"/transaction/bet"', '"/transaction/bet"'] },
  ],
  [
    "arcade/src/studio/start-round.ts",
    "studio/src/http/routes.ts",
    { named: ["send(request)", '"startRound"'] },
  ],
  [
    "arcade/src/round/round-flow.ts",
    "studio/src/http/routes.ts",
    { named: ["studio.call(", "mountStudioCall"] },
  ],
  [
    "site/src/money/cashier-frame.tsx",
    "gate/src/payments/piq-routes.ts",
    { named: ["src={url}", "/gate/piq"] },
  ],
  // The composition hands it over.
  [
    "server/src/web.ts",
    "gate/src/wallet/provider-app.ts",
    { named: ["gate.providers.fetch", "ProviderApp"] },
  ],
  [
    "gate/src/wallet/hub88-routes.ts",
    "gate/src/wallet/bet-terms.ts",
    { joint: "gate/src/wallet/provider-ports.ts" },
  ],
  [
    "gate/src/wallet/hub88-routes.ts",
    "gate/src/wallet/wallet-writer.ts",
    { joint: "gate/src/wallet/provider-ports.ts" },
  ],
  ["gate/src/wallet/wallet-writer.ts", "packages/ledger/src/ledger.ts", { joint: "gate/src/ports.ts" }],
  ["gate/src/payments/transfer.ts", "packages/ledger/src/ledger.ts", { joint: "gate/src/ports.ts" }],
  [
    "gate/src/payments/transfer.ts",
    "gate/src/payment-followers.ts",
    { named: ["of followers.deposits", "PaymentFollowers"] },
  ],
  ["gate/src/balance/read-balance.ts", "gate/src/push/push-hub.ts", { joint: "gate/src/ports.ts" }],
  [
    "studio/src/rounds/confirm-stake.ts",
    "studio/src/jackpots/add-to-pots.ts",
    { named: ["deps.addToPots(", "export async function addToPots("] },
  ],
  // The next file subscribes to this one.
  [
    "gate/src/push/push-hub.ts",
    "gate/src/bridge/bridge-connection.ts",
    { joint: "gate/src/bridge/bridge-connection.ts" },
  ],
  [
    "gate/src/bridge/bridge-connection.ts",
    "server/src/push/push-line.ts",
    { joint: "server/src/push/push-line.ts" },
  ],
  [
    "site/src/live/push-client.ts",
    "site/src/live/connect-player.ts",
    { joint: "site/src/live/connect-player.ts" },
  ],
  // A WebSocket.
  [
    "server/src/push/push-line.ts",
    "site/src/live/push-client.ts",
    { named: ["BridgeTransport", "WebSocket"] },
  ],
];

type Arrow = { from: string; to: string; call: string | undefined };

const figures = [...textOf("ARCHITECTURE.md").matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, figure]) => {
  const boxes = new Map(
    [...figure!.matchAll(/(\w+)\["([\w./-]+)/g)].map(([, box, path]) => [box!, path!] as const),
  );
  const arrows = [...figure!.matchAll(/(\w+)(?:\["[^"]*"\])? -(?:-|\.-)>(?:\|"([^"]*)"\|)? (\w+)/g)].map(
    ([, from, label, to]): Arrow => ({
      from: boxes.get(from!)!,
      to: boxes.get(to!)!,
      call: /^\w+$/.exec(label ?? "")?.[0],
    }),
  );
  return { boxes, arrows };
});
const arrows = figures.flatMap((figure) => figure.arrows);

describe("the walks of ARCHITECTURE.md", () => {
  it("the walks of ARCHITECTURE.md number 5, and name over 50 files, which exist", () => {
    expect(figures).toHaveLength(5);
    const named = figures.flatMap(({ boxes }) => [...boxes.values()]);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((path) => !texts.has(path))).toEqual([]);
  });

  it("the walks of ARCHITECTURE.md lead from each file to one that it imports, or that the list joins to it", () => {
    const wrong = arrows
      .filter(({ from, to }) => !reaches(from, to) && !mounts(from, to) && !isJoined(from, to))
      .map(({ from, to }) => `${from} does not lead to ${to}`);
    expect(wrong).toEqual([]);
  });

  it("the walks of ARCHITECTURE.md lead from the routes only to what the call of the walk uses", () => {
    const wrong = figures.flatMap(({ arrows: own }) =>
      own
        .filter(({ from }) => own.some(({ to, call }) => to === from && call !== undefined))
        .filter(({ from, to }) => {
          const calls = own.filter(({ to: routes, call }) => routes === from && call !== undefined);
          return !calls.some(({ call }) =>
            handlerOf(from, call!).some((name) => namesFrom(from, to).includes(name)),
          );
        })
        .map(({ from, to }) => `${from} does not use ${to} in this call`),
    );
    expect(wrong).toEqual([]);
  });

  it("the walks of ARCHITECTURE.md need each exception of the list, and name each call in a file before it", () => {
    const unneeded = NOT_IMPORTED.filter(
      ([from, to]) =>
        reaches(full(from), full(to)) ||
        !arrows.some((arrow) => arrow.from === full(from) && arrow.to === full(to)),
    );
    expect(unneeded.map(([from, to]) => `${from} → ${to}`)).toEqual([]);
    const unasked = figures.flatMap(({ boxes, arrows: own }) =>
      own
        .flatMap(({ call }) => call ?? [])
        .filter(
          (call) =>
            ![...boxes.values()].some(
              (path) => textOf(path).includes(`"${call}"`) && !path.endsWith("routes.ts"),
            ),
        ),
    );
    expect(unasked).toEqual([]);
  });
});

const full = (path: string) => (path.startsWith("packages/") ? path : `apps/${path}`);

/** The file that a file means by the name of an import. */
function fileOf(path: string, name: string): string {
  if (name.startsWith(".")) return posix.join(posix.dirname(path), name);
  const [, part, file = "index.ts"] = /^@bellwether\/([a-z0-9]+)(?:\/(.+))?$/.exec(name) ?? [];
  return [`packages/${part}/src/${file}`, `apps/${part}/src/${file}`].find((each) => texts.has(each)) ?? name;
}

/** The names that a file imports from another one, or from an index.ts that exports them from there. */
function namesFrom(from: string, to: string): string[] {
  return imported(from).flatMap(({ file, names }) => {
    if (file === to) return names;
    if (!file.endsWith("/index.ts")) return [];
    const exported = namesFrom(file, to);
    return names.filter((name) => exported.includes(name));
  });
}

function imported(path: string): { file: string; names: string[] }[] {
  const statements = /\b(?:import|export)\s+(?:type\s+)?(\{[^}]*\}|\w+)\s+from\s+["']([^"']+)["']/g;
  return [...textOf(path).matchAll(statements)].map(([, names, file]) => ({
    file: fileOf(path, file!),
    names: (names!.match(/\w+/g) ?? []).filter((name) => name !== "type"),
  }));
}

const reaches = (from: string, to: string) =>
  namesFrom(from, to).length > 0 || importsOf(textOf(from)).some((name) => fileOf(from, name) === to);

/** Routes import the function that mounts a call. */
const mounts = (from: string, to: string) => from.endsWith("/mount-call.ts") && reaches(to, from);

function isJoined(from: string, to: string): boolean {
  const [, , because] = NOT_IMPORTED.find((each) => full(each[0]) === from && full(each[1]) === to) ?? [];
  if (because === undefined) return false;
  if ("named" in because)
    return textOf(from).includes(because.named[0]) && textOf(to).includes(because.named[1]);
  const joint = full(because.joint);
  const names = (path: string) =>
    joint === path ||
    reaches(joint, path) ||
    reaches(path, joint) ||
    textOf(joint).includes(`"routes/${posix.basename(path)}"`);
  return joint.endsWith("site/src/routes.ts") ? names(to) : names(from) && names(to);
}

/** The names in the statement that mounts a call. */
function handlerOf(routes: string, call: string): string[] {
  const statements = textOf(routes).split(/^\s*(?=mount(?:Studio)?Call\()/m);
  const own = statements.filter((statement) =>
    new RegExp(`^mount\\w+\\([^()]*(?:\\bcalls\\.${call}\\b|"${call}")`).test(statement),
  );
  return own.flatMap((statement) => statement.match(/\w+/g) ?? []);
}
