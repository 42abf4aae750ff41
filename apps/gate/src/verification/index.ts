export {
  askDocument,
  askDocumentWithin,
  type DocumentAsked,
  listDocumentsAsked,
  refuseHeldPayout,
  requireDocument,
  settleDocument,
} from "./ask-document.ts";
