import { ClientSeed, type Fairness, type RotateSeedsReply } from "@bellwether/contract/studio/fairness.ts";
import type { RoundReplay } from "@bellwether/contract/studio/round.ts";
import type { RotationText } from "../proof/judge-rotation.ts";
import type { GameTexts } from "../texts/texts.ts";
import { openDialog } from "./dialog.ts";
import { element } from "./element.ts";
import styles from "./fairness-panel.module.css";

/** The next seed's hash is unknown once another device has changed the seeds. */
export type KnownFairness = Omit<Fairness, "nextServerSeedHash" | "mayChooseClientSeed"> & {
  nextServerSeedHash: string | undefined;
};

/** The panel's data and the actions of its buttons. */
export type FairnessParts = {
  t: GameTexts;
  busy: boolean;
  /** Undefined for bets at a table: no player's seed is an input of its draws. */
  fairness: KnownFairness | undefined;
  /** A round is sealed while the seeds that it was drawn from are in use. */
  rounds: { roundId: string; text: string; isSealed: boolean }[];
  rotate(clientSeed: string): void;
  replay(roundId: string): void;
  /** Reveals the seeds of a sealed round first. */
  verify(roundId: string): void;
  /** Looks for a server seed's hash under the root of its day. */
  checkDay(serverSeedHash: string): void;
};

export type FairnessPanel = {
  say(text: string, good: boolean): void;
  showRotated(next: KnownFairness, revealed: RotateSeedsReply["revealed"], text: RotationText): void;
  /** Shows the seeds and the nonce of a past round. `sold` names what was bought in it, if anything was. */
  showRound(round: RoundReplay, sold: string | undefined): void;
  close(): void;
};

/**
 * Panel with the hash of the current seed, the player's own seed, and past rounds to replay and recompute. For bets at a table it has the
 * text of the table's own panel in place of the seeds.
 */
export function openFairnessPanel({
  t,
  busy,
  fairness,
  rounds,
  rotate,
  replay,
  verify,
  checkDay,
}: FairnessParts): FairnessPanel {
  const pair = fairness && buildSeedPair({ t, busy, fairness, rotate });
  const said = element("p", { class: styles.said, attributes: { role: "status" } });
  const revealed = element("div", { class: styles.revealed, attributes: { hidden: true } });
  const shown = element("div", { class: styles.revealed, attributes: { hidden: true } });
  /** The buttons that reveal seeds before they verify, each with the text of its round. */
  const sealed = new Map<HTMLButtonElement, string>();
  const lines = rounds.map(roundLine);
  const dialog = openDialog(
    t("fairness"),
    [
      shown,
      element("p", { class: styles.intro, text: t(pair ? "fairness_intro" : "live_proof_intro") }),
      ...(pair ? pair.parts : []),
      said,
      revealed,
      element("h3", { class: styles.heading, text: t(pair ? "past_rounds" : "live_your_bets") }),
      ...(sealed.size > 0 ? [element("p", { class: styles.help, text: t("reveal_note") })] : []),
      rounds.length === 0
        ? element("p", { class: styles.help, text: t("no_rounds") })
        : element("ul", { class: styles.rounds }, lines),
    ],
    t,
  );

  function roundLine({ roundId, text, isSealed }: FairnessParts["rounds"][number]): HTMLLIElement {
    const button = (label: string, act: () => void, disabled: boolean) =>
      element("button", {
        class: styles.small,
        text: label,
        attributes: { type: "button", disabled },
        aria: { label: `${label}: ${text}` },
        on: { click: act },
      });
    const check = button(
      t(isSealed ? "reveal_and_verify" : "verify"),
      () => verify(roundId),
      isSealed && busy,
    );
    if (isSealed) sealed.set(check, text);
    return element("li", { class: styles.round }, [
      element("span", { text }),
      button(t("replay"), () => replay(roundId), busy),
      check,
    ]);
  }

  /** All seeds that were in use are revealed now. */
  function unseal(): void {
    for (const [button, text] of sealed) {
      button.textContent = t("verify");
      button.setAttribute("aria-label", `${t("verify")}: ${text}`);
    }
    sealed.clear();
  }

  const dayButton = (serverSeedHash: string) =>
    element("button", {
      class: styles.small,
      text: t("day_check"),
      attributes: { type: "button" },
      on: { click: () => checkDay(serverSeedHash) },
    });

  return {
    say(text, good) {
      said.textContent = text;
      said.dataset.good = String(good);
    },
    showRotated(next, old, text) {
      pair?.show(next);
      unseal();
      this.say(t(text), text !== "hash_differs");
      revealed.hidden = false;
      revealed.replaceChildren(
        element("h3", { class: styles.heading, text: t("revealed") }),
        element("dl", { class: styles.facts }, [
          element("dt", { text: t("server_seed") }),
          element("dd", {}, [code(old.serverSeed)]),
          element("dt", { text: t("server_hash") }),
          element("dd", {}, [code(old.serverSeedHash)]),
          element("dt", { text: t("client_seed") }),
          element("dd", {}, [code(old.clientSeed)]),
          ...(old.unused.length > 0 ? [element("dt", { text: t("unused_nonces") })] : []),
          ...old.unused.map(({ nonce, reason }) => element("dd", { text: t(`nonce_${reason}`, { nonce }) })),
        ]),
        dayButton(old.serverSeedHash),
      );
    },
    showRound({ nonce, serverSeed, serverSeedHash, clientSeed, table, input }, sold) {
      shown.hidden = false;
      // The verification's result is shown below the round, not below the seeds of the next rounds.
      shown.after(said);
      shown.scrollIntoView({ block: "nearest" });
      shown.replaceChildren(
        element("h3", {
          class: styles.heading,
          text: table ? t("live_round", { number: table.number }) : t("round_proof", { nonce }),
        }),
        element("dl", { class: styles.facts }, [
          element("dt", { text: t("server_hash") }),
          element("dd", {}, [code(serverSeedHash)]),
          element("dt", { text: t("server_seed") }),
          element("dd", {}, [serverSeed === null ? t("seed_kept") : code(serverSeed)]),
          // All players at a table play the same round, so no player's seed is an input of its draw.
          ...(table
            ? []
            : [element("dt", { text: t("client_seed") }), element("dd", {}, [code(clientSeed)])]),
          ...(sold ? [element("dt", { text: sold }), element("dd", {}, [code(JSON.stringify(input))])] : []),
        ]),
        dayButton(serverSeedHash),
      );
    },
    close: () => dialog.close(),
  };
}

