export {
  askDocument,
  type DocumentAsked,
  listDocumentsAsked,
  requireDocument,
  settleDocument,
} from "./ask-document.ts";
