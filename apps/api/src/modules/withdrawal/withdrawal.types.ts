import type { WithdrawalReason } from '@galleria/contract/withdrawal-rules'
import type { Id } from '@galleria/kernel/id'
import type { WithdrawalStatus } from './withdrawal.flow.ts'

/**
 * Whoever said it only knew number and address, came with the order's link, or was signed in as its
 * buyer.
 */
export type Proof = 'NONE' | 'LINK' | 'SESSION'

/** A line that was picked on the order's own form, in the words of then; `qty` counts steps. */
export type Picked = {
  readonly lineId: Id<'orderLine'>
  readonly qty: number
  readonly times: string
  readonly name: string
}

export type WithdrawalRow = {
  id: Id<'withdrawal'>
  code: string
  requestKey: string
  status: WithdrawalStatus
  site: string
  language: string
  name: string
  orderCodes: string
  email: string
  scope: string
  picked: Picked[] | null
  userId: Id<'user'> | null
  proof: Proof
  statedAt: Date
  contractId: Id<'contract'> | null
  reason: WithdrawalReason | null
  answer: string
  closedAt: Date | null
}