/** The fingerprints of the current seeds, and the form to change them. */
function buildSeedPair({
  t,
  busy,
  fairness,
  rotate,
}: Pick<FairnessParts, "t" | "busy" | "rotate"> & { fairness: KnownFairness }) {
  const hash = code(fairness.serverSeedHash);
  const nextHash = code(fairness.nextServerSeedHash ?? "–");
  const nonce = element("dd", { text: String(fairness.nonce) });
  const seed = element("input", {
    class: styles.input,
    attributes: {
      id: "client-seed",
      value: fairness.clientSeed,
      maxlength: 64,
      autocomplete: "off",
      spellcheck: "false",
    },
    aria: { describedby: "client-seed-help" },
  });
  const help = element("p", {
    class: styles.help,
    text: t("client_seed_help"),
    attributes: { id: "client-seed-help" },
  });
  const change = element("button", {
    class: styles.primary,
    text: t("rotate"),
    attributes: { type: "button", disabled: busy },
  });
  const form = element("div", { class: styles.form }, [
    element("label", { class: styles.label, text: t("client_seed"), attributes: { for: "client-seed" } }),
    element("div", { class: styles.row }, [seed, change]),
    help,
  ]);
  // The frame's sandbox forbids forms to be submitted, so the button and the Enter key call `submit`.
  const submit = () => {
    const valid = ClientSeed.safeParse(seed.value).success;
    seed.setAttribute("aria-invalid", String(!valid));
    help.textContent = t(valid ? "client_seed_help" : "client_seed_wrong");
    if (valid) rotate(seed.value);
  };
  change.addEventListener("click", submit);
  seed.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !busy) submit();
  });
  const facts = element("dl", { class: styles.facts }, [
    element("dt", { text: t("server_hash") }),
    element("dd", {}, [hash]),
    element("dt", { text: t("next_server_hash") }),
    element("dd", {}, [nextHash]),
    element("dt", { text: t("next_nonce") }),
    nonce,
  ]);
  return {
    parts: [facts, form],
    show(next: KnownFairness) {
      hash.textContent = next.serverSeedHash;
      nextHash.textContent = next.nextServerSeedHash ?? "–";
      nonce.textContent = String(next.nonce);
    },
  };
}

function code(text: string): HTMLElement {
  return element("code", { class: styles.code, text });
}
