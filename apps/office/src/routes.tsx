import { GateError } from "@bellwether/contract/client.ts";
import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { queryClient } from "./gate/office.ts";
import { selfQuery } from "./identity/self.ts";
import { officePaths } from "./paths.ts";
import { BrokenScreen, MissingScreen } from "./shell/broken-screen.tsx";
import { Shell } from "./shell/shell.tsx";

/** Every address of the office with its screen. A screen's code is fetched when it is first shown. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: BrokenScreen,
    HydrateFallback: () => null,
    children: [
      {
        path: "sign-in",
        lazy: async () => ({ Component: (await import("./sign-in/sign-in-page.tsx")).SignInPage }),
      },
      {
        path: "company",
        lazy: async () => ({ Component: (await import("./sign-in/company-page.tsx")).CompanyPage }),
      },
      {
        path: "invitation",
        lazy: async () => ({ Component: (await import("./sign-in/invitation-page.tsx")).InvitationPage }),
      },
      {
        Component: Shell,
        loader: requireSelf,
        // Who is signed in is kept by a query; a link to another screen does not ask again.
        shouldRevalidate: () => false,
        children: [
          {
            ErrorBoundary: BrokenScreen,
            children: [
              {
                index: true,
                lazy: async () => ({ Component: (await import("./today/today-page.tsx")).TodayPage }),
              },
              {
                path: "players",
                lazy: async () => ({ Component: (await import("./find/find-page.tsx")).FindPage }),
              },
              {
                path: "players/:playerId",
                lazy: async () => ({ Component: (await import("./players/player-page.tsx")).PlayerPage }),
              },
              {
                path: "players/:playerId/rounds/:provider/:round",
                lazy: async () => ({ Component: (await import("./players/round-page.tsx")).RoundPage }),
              },
              {
                path: "approvals",
                lazy: async () => ({
                  Component: (await import("./approvals/approvals-page.tsx")).ApprovalsPage,
                }),
              },
              {
                path: "withdrawals",
                lazy: async () => ({
                  Component: (await import("./withdrawals/withdrawals-page.tsx")).WithdrawalsPage,
                }),
              },
              {
                path: "cases",
                lazy: async () => ({ Component: (await import("./cases/cases-page.tsx")).CasesPage }),
              },
              {
                path: "documents",
                lazy: async () => ({
                  Component: (await import("./documents/documents-page.tsx")).DocumentsPage,
                }),
              },
              {
                path: "risks",
                lazy: async () => ({ Component: (await import("./risks/risks-page.tsx")).RisksPage }),
              },
              {
                path: "tasks",
                lazy: async () => ({ Component: (await import("./tasks/tasks-page.tsx")).TasksPage }),
              },
              {
                path: "reconciliation",
                lazy: async () => ({
                  Component: (await import("./reconciliation/reconciliation-page.tsx")).ReconciliationPage,
                }),
              },
              {
                path: "erasures",
                lazy: async () => ({
                  Component: (await import("./erasures/erasures-page.tsx")).ErasuresPage,
                }),
              },
              {
                path: "stops",
                lazy: async () => ({ Component: (await import("./stops/stops-page.tsx")).StopsPage }),
              },
              {
                path: "operators",
                lazy: async () => ({
                  Component: (await import("./operators/operators-page.tsx")).OperatorsPage,
                }),
              },
              {
                path: "operators/roles",
                lazy: async () => ({ Component: (await import("./operators/roles-page.tsx")).RolesPage }),
              },
              {
                path: "audit",
                lazy: async () => ({ Component: (await import("./audit/audit-page.tsx")).AuditPage }),
              },
              {
                path: "audit/:position",
                lazy: async () => ({ Component: (await import("./audit/entry-page.tsx")).AuditEntryPage }),
              },
              {
                path: "integrations",
                lazy: async () => ({
                  Component: (await import("./integrations/integrations-page.tsx")).IntegrationsPage,
                }),
              },
              {
                path: "integrations/:endpointId",
                lazy: async () => ({
                  Component: (await import("./integrations/endpoint-page.tsx")).EndpointPage,
                }),
              },
              {
                path: "content",
                lazy: async () => ({ Component: (await import("./content/content-page.tsx")).ContentPage }),
              },
              {
                path: "account",
                lazy: async () => ({ Component: (await import("./account/account-page.tsx")).AccountPage }),
              },
              { path: "*", Component: MissingScreen },
            ],
          },
        ],
      },
    ],
  },
];

/** Leads whoever is not signed in to the sign-in page, which leads back here. */
async function requireSelf({ request }: LoaderFunctionArgs): Promise<null> {
  try {
    await queryClient.ensureQueryData(selfQuery);
    return null;
  } catch (error) {
    if (!(error instanceof GateError) || error.status !== "session_error") throw error;
    const { pathname, search } = new URL(request.url);
    throw redirect(officePaths.signIn(pathname + search));
  }
}
