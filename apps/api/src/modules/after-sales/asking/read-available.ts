import { REQUESTS_PER_LINE, type ReverseType } from '@galleria/contract/after-sales-rules'
import type { afterSalesCalls } from '@galleria/contract/after-sales'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { stepsOf } from '#modules/catalog/selling/index.ts'
import { allowsBuyer, type OrderRow } from '#modules/order/index.ts'
import {
  cancelableQty,
  findAvailable,
  namesGift,
  type Available,
} from '#modules/order/claims/index.ts'
import { allowsExchange } from '../exchange/exchange.rules.ts'
import { mostOf } from '../reverse.rules.ts'

export type Asked = Pick<
  Parsed<typeof afterSalesCalls.renderReverse>,
  'reverseTradeOrderLineList' | 'reverseTradeOrderType'
>

type Reader = (order: OrderRow, asked: Asked, now: Date) => Available
/** How the units of each type are read; a type that is not here cannot be asked for. */
const readersOf: Partial<Record<ReverseType, Reader>> = {
  SALE_RETURN: readReturning,
  SALE_EXCHANGE: readExchanging,
  SALE_REFUND: readPicked,
  SALE_CANCEL_BEFORE_DELIVERY: readUndelivered,
}

/**
 * What the asked units can give back. The preview reads it; when the buyer applies it is read again
 * under the contract's lock.
 */
export function readAvailable(order: OrderRow, asked: Asked, now: Date): Available {
  const read = readersOf[typeOf(order, asked)]
  if (!read) throw refuse('reverse.type')
  return read(order, asked, now)
}

/**
 * Where nothing is said, the first of what can be asked for is meant: goods that were sent come
 * back.
 */
export function typeOf(order: OrderRow, asked: Asked): ReverseType {
  return asked.reverseTradeOrderType ?? typesOf(order, asked, false)[0] ?? 'SALE_REFUND'
}

/**
 * What can be asked for about these units: a return where all of them were sent, money back where
 * there is some, and cancelling while something of the order is still to be sent. Whether they can
 * be exchanged, other goods decide.
 */
export function typesOf(order: OrderRow, asked: Asked, isExchangeable: boolean): ReverseType[] {
  const can: Partial<Record<ReverseType, boolean>> = {
    // Where all of their money is asked back, or was none, a refund could be about nothing.
    SALE_REFUND: hasMoney(order, asked),
    SALE_RETURN:
      comesBack(order) && findSent(order, asked) !== undefined && !isGivenBack(order, asked),
    SALE_EXCHANGE: isExchangeable,
    SALE_CANCEL_BEFORE_DELIVERY: undeliveredOf(order.lines).length > 0,
  }
  return (Object.keys(readersOf) as ReverseType[]).filter((type) => can[type] ?? true)
}

function hasMoney(order: OrderRow, asked: Asked): boolean {
  const available = findAvailable(order, linesOf(order, asked))
  return typeof available !== 'object' || mostOf(available) > 0
}

/**
 * All that these goods cost went back because their order was free: who sent them back would get
 * nothing for them.
 */
function isGivenBack(order: OrderRow, asked: Asked): boolean {
  const ids = new Set<string>(linesOf(order, asked).map(({ lineId }) => lineId))
  return order.lines.some(({ id, gifted }) => ids.has(id) && gifted > 0) && !hasMoney(order, asked)
}

/** All of these units, where they can be exchanged as far as the order says. */
export function findExchangeable(order: OrderRow, asked: Asked): Available | undefined {
  return allowsExchange(order) ? findSent(order, asked) : undefined
}

function findSent(order: OrderRow, asked: Asked): Available | undefined {
  const returning = findAvailable(order, returningOf(order, asked))
  return typeof returning === 'object' && wereSent(returning) ? returning : undefined
}

/** Goods come back, codes do not. */
function comesBack({ handover }: OrderRow): boolean {
  return handover !== 'voucher'
}

/** Units that were sent are meant, all of them: what was not sent cannot come back. */
function returningOf(order: OrderRow, asked: Asked): ReturnType<typeof linesOf> {
  return linesOf(order, asked).map(({ cancelQty = 0, ...line }) => ({ ...line, cancelQty }))
}
function wereSent({ lines }: Available): boolean {
  return lines.every(({ unsentQty }) => unsentQty === 0)
}

function readReturning(order: OrderRow, asked: Asked, now: Date): Available {
  if (!comesBack(order)) throw refuse('reverse.type')
  const available = readLines(order, returningOf(order, asked), now)
  if (!wereSent(available)) throw refuse('reverse.not_eligible')
  return available
}

function readExchanging(order: OrderRow, asked: Asked, now: Date): Available {
  if (!allowsExchange(order)) throw refuse('reverse.type')
  return readReturning(order, asked, now)
}

function readPicked(order: OrderRow, asked: Asked, now: Date): Available {
  return readLines(order, linesOf(order, asked), now)
}

function readLines(order: OrderRow, lines: ReturnType<typeof linesOf>, now: Date): Available {
  if (namesGift(order, lines)) throw refuse('reverse.not_eligible')
  const available = mustFindAvailable(order, lines)
  if (!allowsBuyer(order, 'requestAfterSales', now)) throw refuse('reverse.not_eligible')
  return available
}

/** What these units can give back, or why nothing. */
export function mustFindAvailable(
  order: OrderRow,
  lines: Parameters<typeof findAvailable>[1],
): Available {
  const available = findAvailable(order, lines)
  if (available === 'tooOften') throw refuse('reverse.too_many', { most: REQUESTS_PER_LINE })
  if (!available) throw refuse('reverse.not_eligible')
  return available
}

/**
 * Before delivery nothing is picked: every line with units that were not sent, with all of them.
 * Whoever names others has an old page before them.
 */
function readUndelivered(order: OrderRow, asked: Asked, now: Date): Available {
  const lines = linesOf(order, asked).map(({ lineId, qty }) => ({ lineId, qty, cancelQty: qty }))
  const available = readLines(order, lines, now)
  const all = undeliveredOf(order.lines)
  if (
    all.length !== lines.length ||
    lines.some(({ lineId, qty }) => {
      const line = all.find(({ id }) => id === lineId)
      return !line || cancelableQty(line) !== qty
    })
  )
    throw refuse('reverse.not_all')
  return available
}

function undeliveredOf(lines: OrderRow['lines']): OrderRow['lines'] {
  return lines.filter((line) => !line.snapshot.gift && cancelableQty(line) > 0)
}

function linesOf(order: OrderRow, { reverseTradeOrderLineList }: Asked) {
  return reverseTradeOrderLineList.map(({ tradeOrderLine: { id }, reverseQty, cancelQty }) => ({
    lineId: id,
    qty: stepsOfLine(order, id, reverseQty),
    cancelQty: cancelQty && stepsOfLine(order, id, cancelQty),
  }))
}

/** Units of a line that were not sent, all to be cancelled. */
export function allUnsent(order: OrderRow, lineId: string, qty: number) {
  const steps = stepsOfLine(order, lineId, qty)
  return { lineId, qty: steps, cancelQty: steps }
}

/** What is asked about is counted as it is sold: in pieces, or in the steps of its measure. */
function stepsOfLine({ lines }: OrderRow, lineId: string, qty: number): number {
  return stepsOf(qty, lines.find(({ id }) => id === lineId)?.snapshot.measure)
}
