const authorization = 'Bearer mockpay-demo-key'

type Payment = { refunds: { status: string; amount: { minor: number } }[] }

/**
 * What the provider took and did not give back, as it says itself: in minor units, all payments
 * together.
 */
export async function heldAtProvider(labUrl: string): Promise<number> {
  const ask = async (path: string) =>
    (await fetch(`${labUrl}/mockpay/v1${path}`, { headers: { authorization } })).json()
  const { data, hasMore } = (await ask('/captures?since=2020-01-01T00:00:00Z&limit=1000')) as {
    data: { paymentId: string; amount: { minor: number } }[]
    hasMore: boolean
  }
  if (hasMore) throw new Error('more captures than one page holds')
  let held = data.reduce((sum, capture) => sum + capture.amount.minor, 0)
  for (const id of new Set(data.map((capture) => capture.paymentId))) {
    const { refunds } = (await ask(`/payments/${id}`)) as Payment
    for (const refund of refunds) if (refund.status === 'succeeded') held -= refund.amount.minor
  }
  return held
}

/** What the mall's books say that it holds, its fees with it. */
export const HELD_IN_BOOKS = `select coalesce(sum(amount), 0)::bigint as held from ledger_entries where account in ('provider', 'fees')`
