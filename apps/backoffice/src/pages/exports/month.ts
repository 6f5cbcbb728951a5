const two = (part: number) => String(part).padStart(2, '0')

/**
 * First and last day (YYYY-MM-DD) of the month before that of `today`: what bookkeeping asks for.
 */
export function monthBefore(today: string): { readonly from: string; readonly to: string } {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1, 0))
  const its = `${last.getUTCFullYear()}-${two(last.getUTCMonth() + 1)}`
  return { from: `${its}-01`, to: `${its}-${two(last.getUTCDate())}` }
}
