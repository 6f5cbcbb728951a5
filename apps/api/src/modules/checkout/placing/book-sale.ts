import type { Currency } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postEntries } from '#modules/ledger/index.ts'
import type { PaymentCase } from '../payment-case.ts'
import { partOfSale, sharesOf } from '../bill/sale.rules.ts'

/** Books the part of the sale that a payment order pays for; returns the tax in it. */
export async function bookSale(
  ctx: Context,
  tx: Tx,
  { paymentOrders, paymentOrder, orders, contract }: PaymentCase,
): Promise<number> {
  const before = paymentOrders
    .filter((one) => one.status === 'PAID')
    .reduce((sum, one) => sum + one.amount, 0)
  const parts = partOfSale(orders.flatMap(sharesOf), {
    before,
    after: before + paymentOrder.amount,
    currency: contract.currency as Currency,
  })
  await postEntries(tx, {
    event: 'sale',
    ref: contract.id,
    currency: contract.currency,
    at: ctx.now(),
    entries: [
      { account: 'buyer', minor: paymentOrder.amount },
      ...parts.map(({ account, minor }) => ({ account, minor: -minor })),
    ],
  })
  return parts.reduce((sum, { account, minor }) => (account === 'tax' ? sum + minor : sum), 0)
}
