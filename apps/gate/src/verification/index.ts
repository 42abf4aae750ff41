export {
  askDocument,
  askDocumentWithin,
  askWinner,
  type DocumentAsked,
  type DocumentRequest,
  holdsPayouts,
  latestPayoutHold,
  listDocumentsAsked,
  openDocumentRequest,
  openRequestKinds,
  requireDocument,
  settleDocument,
  settleKindWithin,
  wasAskedSince,
} from "./ask-document.ts";
export { askFirst, askFirstWithin } from "./ask-first.ts";
export { verificationData } from "./personal-data.ts";

export const verificationMigrations = {
  part: "verification",
  folder: new URL("./migrations/", import.meta.url),
};
