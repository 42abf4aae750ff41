/** A provider that has not come by then is told as away, so that the message form stands there in time. */
const WAIT_MS = 15_000;

type Provider = { script: string; id: string };

let loaded: Promise<void> | undefined;

/**
 * Runs a chat provider's script, once in the page's life and not before the chat was opened. It finds the house's id, the brand and the language in
 * its own `data-` attributes, and draws into the element with `data-chat-place`. Rejects when it does not come.
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
      reject(new Error("the chat provider's script did not come"));
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
