import { inBrowser, readWord } from "@bellwether/ui/browser-storage.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const NAME = "office-theme";

/** The look that this person chose in this browser; the system's without a choice. */
export function chosenTheme(): Theme {
  return readWord(inBrowser, NAME, themes) ?? "system";
}

/** Keeps the choice and shows it at once. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") inBrowser.remove(NAME);
  else inBrowser.write(NAME, theme);
  showTheme();
}

/** Writes the choice where the tokens read it. */
export function showTheme(): void {
  const theme = chosenTheme();
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
