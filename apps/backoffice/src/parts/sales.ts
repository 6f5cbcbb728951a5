export type SalesDay = { readonly day: string; readonly orders: number; readonly value: number }
/** What one chart shows, in one currency; `day` is the first of its bar. */
export type Sales = {
  readonly currency: string
  readonly days: readonly SalesDay[]
  readonly orders: number
  readonly value: number
  /** Of the axis. */ readonly top: number
}

/** The top of the axis: a round number whose half is round too. */
export function roundUp(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= value) ?? 10)
}
