/** Where the gate publishes a draw of a promotion. */
export const drawAddress = (promotion: string, number: number) =>
  `/gate/api/prize-draws/${promotion}/${number}`;
