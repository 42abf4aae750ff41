import { useState } from "react";
import { chooseTheme, chosenTheme, themes } from "../browser/theme.ts";
import { DarkThemeIcon, LightThemeIcon, SystemThemeIcon } from "../kit/icons.ts";
import styles from "./office-rail.module.css";
import { shellWords as words } from "./words.ts";

const icons = { system: SystemThemeIcon, light: LightThemeIcon, dark: DarkThemeIcon };

/** Goes from the system's look to light to dark; the browser keeps it. */
export function ThemeButton() {
  const [theme, setTheme] = useState(chosenTheme);
  const Icon = icons[theme];
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  return (
    <button
      type="button"
      className={styles.tool}
      title={words.theme[theme]}
      aria-label={words.theme[theme]}
      onClick={() => {
        chooseTheme(next);
        setTheme(next);
      }}
    >
      <Icon aria-hidden />
    </button>
  );
}
