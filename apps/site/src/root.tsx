import { firstBrand } from "@bellwether/market/brands.ts";
import { defaultLanguage, languages } from "@bellwether/market/languages.ts";
import "@bellwether/ui/styles.css";
import "./styles/site.css";
import type { ReactNode } from "react";
import {
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { brandFile, brandPicture, brandStyles } from "./brand/brand-assets.ts";
import { InlineScript } from "./hydration/inline-script.tsx";
import { TextProvider } from "./locale/texts.tsx";
import { files, withBrand } from "./paths.ts";
import { siteContext } from "./request/site.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { Head } from "./shell/head.tsx";
import { readRootData } from "./shell/read-root-data.ts";
import { SiteShell } from "./shell/site-shell.tsx";
import { Stylesheets } from "./shell/stylesheets.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return readRootData(context.get(siteContext));
}

/** The shell's data changes with login, signup and logout, which are forms, or when a page revalidates explicitly; following a link keeps it. */
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
  const brand = root?.brand.slug ?? firstBrand.slug;
  return (
    <html lang={languages[language].locale} data-brand={brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Before the stylesheets: scripts after them would wait for them and block the page. */}
        <InlineScript name="standInForRefusedStorage" />
        <InlineScript name="keepPressedEarly" />
        <InlineScript name="preloadScriptsLater" />
        <Head root={root} />
        <Stylesheets />
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
