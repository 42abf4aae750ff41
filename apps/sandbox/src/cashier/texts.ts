import type { CardProblem } from "./card.ts";

type Key =
  | CardProblem
  | "deposit"
  | "withdrawal"
  | "card_number"
  | "expiry"
  | "cvv"
  | "pay"
  | "cancel"
  | "bank_question"
  | "approve"
  | "decline"
  | "wait"
  | "withdraw_question"
  | "withdraw"
  | "success"
  | "failure"
  | "pending"
  | "cancelled"
  | "session_over"
  | "test_numbers";

const en: Record<Key, string> = {
  deposit: "Deposit",
  withdrawal: "Withdrawal",
  card_number: "Card number",
  expiry: "Expiry (MM/YY)",
  cvv: "Security code",
  pay: "Pay",
  cancel: "Cancel",
  bank_question: "You are at the sandbox bank. Approve this payment?",
  approve: "Approve payment",
  decline: "Decline payment",
  wait: "Leave it pending",
  withdraw_question: "Send this amount to your account?",
  withdraw: "Send it",
  success: "Payment complete",
  failure: "Payment failed",
  pending: "Waiting for approval",
  cancelled: "Payment canceled",
  session_over: "This cashier session is over. Please start again.",
  test_numbers: "Play money. Test numbers:",
  card_number_invalid: "The card number is not valid.",
  expiry_format: "Write the date as MM/YY.",
  expiry_past: "The card has expired.",
  cvv_minimum: "The security code has at least 3 digits.",
  cvv_maximum: "The security code has at most 4 digits.",
  cvv_numbers: "The security code has digits only.",
};

const fi: Record<Key, string> = {
  deposit: "Talletus",
  withdrawal: "Kotiutus",
  card_number: "Kortin numero",
  expiry: "Voimassa (KK/VV)",
  cvv: "Turvakoodi",
  pay: "Maksa",
  cancel: "Peruuta",
  bank_question: "Olet hiekkalaatikon pankissa. Hyväksytkö maksun?",
  approve: "Hyväksy maksu",
  decline: "Hylkää maksu",
  wait: "Jätä odottamaan",
  withdraw_question: "Lähetetäänkö summa tilillesi?",
  withdraw: "Lähetä",
  success: "Maksu valmis",
  failure: "Maksu epäonnistui",
  pending: "Odottaa hyväksyntää",
  cancelled: "Maksu peruttu",
  session_over: "Kassaistunto on päättynyt. Aloita uudelleen.",
  test_numbers: "Leikkirahaa. Testinumerot:",
  card_number_invalid: "Kortin numero ei kelpaa.",
  expiry_format: "Kirjoita päivä muodossa KK/VV.",
  expiry_past: "Kortti on vanhentunut.",
  cvv_minimum: "Turvakoodissa on vähintään 3 numeroa.",
  cvv_maximum: "Turvakoodissa on enintään 4 numeroa.",
  cvv_numbers: "Turvakoodissa on vain numeroita.",
};

const fr: Record<Key, string> = {
  deposit: "Dépôt",
  withdrawal: "Retrait",
  card_number: "Numéro de carte",
  expiry: "Expiration (MM/AA)",
  cvv: "Code de sécurité",
  pay: "Payer",
  cancel: "Annuler",
  bank_question: "Vous êtes à la banque du bac à sable. Approuver ce paiement?",
  approve: "Approuver le paiement",
  decline: "Refuser le paiement",
  wait: "Laisser en attente",
  withdraw_question: "Envoyer ce montant à votre compte?",
  withdraw: "Envoyer",
  success: "Paiement effectué",
  failure: "Paiement échoué",
  pending: "En attente d’approbation",
  cancelled: "Paiement annulé",
  session_over: "Cette session de caisse est terminée. Veuillez recommencer.",
  test_numbers: "Argent fictif. Numéros de test :",
  card_number_invalid: "Le numéro de carte n’est pas valide.",
  expiry_format: "Écrivez la date sous la forme MM/AA.",
  expiry_past: "La carte est expirée.",
  cvv_minimum: "Le code de sécurité compte au moins 3 chiffres.",
  cvv_maximum: "Le code de sécurité compte au plus 4 chiffres.",
  cvv_numbers: "Le code de sécurité ne contient que des chiffres.",
};

const translations: Record<string, Record<Key, string>> = { fi, fr };

/** The cashier's own words, in the player's language where it speaks it. */
export function cashierTexts(locale: string): Record<Key, string> {
  return translations[locale.slice(0, 2).toLowerCase()] ?? en;
}
