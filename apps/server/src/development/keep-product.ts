import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { SiteServer } from "@bellwether/site/site-options.ts";
import { answerPages } from "../pages/answer-pages.ts";
import type { PagePorts } from "../pages/remote-pages.ts";
import { changedPart } from "./changed-part.ts";
import type { FromFront, FromProduct } from "./front-messages.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
/** Changes within this time cause one restart: an editor that saves all files, or a checkout of another branch. */
const SETTLE_MS = 80;
/** The most characters of a failed start's error output that the page shows. */
const MAX_WORDS = 6_000;

/** `words` are the product's error output. */
export type ProductStanding = { isUp: true } | { isUp: false; words: string };

type Options = {
  /** Environment variables of the product. */
  variables: Record<string, string>;
  createSite: (options: object) => Promise<Pick<SiteServer, "answer">>;
  print: (line: string) => void;
};

export type KeptProduct = {
  /** Resolves when the product serves, or has failed to start. */
  standing(): Promise<ProductStanding>;
  /** Reports a changed file by its path from the repository's root. */
  onChange(path: string): void;
  stop(): Promise<void>;
};

type Run = {
  child: ChildProcess;
  /** They resolve with false if the process ends before that. */
  loaded: Promise<boolean>;
  up: Promise<boolean>;
  ended: Promise<unknown>;
  words(): string;
};

/** Runs the product in its own process, and restarts it when one of its files changes. */
export function keepProduct({ variables, createSite, print }: Options): KeptProduct {
  const waiting = new Map<string, string>();
  let stopping = false;
  let restarting = false;
  let run = load({});
  let standing = begin(run);

  return {
    standing: () => standing,
    onChange(path) {
      const part = changedPart(path);
      if (part === undefined || stopping) return;
      waiting.set(path, part);
      if (restarting) return;
      restarting = true;
      standing = restart(standing).finally(() => {
        restarting = false;
      });
    },
    async stop() {
      stopping = true;
      await end(run, "SIGTERM");
    },
  };

  async function restart(before: Promise<ProductStanding>): Promise<ProductStanding> {
    const began = performance.now();
    // A start in progress is not interrupted: it is opening the database.
    await before;
    const changed = new Map<string, string>();
    const ended = end(run, "SIGTERM");
    do {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      for (const [path, part] of waiting) changed.set(path, part);
      waiting.clear();
      run = load({ TELL_START: "false" });
      await Promise.all([ended, run.loaded]);
      // It has no requests yet.
      if (waiting.size > 0) await end(run, "SIGKILL");
    } while (waiting.size > 0 && !stopping);
    const outcome = await begin(run);
    if (stopping) return outcome;
    const parts = [...new Set(changed.values())].join(", ");
    const files = changed.size === 1 ? [...changed.keys()].join() : `${changed.size} files`;
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    print(
      outcome.isUp
        ? `${parts} changed (${files}): the product was restarted in ${seconds} s.`
        : `${parts} changed (${files}): the product did not start, see above. The next change starts it again.`,
    );
    // Changes that came while it opened its database.
    return waiting.size > 0 ? restart(Promise.resolve(outcome)) : outcome;
  }

  /** A process that has loaded all its code and opens nothing before it receives "go". */
  function load(more: Record<string, string>): Run {
    const child = fork(fileURLToPath(new URL("../main-in-development.ts", import.meta.url)), {
      cwd: root,
      env: { ...process.env, ...variables, ...more },
      // This serialization keeps bytes and errors.
      serialization: "advanced",
      stdio: ["ignore", "inherit", "pipe", "ipc"],
    });
    let words = "";
    child.stderr?.on("data", (data) => {
      process.stderr.write(data);
      words = (words + data).slice(-MAX_WORDS);
    });
    const send = (message: FromFront) => child.connected && child.send(message, () => {});
    let options = {};
    const receive = answerPages(send, (ports: PagePorts) => () => createSite({ ...options, ...ports }));
    child.on("message", (message: FromProduct) => {
      if (message.type === "site") options = message.options;
      else if (message.type !== "loaded" && message.type !== "up") receive(message);
    });
    const ended = once(child, "close");
    const heard = (type: FromProduct["type"]) =>
      new Promise<boolean>((resolve) => {
        child.on("message", (message: FromProduct) => message.type === type && resolve(true));
        void ended.then(() => resolve(false));
      });
    return { child, loaded: heard("loaded"), up: heard("up"), ended, words: () => words };
  }

  /** Lets a loaded process open the data folder, and waits until it serves. */
  async function begin(begun: Run): Promise<ProductStanding> {
    if (await begun.loaded) begun.child.send({ type: "go" } satisfies FromFront, () => {});
    if (!(await begun.up)) return { isUp: false, words: begun.words() };
    void begun.ended.then(() => {
      if (run !== begun || restarting || stopping) return;
      standing = Promise.resolve({ isUp: false, words: begun.words() });
      print("The product has ended, see above. The next change starts it again.");
    });
    return { isUp: true };
  }
}

async function end({ child, ended }: Run, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await ended;
}
