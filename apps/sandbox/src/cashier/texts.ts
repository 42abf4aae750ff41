type Key =
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
  | "credit"
  | "card_declined"
  | "bank_declined"
  | "cancelled"
  | "session_over"
  | "test_numbers"
  | "busy";

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
  credit: "Credit card",
  card_declined: "The card was declined. Try again or use another card.",
  bank_declined: "The bank declined the payment. You can try once more.",
  cancelled: "Payment cancelled",
  session_over: "This cashier session is over. Please start again.",
  test_numbers: "Play money. Test numbers:",
  busy: "One moment…",
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
  credit: "Luottokortti",
  card_declined: "Kortti hylättiin. Yritä uudelleen tai käytä toista korttia.",
  bank_declined: "Pankki hylkäsi maksun. Voit yrittää vielä kerran.",
  cancelled: "Maksu peruttu",
  session_over: "Kassaistunto on päättynyt. Aloita uudelleen.",
  test_numbers: "Leikkirahaa. Testinumerot:",
  busy: "Hetkinen …",
};

const de: Record<Key, string> = {
  deposit: "Einzahlung",
  withdrawal: "Auszahlung",
  card_number: "Kartennummer",
  expiry: "Gültig bis (MM/JJ)",
  cvv: "Prüfnummer",
  pay: "Bezahlen",
  cancel: "Abbrechen",
  bank_question: "Du bist bei der Sandbox-Bank. Diese Zahlung freigeben?",
  approve: "Zahlung freigeben",
  decline: "Zahlung ablehnen",
  wait: "Warten lassen",
  withdraw_question: "Diesen Betrag auf dein Konto schicken?",
  withdraw: "Schicken",
  success: "Zahlung abgeschlossen",
  failure: "Zahlung fehlgeschlagen",
  pending: "Wartet auf Freigabe",
  credit: "Kreditkarte",
  card_declined: "Die Karte wurde abgelehnt. Versuch es noch einmal oder nimm eine andere Karte.",
  bank_declined: "Die Bank hat die Zahlung abgelehnt. Du kannst es noch einmal versuchen.",
  cancelled: "Zahlung abgebrochen",
  session_over: "Diese Sitzung an der Kasse ist abgelaufen. Bitte fang noch einmal an.",
  test_numbers: "Spielgeld. Testnummern:",
  busy: "Einen Moment …",
};

const sv: Record<Key, string> = {
  deposit: "Insättning",
  withdrawal: "Uttag",
  card_number: "Kortnummer",
  expiry: "Giltigt till (MM/ÅÅ)",
  cvv: "Säkerhetskod",
  pay: "Betala",
  cancel: "Avbryt",
  bank_question: "Du är hos sandlådans bank. Godkänner du betalningen?",
  approve: "Godkänn betalningen",
  decline: "Neka betalningen",
  wait: "Låt den vänta",
  withdraw_question: "Ska beloppet skickas till ditt konto?",
  withdraw: "Skicka",
  success: "Betalningen är klar",
  failure: "Betalningen misslyckades",
  pending: "Väntar på godkännande",
  credit: "Kreditkort",
  card_declined: "Kortet nekades. Försök igen eller använd ett annat kort.",
  bank_declined: "Banken nekade betalningen. Du kan försöka en gång till.",
  cancelled: "Betalningen avbröts",
  session_over: "Den här sessionen i kassan är slut. Börja om.",
  test_numbers: "Låtsaspengar. Testnummer:",
  busy: "Ett ögonblick …",
};

const es: Record<Key, string> = {
  deposit: "Depósito",
  withdrawal: "Retiro",
  card_number: "Número de tarjeta",
  expiry: "Vencimiento (MM/AA)",
  cvv: "Código de seguridad",
  pay: "Pagar",
  cancel: "Cancelar",
  bank_question: "Estás en el banco de pruebas. ¿Apruebas este pago?",
  approve: "Aprobar el pago",
  decline: "Rechazar el pago",
  wait: "Dejar pendiente",
  withdraw_question: "¿Enviamos este importe a tu cuenta?",
  withdraw: "Enviar",
  success: "Pago completado",
  failure: "Pago fallido",
  pending: "Esperando aprobación",
  credit: "Tarjeta de crédito",
  card_declined: "La tarjeta fue rechazada. Inténtalo de nuevo o usa otra tarjeta.",
  bank_declined: "El banco rechazó el pago. Puedes intentarlo otra vez.",
  cancelled: "Pago cancelado",
  session_over: "Esta sesión de caja terminó. Empieza de nuevo.",
  test_numbers: "Dinero ficticio. Números de prueba:",
  busy: "Un momento…",
};

