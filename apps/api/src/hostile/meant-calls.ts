import type { Call } from '@galleria/contract/define-call'
import { afterSalesRoutes } from '#modules/after-sales/index.ts'
import { reviewRoutes } from '#modules/review/index.ts'
import { withdrawalRoutes } from '#modules/withdrawal/index.ts'
import type { Bound } from '#platform/bind.ts'

/**
 * Modules that can be walked by themselves: `HOSTILE_CALLS=after-sales,review,withdrawal` meets the
 * calls of these and no others.
 */
const routes: Readonly<Record<string, readonly Bound[]>> = {
  'after-sales': afterSalesRoutes,
  review: reviewRoutes,
  withdrawal: withdrawalRoutes,
}

/**
 * Those that are meant; all of them where nothing is said. A name that is none is refused, so that
 * nobody takes a walk over nothing for a proof.
 */
export function meantCalls(all: readonly Call[], names = process.env['HOSTILE_CALLS']): Call[] {
  if (!names) return [...all]
  const meant = names.split(',').flatMap((name) => {
    const found = routes[name]
    if (!found) throw new Error(`HOSTILE_CALLS: ${name} is none of ${Object.keys(routes).join()}`)
    return found.map(({ call }) => call.call)
  })
  return all.filter(({ call }) => meant.includes(call))
}

/** How often each call was sent, and how often each status was its answer. */
export function openTally() {
  const tally = new Map<string, Record<number, number>>()
  return {
    count(call: string, status: number): void {
      const answers = tally.get(call) ?? {}
      answers[status] = (answers[status] ?? 0) + 1
      tally.set(call, answers)
    },
    sent: (call: string): number =>
      Object.values(tally.get(call) ?? {}).reduce((sum, times) => sum + times, 0),
    lines(): string[] {
      return [...tally].map(([call, answers]) => {
        const times = Object.entries(answers).map(([status, n]) => `${status} x${n}`)
        return `${String(this.sent(call)).padStart(6)}  ${call}: ${times.join(', ')}`
      })
    },
  }
}
