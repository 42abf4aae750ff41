/** SQL for the bets that count in their round: those whose stake was confirmed before the seal, paid or not. */
export const COUNTED = "state IN ('staked', 'settling', 'settled')";
