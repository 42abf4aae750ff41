/** When the provider's script has not loaded by then, it counts as failed, so that the message form shows without a long wait. */
const WAIT_MS = 15_000;

type Provider = { script: string; id: string };

let loaded: Promise<void> | undefined;

/**
 * Loads a chat provider's script, once per page load and not before the chat was opened. It reads the house's id, the brand and the language from
 * its own `data-` attributes, and renders into the element with `data-chat-place`. Rejects when the script fails to load.
 */
export function loadProvider(
  { script, id }: Provider,
  shown: { brand: string; language: string },
): Promise<void> {
  loaded ??= new Promise<void>((resolve, reject) => {
    const tag = document.createElement("script");
    const late = setTimeout(() => fail(), WAIT_MS);
    const fail = () => {
      clearTimeout(late);
      tag.remove();
      // The next opening tries again.
      loaded = undefined;
      reject(new Error("the chat provider's script did not load"));
    };
    tag.src = script;
    tag.async = true;
    Object.assign(tag.dataset, { chatId: id, brand: shown.brand, language: shown.language });
    tag.onload = () => {
      clearTimeout(late);
      resolve();
    };
    tag.onerror = fail;
    document.head.append(tag);
  });
  return loaded;
}
