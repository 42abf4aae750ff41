import { pickTextsJson } from "@bellwether/i18n/catalogue.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, useParams } from "react-router";
import { expect, test } from "vitest";
import { TextProvider } from "../locale/texts.tsx";
import { DocumentAsked } from "./document-asked.tsx";

const Stub = createRoutesStub([{ id: "root", path: "/:taken", Component: Asked }]);
const root = {
  supportEmail: "help@bellwether.example",
  page: { texts: pickTextsJson("en", ["core.account_", "core.documents_"]) },
};

function Asked() {
  const { taken } = useParams();
  return (
    <TextProvider language="en" showKeys={false}>
      <DocumentAsked taken={taken !== "off"} uploads={taken === "upload" ? "address" : undefined} />
    </TextProvider>
  );
}

test.each([
  ["on", 1, "Send our support team a photo of your passport or identity card."],
  ["off", 0, "Our support team will write to you and explain how."],
])(
  "with DOCUMENT_UPLOAD_ENABLED %s a document request offers %i ways to send the document: '%s'",
  (state, count, text) => {
    const html = renderToStaticMarkup(
      <Stub initialEntries={[`/${state}`]} hydrationData={{ loaderData: { root } }} />,
    );
    expect(html).toContain("We need a document from you");
    expect(html).toContain(text);
    expect(html.match(/href="mailto:help@bellwether\.example"/g) ?? []).toHaveLength(count);
  },
);

test("a document request leads to the upload where documents are uploaded, and says what is asked for and nothing of mail", () => {
  const html = renderToStaticMarkup(
    <Stub initialEntries={["/upload"]} hydrationData={{ loaderData: { root } }} />,
  );
  expect(html).toContain("We need to see where you live.");
  expect(html).toContain('href="/my-account/documents"');
  expect(html).not.toContain("mailto:");
});
