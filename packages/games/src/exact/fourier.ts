/** A list of complex numbers: their real and imaginary parts. */
export type ComplexList = { readonly re: Float64Array; readonly im: Float64Array };

export function complexList(length: number): ComplexList {
  return { re: new Float64Array(length), im: new Float64Array(length) };
}

/** Adds the products of two lists, place by place, to `into`. */
export function addProduct(into: ComplexList, one: ComplexList, other: ComplexList): void {
  const { re, im } = into;
  for (let at = 0; at < re.length; at += 1) {
    const a = one.re[at] as number;
    const b = one.im[at] as number;
    const c = other.re[at] as number;
    const d = other.im[at] as number;
    re[at] = (re[at] as number) + a * c - b * d;
    im[at] = (im[at] as number) + a * d + b * c;
  }
}

/** Adds `times` · `list` to `into`. */
export function addMultiple(into: ComplexList, list: ComplexList, times: number): void {
  for (let at = 0; at < into.re.length; at += 1) {
    into.re[at] = (into.re[at] as number) + times * (list.re[at] as number);
    into.im[at] = (into.im[at] as number) + times * (list.im[at] as number);
  }
}

/** Cosine and sine of `size` equal steps around the circle. */
export class RootTable {
  readonly cos: Float64Array;
  readonly sin: Float64Array;

  constructor(size: number) {
    const angle = (2 * Math.PI) / size;
    this.cos = Float64Array.from({ length: size }, (_, step) => Math.cos(angle * step));
    this.sin = Float64Array.from({ length: size }, (_, step) => Math.sin(angle * step));
  }
}

/** The discrete Fourier transform in place, X[k] = Σ x[n] e^(−2πi·nk/length); the length is a power of two that divides the table's size. */
export function transform({ re, im }: ComplexList, table: RootTable): void {
  const size = re.length;
  reverseBits(re);
  reverseBits(im);
  for (let half = 1; half < size; half *= 2) {
    const stride = table.cos.length / (2 * half);
    for (let start = 0; start < size; start += 2 * half)
      for (let step = 0; step < half; step += 1) {
        const cos = table.cos[step * stride] as number;
        const sin = -(table.sin[step * stride] as number);
        const low = start + step;
        const high = low + half;
        const a = re[high] as number;
        const b = im[high] as number;
        const c = a * cos - b * sin;
        const d = a * sin + b * cos;
        re[high] = (re[low] as number) - c;
        im[high] = (im[low] as number) - d;
        re[low] = (re[low] as number) + c;
        im[low] = (im[low] as number) + d;
      }
  }
}

function reverseBits(list: Float64Array): void {
  let reversed = 0;
  for (let at = 1; at < list.length; at += 1) {
    let bit = list.length >> 1;
    while (reversed & bit) {
      reversed ^= bit;
      bit >>= 1;
    }
    reversed |= bit;
    if (at >= reversed) continue;
    const kept = list[at] as number;
    list[at] = list[reversed] as number;
    list[reversed] = kept;
  }
}
