import type { Launch } from "../context/read-address.ts";
import { element } from "../controls/element.ts";
import { createStudioClient } from "../studio/studio-client.ts";
import { loadTexts } from "../texts/texts.ts";
import { dressPage } from "../theme/dress-page.ts";
import { failureNote } from "./failure-note.ts";
import { buildRoundsList } from "./rounds-list.ts";
import styles from "./rounds-page.module.css";

/** The page of a table's past rounds, which anybody may open without an account: `/arcade/?rounds={table}`. */
export async function openRoundsPage(
  tableId: string,
  { brand, language }: Pick<Launch, "brand" | "language">,
): Promise<void> {
  dressPage(brand, language);
  const t = await loadTexts(language);
  const base = new URL("/", location.href).href.replace(/\/$/, "");
  const studio = createStudioClient(`${base}/studio`, (url, init) => fetch(url, init));
  const heading = element("h1", { class: styles.heading });
  const page = element("main", { class: styles.page }, [
    heading,
    element("p", { class: styles.intro, text: t("live_proof_intro") }),
  ]);
  const name = (table: string) => {
    heading.textContent = t("rounds_title", { table });
    document.title = heading.textContent;
  };
  name(tableId.replaceAll("-", " "));
  document.body.append(page);
  document.body.classList.add(styles.scrolls ?? "");
  try {
    const { round } = await studio.call("readTable", {}, { tableId });
    page.append(buildRoundsList({ t, studio, base, language }, tableId, (round?.number ?? 0) + 1));
    // The table's own title; its currency has no influence on it.
    const { tables } = await studio.call("listLiveTables", {}, { currency: "EUR" });
    const listed = tables.find((table) => table.tableId === tableId);
    if (listed) name(listed.title);
  } catch (error) {
    page.append(failureNote(t, error, styles.failure));
  }
}
