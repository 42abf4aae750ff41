import "@bellwether/ui/styles.css";
import "./office-tokens.css";
import "./office.css";
import { keepZodPlain } from "./browser/keep-zod-plain.ts";
import { showTheme } from "./browser/theme.ts";

keepZodPlain();
showTheme();
// Only then are the schemas loaded.
const { startOffice } = await import("./start.tsx");
startOffice();
