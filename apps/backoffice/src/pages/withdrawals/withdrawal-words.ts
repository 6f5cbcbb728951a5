import type { WireWithdrawal } from '@galleria/contract/withdrawal'
import type { WithdrawalReason } from '@galleria/contract/withdrawal-rules'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a statement is here, in a line. */
export const reasonNames: Record<WithdrawalReason, MessageDescriptor> = {
  NO_ORDER: msg`Withdrawal that matches no order`,
  IN_WORDS: msg`Withdrawal from some goods, in words`,
  TOO_LATE: msg`Withdrawal after its period`,
  NOTHING_LEFT: msg`Withdrawal with nothing left to withdraw from`,
  EXEMPT: msg`Withdrawal from goods that are exempt`,
  BY_HAND: msg`Withdrawal to carry out`,
}

/** What it means, and what can be done about it. */
export const reasonTexts: Record<WithdrawalReason, MessageDescriptor> = {
  NO_ORDER: msg`No order has this number and this address together. Look for it among all orders and carry it out here, or answer what will be done. A withdrawal counts from when it was said, however the order was named.`,
  IN_WORDS: msg`What is withdrawn from is said in words. Carry it out for the goods that are meant, or answer what will be done.`,
  TOO_LATE: msg`By our records the period had ended. Check when the goods were received, and answer here why it is too late, or what will be done.`,
  NOTHING_LEFT: msg`Everything in the order went back already or was asked for, or it was never paid. Answer here how it stands.`,
  EXEMPT: msg`The law excepts these goods: cut to measure, spent or done. Answer here why.`,
  BY_HAND: msg`It matches an order in its period and takes a person: a group still waits, goods were exchanged, or fewer are left than were named. Carry out what is possible, or answer what will be done. All money is due within 14 days.`,
}

export const withdrawalStates: Record<WireWithdrawal['status'], MessageDescriptor> = {
  RECEIVED: msg`Received`,
  WAITING: msg`Open`,
  CARRIED_OUT: msg`Carried out`,
  ANSWERED: msg`Answered`,
  DISOWNED: msg`Not by the owner of the address`,
}

export const withdrawalEvents: Readonly<Record<string, MessageDescriptor>> = {
  state: msg`Received`,
  wait: msg`Put on this list`,
  answer: msg`Answered`,
  carryOut: msg`Carried out`,
  disown: msg`Not by the owner of the address`,
}

export const proofNames: Record<WireWithdrawal['proof'], MessageDescriptor> = {
  NONE: msg`By number and address only`,
  LINK: msg`With the order’s link`,
  SESSION: msg`Signed in as the buyer`,
}
