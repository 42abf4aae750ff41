import { pickTextsJson } from "@bellwether/i18n/catalogue.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, useLocation } from "react-router";
import { expect, test } from "vitest";
import { TextProvider } from "../locale/texts.tsx";
import TermsBar from "./terms-bar.tsx";

const root = {
  brand: { name: "Bellwether" },
  language: "en",
  page: { texts: pickTextsJson("en", ["core.dialog_"]) },
};
const Stub = createRoutesStub([{ id: "root", path: "*", Component: Bar }]);

function Bar() {
  const { pathname } = useLocation();
  return (
    <TextProvider language="en" showKeys={false}>
      <TermsBar path={pathname} />
    </TextProvider>
  );
}

test.each([
  ["/info/terms", undefined, "Have you read our terms? Accept them to go on."],
  ["/cashout", "/info/terms?origin=%2Fcashout", "Please read and accept the new terms of Bellwether."],
])("on %s the bar links to the terms at %s: '%s'", (path, link, text) => {
  const html = renderToStaticMarkup(
    <Stub initialEntries={[path]} hydrationData={{ loaderData: { root } }} />,
  );
  expect(html).toContain(text);
  expect(html).toContain(">Accept<");
  expect(/href="(\/info\/terms[^"]*)"/.exec(html)?.[1]).toBe(link);
});
