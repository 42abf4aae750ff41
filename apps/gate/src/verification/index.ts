export {
  askDocument,
  askDocumentWithin,
  type DocumentAsked,
  holdsPayouts,
  listDocumentsAsked,
  requireDocument,
  settleDocument,
} from "./ask-document.ts";
