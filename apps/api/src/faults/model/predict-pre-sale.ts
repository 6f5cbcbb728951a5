import { PAY_WINDOW } from './predict-unpaid.ts'
import type { Agreed } from './sums.ts'
import type { Campaign, Claim, State } from './state.ts'

/** Goods that are sold before they are there. */

export function runningOn(state: State, sku: number): Campaign | null {
  const campaign = state.skus.find((one) => one.id === sku)?.preSale
  return campaign && campaign.starts <= state.now && campaign.ends > state.now ? campaign : null
}

export function depositOf({ shops, terms }: Agreed): number {
  if (!terms?.percent) return 0
  return shops
    .flatMap(({ lines }) => lines)
    .reduce(
      (sum, { price, qty }) => sum + Math.max(1, Math.round((price * terms.percent!) / 100)) * qty,
      0,
    )
}

export function claimsOf(bill: Agreed, now: number): Claim[] {
  const deposit = depositOf(bill)
  const first = { status: 'OPEN', opens: now, closes: now + PAY_WINDOW } as const
  if (deposit === 0) return [{ kind: 'FULL', amount: bill.total, ...first }]
  return [
    { kind: 'DEPOSIT', amount: deposit, ...first },
    {
      kind: 'BALANCE',
      amount: bill.total - deposit,
      status: 'OPEN',
      opens: bill.terms?.from ?? 0,
      closes: bill.terms?.until ?? 0,
    },
  ]
}