const pt: Record<Key, string> = {
  deposit: "Depósito",
  withdrawal: "Saque",
  card_number: "Número do cartão",
  expiry: "Validade (MM/AA)",
  cvv: "Código de segurança",
  pay: "Pagar",
  cancel: "Cancelar",
  bank_question: "Você está no banco de testes. Aprova este pagamento?",
  approve: "Aprovar pagamento",
  decline: "Recusar pagamento",
  wait: "Deixar pendente",
  withdraw_question: "Enviar este valor para a sua conta?",
  withdraw: "Enviar",
  success: "Pagamento concluído",
  failure: "Pagamento não concluído",
  pending: "Aguardando aprovação",
  credit: "Cartão de crédito",
  card_declined: "O cartão foi recusado. Tente de novo ou use outro cartão.",
  bank_declined: "O banco recusou o pagamento. Você pode tentar mais uma vez.",
  cancelled: "Pagamento cancelado",
  session_over: "Esta sessão do caixa terminou. Comece de novo.",
  test_numbers: "Dinheiro fictício. Números de teste:",
  busy: "Um momento…",
};

const no: Record<Key, string> = {
  deposit: "Innskudd",
  withdrawal: "Uttak",
  card_number: "Kortnummer",
  expiry: "Utløper (MM/ÅÅ)",
  cvv: "Sikkerhetskode",
  pay: "Betal",
  cancel: "Avbryt",
  bank_question: "Du er i sandkassebanken. Vil du godkjenne betalingen?",
  approve: "Godkjenn betaling",
  decline: "Avvis betaling",
  wait: "La den vente",
  withdraw_question: "Skal beløpet sendes til kontoen din?",
  withdraw: "Send",
  success: "Betalingen er fullført",
  failure: "Betalingen mislyktes",
  pending: "Venter på godkjenning",
  credit: "Kredittkort",
  card_declined: "Kortet ble avvist. Prøv igjen eller bruk et annet kort.",
  bank_declined: "Banken avviste betalingen. Du kan prøve en gang til.",
  cancelled: "Betalingen er avbrutt",
  session_over: "Denne økten i kassen er over. Begynn på nytt.",
  test_numbers: "Lekepenger. Testnumre:",
  busy: "Et øyeblikk …",
};

const hu: Record<Key, string> = {
  deposit: "Befizetés",
  withdrawal: "Kifizetés",
  card_number: "Kártyaszám",
  expiry: "Lejárat (HH/ÉÉ)",
  cvv: "Biztonsági kód",
  pay: "Fizetek",
  cancel: "Mégse",
  bank_question: "Ez itt a tesztbank. Jóváhagyod a fizetést?",
  approve: "Jóváhagyom",
  decline: "Elutasítom",
  wait: "Függőben hagyom",
  withdraw_question: "Elküldjük ezt az összeget a számládra?",
  withdraw: "Elküldés",
  success: "A fizetés sikerült",
  failure: "A fizetés nem sikerült",
  pending: "Jóváhagyásra vár",
  credit: "Hitelkártya",
  card_declined: "A kártyát elutasították. Próbáld újra, vagy használj másik kártyát.",
  bank_declined: "A bank elutasította a fizetést. Megpróbálhatod még egyszer.",
  cancelled: "A fizetés megszakítva",
  session_over: "Ez a pénztári munkamenet véget ért. Kezdd elölről.",
  test_numbers: "Játékpénz. Tesztszámok:",
  busy: "Egy pillanat…",
};

const fr: Record<Key, string> = {
  deposit: "Dépôt",
  withdrawal: "Retrait",
  card_number: "Numéro de carte",
  expiry: "Expiration (MM/AA)",
  cvv: "Code de sécurité",
  pay: "Payer",
  cancel: "Annuler",
  bank_question: "Vous êtes à la banque d’essai. Approuver ce paiement?",
  approve: "Approuver le paiement",
  decline: "Refuser le paiement",
  wait: "Laisser en attente",
  withdraw_question: "Envoyer ce montant dans votre compte?",
  withdraw: "Envoyer",
  success: "Paiement effectué",
  failure: "Le paiement a échoué",
  pending: "En attente d’approbation",
  credit: "Carte de crédit",
  card_declined: "La carte a été refusée. Réessayez ou utilisez une autre carte.",
  bank_declined: "La banque a refusé le paiement. Vous pouvez réessayer.",
  cancelled: "Paiement annulé",
  session_over: "Cette session de caisse est terminée. Veuillez recommencer.",
  test_numbers: "Argent fictif. Numéros de test :",
  busy: "Un instant…",
};

const translations: Record<string, Record<Key, string>> = { fi, de, sv, es, pt, no, nb: no, hu, fr };

/** The cashier's own texts, in the player's language if it is available. */
export function cashierTexts(locale: string): Record<Key, string> {
  return translations[locale.slice(0, 2).toLowerCase()] ?? en;
}
