export {
  askDocument,
  askDocumentWithin,
  type DocumentAsked,
  holdsPayouts,
  latestPayoutHold,
  listDocumentsAsked,
  requireDocument,
  settleDocument,
} from "./ask-document.ts";
