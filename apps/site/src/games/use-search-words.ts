import type { SearchWords } from "@bellwether/languages/search-words.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { useEffect, useState } from "react";
import { loadSearchWords } from "./search-words.ts";

/** The search's words of the reader's language; undefined until they are loaded, and while loading fails: titles are found without them. */
export function useSearchWords(
  wanted: boolean,
  language: Language,
  attempt: number,
): readonly SearchWords[] | undefined {
  const [words, setWords] = useState<readonly SearchWords[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the words again
  useEffect(() => {
    if (!wanted) return;
    let isLeft = false;
    loadSearchWords(language).then(
      (loaded) => {
        if (!isLeft) setWords(loaded);
      },
      () => {
        if (!isLeft) setWords(undefined);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [wanted, language, attempt]);
  return words;
}
