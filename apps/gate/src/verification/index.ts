export {
  askDocument,
  askDocumentWithin,
  askWinner,
  type DocumentAsked,
  holdsPayouts,
  latestPayoutHold,
  listDocumentsAsked,
  requireDocument,
  settleDocument,
} from "./ask-document.ts";
export { leastLargeWin } from "./large-win.ts";
