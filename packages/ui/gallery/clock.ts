/** The render time of the gallery's page. */
export const renderedAtMs = Date.now();
export const now = () => Date.now();

const euro = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" });
export const formatMinor = (minor: number) => euro.format(minor / 100);

const units = { days: "days", hours: "hrs", minutes: "min", seconds: "sec" };
export const unit = (part: keyof typeof units) => units[part];
