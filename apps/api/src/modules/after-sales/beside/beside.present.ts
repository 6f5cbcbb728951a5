import type { MerchantReverse, WireReverse } from '@galleria/contract/after-sales'
import { toWireId } from '@galleria/kernel/id'
import { wireMoney } from '#platform/wire-money.ts'
import { differenceIn } from '../exchange/exchange.rules.ts'
import { surchargeIn } from '../exchange/surcharge.rules.ts'
import { isExchange, isWaiting, mostLost, returningQty, sumOf } from '../reverse.rules.ts'
import type { ReverseStatus } from '../reverse.flow.ts'
import type { ReverseRow } from '../reverse.types.ts'

/** Money that moves beside a request's own, and by which others it does. */
export function presentBeside(
  reverse: ReverseRow,
): Pick<
  WireReverse,
  | 'exchangeDifference'
  | 'differenceOf'
  | 'exchangeSurcharge'
  | 'surchargeBack'
  | 'surchargeBackOf'
  | 'lossOfValue'
  | 'lossOfValueOf'
> {
  const { loss, currency } = reverse
  return {
    exchangeDifference: presentDifference(reverse),
    differenceOf: reverse.differenceOf && presentOther(reverse.differenceOf),
    exchangeSurcharge: presentSurcharge(reverse),
    surchargeBack: presentSurchargeBack(reverse),
    surchargeBackOf: reverse.surchargeBackOf && presentOther(reverse.surchargeBackOf),
    lossOfValue: loss && {
      amt: wireMoney(loss.withheld, currency),
      isOpen: loss.isOpen,
      request: presentOther(loss),
    },
    lossOfValueOf: reverse.lossOf && presentOther(reverse.lossOf),
  }
}

function presentDifference(reverse: ReverseRow): WireReverse['exchangeDifference'] {
  const { differenceGiven: given, currency } = reverse
  const minor = differenceIn(reverse)
  return minor === 0
    ? null
    : { amt: wireMoney(minor, currency), request: given && presentOther(given) }
}

/** Nothing of an exchange that ended before there was anything to pay. */
function presentSurcharge(reverse: ReverseRow): WireReverse['exchangeSurcharge'] {
  const { surcharge, currency } = reverse
  const isOver = !isExchange(reverse) || !isWaiting(reverse)
  const minor = surcharge || !isOver ? surchargeIn(reverse) : 0
  if (minor === 0) return null
  return {
    amt: wireMoney(minor, currency),
    order: surcharge && {
      id: toWireId('order', surcharge.orderId),
      tradeOrderCode: surcharge.code,
      contractId: toWireId('contract', surcharge.contractId),
      payUntil: new Date(surcharge.payBy).toISOString(),
      isOpen: surcharge.isOpen,
      paidTime: surcharge.paidAt && new Date(surcharge.paidAt).toISOString(),
    },
  }
}

/**
 * Once requests give it what those give; before that what is due, where money is to come back at
 * all: not as long as goods come instead, and not where nothing came of it.
 */
function presentSurchargeBack(reverse: ReverseRow): WireReverse['surchargeBack'] {
  const { surchargeGiven: given, currency } = reverse
  const isPromised = !isExchange(reverse) && !WITHOUT_MONEY.includes(reverse.status)
  const minor =
    given.length > 0 ? sumOf(given, ({ goods }) => goods) : isPromised ? surchargeDue(reverse) : 0
  return minor === 0
    ? null
    : { amt: wireMoney(minor, currency), requestList: given.map(presentOther) }
}

const WITHOUT_MONEY: readonly ReverseStatus[] = ['REVERSE_CANCELED', 'REVERSE_CLOSE', 'IN_DISPUTE']

function surchargeDue({ isChangedToReturn, surcharge, lines }: ReverseRow): number {
  return isChangedToReturn && surcharge?.paidAt
    ? surcharge.amount
    : sumOf(lines, ({ surchargeBack }) => surchargeBack)
}

/** What its shop can keep of a withdrawal that it has not looked at yet. */
export function presentLosable({
  refundBy,
  status,
  lines,
  currency,
}: ReverseRow): MerchantReverse['lossOfValueList'] {
  const isToLookAt = status === 'WAITING_FOR_QC_DONE' || status === 'WAITING_FOR_BUYER_RETURN'
  if (!refundBy || !isToLookAt) return []
  return lines
    .map((line) => ({ line, most: mostLost(line, returningQty(line)) }))
    .filter(({ line, most }) => returningQty(line) > 0 && most > 0)
    .map(({ line, most }) => ({
      id: toWireId('reverseLine', line.id),
      most: wireMoney(most, currency),
    }))
}

export function presentOther({
  id,
  code,
}: NonNullable<ReverseRow['splitFrom']>): NonNullable<WireReverse['splitFrom']> {
  return { id: toWireId('reverse', id), reverseTradeOrderCode: code }
}

/**
 * The history with what was asked for and paid because what comes instead costs more: that is an
 * order of its own, so the moves of the request do not tell.
 */
export function withSurcharge(
  history: WireReverse['progressList'],
  { surcharge, currency }: Pick<ReverseRow, 'surcharge' | 'currency'>,
): WireReverse['progressList'] {
  if (!surcharge) return history
  const { askedAt, paidAt } = surcharge
  const moments = [
    { event: 'askSurcharge', actor: 'clock', at: askedAt },
    ...(paidAt ? [{ event: 'paySurcharge', actor: 'buyer', at: paidAt }] : []),
  ]
  const entries = moments.map(({ at, ...told }) => ({
    ...told,
    fromState: 'WAITING_FOR_SELLER_SHIP',
    toState: 'WAITING_FOR_SELLER_SHIP',
    at: new Date(at).toISOString(),
    amount: wireMoney(surcharge.amount, currency),
  }))
  // What happened in the same moment led to it.
  return [...history, ...entries].toSorted((a, b) => a.at.localeCompare(b.at))
}
