/** The moment that lies `ms` after another one; before it, if `ms` is negative. */
export const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
