/** The greatest common divisor of two whole numbers. */
export function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
