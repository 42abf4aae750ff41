import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { checkPdf } from "./check-pdf.ts";

const pdf = (body: string | Buffer) =>
  Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.from(body), Buffer.from("\n%%EOF\n")]);
const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`7 0 obj <<${dictionary} /Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from("\nendstream endobj"),
  ]);
const objects = (text: string) =>
  stream("/Type /ObjStm /Filter /FlateDecode", deflateSync(Buffer.from(text)));

it.each([
  ["pages alone", pdf("1 0 obj <</Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit]>> endobj"), undefined],
  ["names that only begin like a script's", pdf("<</JSFont 1 0 R /LaunchPad 2>>"), undefined],
  ["compressed objects without an act", pdf(objects("<</Type /Page>>")), undefined],
  [
    "a picture whose bytes read like a script",
    pdf(stream("/Subtype /Image /Filter /DCTDecode", Buffer.from("x"))),
    undefined,
  ],
  ["a script", pdf("<</S /JavaScript /JS (app.alert\\(1\\))>>"), "active"],
  ["a script spelled /J#61vaScript", pdf("<</S /J#61vaScript>>"), "active"],
  ["a script in compressed objects", pdf(objects("<</S /JavaScript /JS 8 0 R>>")), "active"],
  ["a program to launch", pdf("<</S /Launch /F (calc.exe)>>"), "active"],
  ["a file inside", pdf("<</Type /EmbeddedFile>>"), "active"],
  ["a password", pdf("trailer <</Root 1 0 R /Encrypt 9 0 R>>"), "encrypted"],
  [
    "objects that do not unfold",
    pdf(stream("/Type /ObjStm /Filter /FlateDecode", Buffer.from("nonsense"))),
    "opaque",
  ],
  [
    "objects compressed in another way",
    pdf(stream("/Type /ObjStm /Filter /LZWDecode", Buffer.from("x"))),
    "opaque",
  ],
  [
    "objects compressed twice",
    pdf(stream("/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]", Buffer.from("x"))),
    "opaque",
  ],
  [
    "objects that unfold to 40 MB",
    pdf(stream("/Type /ObjStm /Filter /FlateDecode", deflateSync(Buffer.alloc(40_000_000)))),
    "opaque",
  ],
  ["no end", Buffer.from("%PDF-1.7\n1 0 obj"), "broken"],
])("a PDF with %s", (_, bytes, danger) => {
  expect(checkPdf(bytes)).toBe(danger);
});
