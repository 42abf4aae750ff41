import { randomUUID } from "node:crypto";
import { documentUpload, type PlayerDocument } from "@bellwether/contract";
import sharp from "sharp";
import type { PresentParts, SampleVisitor } from "./sample-visitor.ts";

/** Uploads a document of a person of the sample and sends it, as they would from a phone. */
export async function sendSampleDocument(
  { gate: { app } }: Pick<PresentParts, "gate">,
  { person, gate, session }: SampleVisitor,
  kind: PlayerDocument["kind"],
  validUntil = new Date("2031-06-30T00:00:00Z"),
): Promise<void> {
  const { firstname, lastname, address, zip, city, year, month, day } = person.form;
  const lines =
    kind === "identity"
      ? [
          "PASSPORT",
          `${lastname.toUpperCase()}, ${firstname}`,
          `Born ${day}.${month}.${year}`,
          `Valid until ${validUntil.getUTCDate()}.${validUntil.getUTCMonth() + 1}.${validUntil.getUTCFullYear()}`,
        ]
      : ["ELECTRICITY BILL", `${firstname} ${lastname}`, address, `${zip} ${city}`];
  const query = new URLSearchParams({ kind, side: "front", upload_id: randomUUID() });
  const response = await app.request(`http://inside${documentUpload.path}?${query}`, {
    method: "POST",
    headers: { "x-session-data": session, "x-brand": person.brand },
    body: new Uint8Array(await paintPaper(lines)),
  });
  const { event } = (await response.json()) as { event: { data: unknown } };
  const { document } = documentUpload.output.parse(event.data);
  await gate.call("sendDocument", { document_id: document.document_id });
}

/** A paper with these lines, which says that it is a sample. */
function paintPaper([title = "", ...lines]: readonly string[]): Promise<Buffer> {
  const text = (line: string, y: number, size: number) =>
    `<text x="80" y="${y}" font-size="${size}" font-family="sans-serif" fill="#23304a">${escaped(line)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <rect width="1200" height="800" fill="#f3efe4"/><rect x="40" y="40" width="1120" height="720" rx="24" fill="#fffdf6" stroke="#c8b98c"/>
    <text x="600" y="700" font-size="120" text-anchor="middle" font-family="sans-serif" fill="#b03a2e" fill-opacity="0.25">SAMPLE</text>
    ${text(title, 140, 56)}${lines.map((line, index) => text(line, 280 + index * 90, 44)).join("")}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
