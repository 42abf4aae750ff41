import type { ChatView, RiskView, TaskView, TimelineKind } from "@bellwether/contract/office/index.ts";

type ByLicence = { licence?: string | undefined };
type Filters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Every address of the office. A filter that is empty is left out, so that the same view always has the same address. */
export const officePaths = {
  today: () => "/",
  signIn: (to?: string) => withFilters("/sign-in", { to: to === "/" ? undefined : to }),
  invitation: () => "/invitation",
  company: () => "/company",
  players: (q?: string) => withFilters("/players", { q }),
  player: (id: string, kinds?: readonly TimelineKind[]) =>
    withFilters(`/players/${encodeURIComponent(id)}`, { kinds }),
  playerRound: (id: string, provider: string, round: string) =>
    `/players/${encodeURIComponent(id)}/rounds/${encodeURIComponent(provider)}/${encodeURIComponent(round)}`,
  approvals: (filters: { state?: "decided"; request?: string } = {}) => withFilters("/approvals", filters),
  cases: (filters: ByLicence & { state?: "closed" | "unresolved"; case?: string } = {}) =>
    withFilters("/cases", filters),
  withdrawals: (filters: ByLicence & { state?: "decided"; withdrawal?: string } = {}) =>
    withFilters("/withdrawals", filters),
  documents: (filters: ByLicence & { state?: "expiring" | "decided"; document?: string } = {}) =>
    withFilters("/documents", filters),
  risks: (filters: ByLicence & { view?: RiskView | undefined; player?: string } = {}) =>
    withFilters("/risks", filters),
  chats: (filters: ByLicence & { view?: ChatView | undefined; chat?: string } = {}) =>
    withFilters("/chats", filters),
  operators: (filters: { q?: string; state?: string; role?: string } = {}) =>
    withFilters("/operators", filters),
  roles: () => "/operators/roles",
  audit: (filters: { operator?: string; action?: string; subject?: string } = {}) =>
    withFilters("/audit", filters),
  auditEntry: (position: number) => `/audit/${position}`,
  tasks: (filters: ByLicence & { view?: TaskView | undefined } = {}) => withFilters("/tasks", filters),
  reconciliation: (filters: ByLicence & { view?: "settled" | "files" | undefined } = {}) =>
    withFilters("/reconciliation", filters),
  erasures: () => "/erasures",
  stops: () => "/stops",
  integrations: () => "/integrations",
  endpoint: (id: string) => `/integrations/${encodeURIComponent(id)}`,
  content: () => "/content",
  account: () => "/account",
} as const;

function withFilters(path: string, filters: Filters): string {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => {
      const text = typeof value === "object" ? value.join(",") : value;
      return text ? [[name, text]] : [];
    }),
  );
  // A comma and a colon may stand in a query as they are, and are easier to read.
  const text = query.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return text === "" ? path : `${path}?${text}`;
}
