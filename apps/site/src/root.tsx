import { defaultLanguage, languages } from "@bellwether/market/languages.ts";
import { paymentMethodsOf } from "@bellwether/market/payment-methods.ts";
import "@bellwether/ui/styles.css";
import "./styles/site.css";
import type { ReactNode } from "react";
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { navigationSections } from "./games/sections.ts";
import { TextProvider } from "./locale/texts.tsx";
import { paymentName } from "./money/payment-name.ts";
import { files, withBrand } from "./paths.ts";
import { pageOf, translateOf } from "./request/page.ts";
import { maySignUpIn, siteContext } from "./request/site.ts";
import { closureFor } from "./request/visitor-guard.ts";
import { readRealityCheck, safetyOf } from "./safety/safety-of.ts";
import { maskToken } from "./session/masked-token.ts";
import { playerOf } from "./session/player.ts";
import { brandFile, brandPicture, brandStyles } from "./shell/brand-assets.ts";
import { brandColours } from "./shell/brand-colours.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { pageRefusals } from "./shell/error-words.ts";
import { Head } from "./shell/head.tsx";
import { SiteShell } from "./shell/site-shell.tsx";
import { supportRefusals } from "./support/message-draft.ts";
import { InlineScript } from "./waking/inline-script.tsx";

/** What every page knows. For a visitor nothing in it is personal: the page's bytes are kept and shared. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [profile, check] = await Promise.all([site.player(), readRealityCheck(site)]);
  const { licence, inLicensedSweden } = await site.licence();
  const safety = safetyOf(site, profile, check, { inLicensedSweden });
  const closure = closureFor({
    country: site.country,
    authenticated: profile !== undefined || site.isUnknown,
    maintenanceCountries: site.options.maintenanceCountries,
    norwayHomepage: site.isOn("NORWAY_UNAUTHENTICATED_HOMEPAGE_ACTIVE"),
  });
  return {
    page: pageOf(site, {
      title: "core.home_title",
      texts: [
        "core.shell_",
        "core.category_",
        "core.error_page_",
        "core.error_message",
        "core.error_not_found",
        ...pageRefusals,
        ...supportRefusals,
        "core.logged_out_",
        "core.account_closed",
        ...(profile ? ["core.dialog_", "core.session_"] : []),
        ...(safety.swedishBar ? ["core.swedish_"] : []),
        ...(safety.britishWelcome ? ["core.british_"] : []),
        ...(profile ? ["core.bar_", "core.award_", "core.mission_", "promo.campaign_"] : []),
      ],
    }),
    brand: {
      key: site.brand.key,
      slug: site.brand.slug,
      name: site.brand.name,
      themeColour: brandColours(site.brand.slug).header,
    },
    supportEmail: site.brand.supportEmail,
    brandQuery: site.brandQuery,
    language: site.language,
    origin: site.origin,
    country: site.country,
    licence,
    /** Swedish logos and helplines: country and licence flag both [2.32]. */
    swedishMarks: inLicensedSweden,
    sealScript: licence === "curacao" ? site.options.sealScript : undefined,
    chat: site.options.chat,
    supportHours: site.brand.supportHours,
    tagEvents: site.options.tagEvents,
    reloadAt: site.toggleDates.map((date) => date.toISOString()),
    payments: paymentMethodsOf(profile?.player_country ?? site.country ?? "").map((method) => ({
      code: method.code,
      name: paymentName(method, translateOf(site)),
    })),
    navigation: navigationSections(site),
    signupAllowed: closure !== "maintenance" && maySignUpIn(site, site.country),
    /** The links that lead somewhere are those that this leaves. */
    closure,
    searchAllowed: !site.lotteryVersion,
    showKeys: site.options.showTranslationKeys,
    player: profile ? playerOf(profile) : undefined,
    maskedToken: profile && site.token !== undefined ? maskToken(site.token) : undefined,
    endReason: site.endReason,
    safety,
    idleTimeoutMs: site.options.idleTimeoutMs,
  };
}

export type RootData = Awaited<ReturnType<typeof loader>>;

/** The shell's data changes with login, signup and logout, which are forms, or when a page asks by name; a link keeps it. */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const asked = currentUrl.href === nextUrl.href;
  const wrote = formMethod !== undefined && formMethod !== "GET";
  return (asked || wrote) && defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const language = root?.language ?? defaultLanguage;
  const brand = root?.brand.slug ?? "bellwether";
  return (
    <html lang={languages[language].locale} data-brand={brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Before the styles: after them they would hold the page up until those have come. */}
        <InlineScript name="keepPressedEarly" />
        <InlineScript name="preloadScriptsLater" />
        <Head root={root} />
        <Links />
        <link rel="stylesheet" href={brandStyles[brand]} />
        <link rel="icon" type="image/svg+xml" href={brandPicture(brand, "favicon")} />
        <link rel="apple-touch-icon" href={brandFile(brand, "apple-touch-icon.png")} />
        <link rel="manifest" href={withBrand(files.manifest(language), root?.brandQuery)} />
        <meta name="theme-color" content={root?.brand.themeColour} />
      </head>
      <body>
        <TextProvider language={language} showKeys={root?.showKeys ?? false}>
          {children}
        </TextProvider>
        <ScrollRestoration />
        <Scripts />
        <InlineScript name="startScriptsOncePainted" />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteShell>
      <ErrorScreen error={error} />
    </SiteShell>
  );
}
