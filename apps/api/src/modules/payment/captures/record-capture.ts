import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postEntries } from '#modules/ledger/index.ts'
import { addCapture, type NewCapture } from './capture.store.ts'

/**
 * Remembers a capture and books it: the provider holds the money less its fee, and owes it to its
 * buyer or, while nobody knows whose it is, to nobody (`suspense`). A fee in another currency is
 * booked in that currency: amounts of two currencies are never added. False when it was known.
 */
export async function recordCapture(
  ctx: Context,
  tx: Tx,
  capture: NewCapture,
  booked: { readonly ref: string; readonly owedTo: 'buyer' | 'suspense' },
): Promise<boolean> {
  if (!(await addCapture(tx, capture))) return false
  const { amount, fee } = capture
  const about = { event: 'capture', ref: booked.ref, at: ctx.now() } as const
  await postEntries(tx, {
    ...about,
    currency: amount.currency,
    entries: [
      { account: 'provider', minor: amount.minor },
      { account: booked.owedTo, minor: -amount.minor },
    ],
  })
  await postEntries(tx, {
    ...about,
    currency: fee.currency,
    entries: [
      { account: 'fees', minor: fee.minor },
      { account: 'provider', minor: -fee.minor },
    ],
  })
  return true
}
