import { EXCHANGES_PER_LINE } from '@galleria/contract/after-sales-rules'
import { priceOfSteps } from '@galleria/kernel/measure'
import { roundMinor } from '@galleria/kernel/money'
import type { VersionRow } from '#modules/catalog/index.ts'
import type { OrderLineRow, OrderRow } from '#modules/order/index.ts'
import { availableOf, heldAmount, heldQty, type Available } from '#modules/order/claims/index.ts'
import type { HeldVersion, Paid, Replacement, Swap } from './exchange.types.ts'
import type { ReverseStatus } from '../reverse.flow.ts'
import { isExchange, returningQty, sumOf } from '../reverse.rules.ts'
import { surchargesLeft, worthAsking } from './surcharge.rules.ts'
import type { ReverseLineRow, ReverseRow, Version } from '../reverse.types.ts'

/**
 * Pure questions about exchanges: which goods a line has by now, and what they may be exchanged
 * for.
 */

/**
 * Which versions of a line its buyer holds: what came last first, what was ordered last. Swaps are
 * in the order in which they were asked for.
 */
export function versionsOf(line: OrderLineRow, swaps: readonly Swap[]): HeldVersion[] {
  const came = swaps.filter(hasCome).toReversed()
  const skuIds = new Set(
    came.flatMap(({ derivativeSkuId, replacedQty }) =>
      derivativeSkuId !== null && derivativeSkuId !== line.skuId && replacedQty > 0
        ? [derivativeSkuId]
        : [],
    ),
  )
  const surcharges = surchargesLeft(line, came, swaps)
  const replacements = [...skuIds].map((skuId) => ({
    skuId,
    goods: came.find(({ derivativeSkuId }) => derivativeSkuId === skuId)?.derivative ?? undefined,
    paid: paidOf(skuId),
    surcharge: surcharges.get(skuId) ?? 0,
    qty:
      sumOf(came, (one) => (one.derivativeSkuId === skuId ? one.replacedQty : 0)) - goneOf(skuId),
  }))
  const ordered = heldQty(line) - sumOf(replacements, ({ qty }) => qty)
  const surcharge = surcharges.get(line.skuId) ?? 0
  return [
    ...replacements,
    { skuId: line.skuId, qty: ordered, paid: leftFor(ordered), surcharge },
  ].filter(({ qty }) => qty > 0)

  /**
   * Where something else came instead, what is of the sku that was ordered has what is left of the
   * line beside that: it may have been exchanged there and back. A sound piece of the same changes
   * nothing: each unit has its share of the line, as before.
   */
  function leftFor(qty: number): Paid | undefined {
    const isOfOther = (one: Swap) => one.replacedPaid !== null && one.derivativeSkuId !== line.skuId
    if (!came.some(isOfOther)) return undefined
    const others = sumOf(replacements, (one) => (one.paid ? worthOf(one.paid, one.qty) : 0))
    return { minor: Math.max(0, heldAmount(line, heldQty(line)) - others), qty }
  }

  function paidOf(skuId: number): Paid | undefined {
    const known = came.filter((one) => one.derivativeSkuId === skuId && one.replacedPaid !== null)
    const qty = sumOf(known, (one) => one.replacedQty)
    return qty > 0 ? { minor: sumOf(known, (one) => one.replacedPaid ?? 0), qty } : undefined
  }

  /** Units that are asked back, that went back, or that were exchanged again. */
  function goneOf(skuId: number): number {
    return sumOf(swaps, (one) =>
      one.goodsSkuId === skuId ? one.takenQty + (hasCome(one) ? one.replacedQty : 0) : 0,
    )
  }
}

/** What was sent instead and lost, so that money went back, never came. */
function hasCome({ status, isChangedToReturn }: Swap): boolean {
  return status === 'REVERSE_DONE' && !isChangedToReturn
}

/**
 * Which version a request for so many units is about: the one that it names, else what came last,
 * as far as that is enough. Without one: the most that it could be about.
 */
export function pickVersion(
  versions: readonly HeldVersion[],
  qty: number,
  named: number | undefined,
): HeldVersion | { readonly most: number } {
  const meant = versions.filter(({ skuId }) => named === undefined || skuId === named)
  return (
    meant.find((one) => one.qty >= qty) ?? { most: Math.max(0, ...meant.map((one) => one.qty)) }
  )
}

/**
 * For goods for which more was paid by an order of its own only a sound piece of the same comes: no
 * money moves then.
 */
export function isOnlyForSame({ surcharge = 0 }: Pick<HeldVersion, 'surcharge'>): boolean {
  return surcharge > 0
}

/** A line is exchanged so often at most. One that became a return does not count. */
export function isExchangedOut(swaps: readonly Swap[]): boolean {
  const exchanges = swaps.filter(
    ({ derivativeSkuId, isChangedToReturn }) => derivativeSkuId !== null && !isChangedToReturn,
  )
  return exchanges.length >= EXCHANGES_PER_LINE
}

/**
 * Whether goods of this order can be exchanged at all: they were received, and came in a parcel.
 * Codes have no versions, what was fetched has no address to which a replacement could go, and what
 * cost points is not compared by its price.
 */
export function allowsExchange({
  handover,
  completedAt,
  points,
}: Pick<OrderRow, 'handover' | 'completedAt' | 'points'>): boolean {
  return handover === 'parcel' && completedAt !== null && points === 0
}

/**
 * What may come instead of goods: a sound piece of the same, first, and the versions of the same
 * item. Nothing where the goods themselves are not sold any more.
 */
export function replacementsFor(
  goods: Pick<HeldVersion, 'skuId' | 'surcharge'>,
  versions: readonly VersionRow[],
  paid: Paid,
  isTaxed: boolean,
): Replacement[] {
  const { skuId } = goods
  const own = versions.find((one) => one.skuId === skuId)
  if (!own) return []
  if (isOnlyForSame(goods)) return [{ version: own, difference: 0, surcharge: 0 }]
  return [
    own,
    ...versions.filter(
      (one) => one.skuId !== skuId && one.itemId === own.itemId && one.currency === own.currency,
    ),
  ]
    .map((version) => ({
      version,
      difference: differenceOf(skuId, version, paid),
      surcharge: surchargeOf(own, version, paid),
    }))
    .filter(({ version }) => isTaxed || version.amount === own.amount)
    .map((one) => (isTaxed ? one : { ...one, difference: 0, surcharge: 0 }))
}

/**
 * And by what was paid for these units: where the order was free, and its money went back already,
 * only a sound piece of the same comes.
 */
export function replacementsOf(
  goods: Pick<HeldVersion, 'skuId' | 'surcharge'>,
  versions: readonly VersionRow[],
  {
    order,
    units,
  }: {
    readonly order: Pick<OrderRow, 'taxTreatment'>
    readonly units: Available['lines'][number] | undefined
  },
): Replacement[] {
  const found = replacementsFor(goods, versions, paidForGoods(units), comparesPrices(order))
  return units && units.line.gifted > 0
    ? found.filter(({ version }) => version.skuId === goods.skuId)
    : found
}

/**
 * What is to be paid where the other version costs more now than the goods do, and than was paid
 * for them: what it costs more than was paid. A sound piece of the same is never dearer.
 */
function surchargeOf(own: VersionRow, instead: VersionRow, paid: Paid): number {
  if (instead.amount <= own.amount) return 0
  return worthAsking(Math.max(0, priceOf(instead, paid.qty) - paid.minor), own.currency)
}

/**
 * Whether prices of today compare with what was paid: not where that was without the storefront's
 * tax. Then only what costs the same can come instead.
 */
export function comparesPrices(order: Pick<OrderRow, 'taxTreatment'>): boolean {
  return order.taxTreatment === 'STANDARD'
}

/**
 * What was paid for these units of goods: what was done beside selling them, and what covers them,
 * is no part of their price, and stays paid.
 */
export function paidForGoods(one: Available['lines'][number] | undefined): Paid {
  if (!one) return { minor: 0, qty: 0 }
  const { line, qty, ceiling } = one
  const { service, insurance } = line.snapshot
  const fees = roundMinor((((service?.fee ?? 0) + (insurance?.fee ?? 0)) * qty) / line.qty)
  return { minor: Math.max(0, ceiling - fees), qty }
}

/**
 * What comes back where the other version costs less now than was paid for the goods; a sound piece
 * of the same is no cheaper, whatever it costs by now.
 */
export function differenceOf(goodsSkuId: number, instead: VersionRow, paid: Paid): number {
  return instead.skuId === goodsSkuId ? 0 : Math.max(0, paid.minor - priceOf(instead, paid.qty))
}

/** What so many units of it have in what was paid for them. */
function worthOf(paid: Paid, qty: number): number {
  return roundMinor((paid.minor * qty) / paid.qty)
}

function priceOf({ amount, measure }: VersionRow, qty: number): number {
  return priceOfSteps(amount, qty, measure)
}

/**
 * What of a line's difference so many of its units bring: never more than is asked back for them.
 */
export function differenceFor(
  { difference, qty, applyAmount }: Pick<ReverseLineRow, 'difference' | 'qty' | 'applyAmount'>,
  units: number,
): number {
  return Math.min(applyAmount, roundMinor((difference * units) / qty))
}

/**
 * What comes back beside what is exchanged, or did; nothing once it is no exchange any more, or
 * ended without one.
 */
export function differenceIn(reverse: ReverseRow): number {
  const { status, lines, differenceGiven } = reverse
  if (differenceGiven) return differenceGiven.goods
  if (!isExchange(reverse) || WITHOUT_DIFFERENCE.includes(status)) return 0
  const isHeld = lines.some(({ heldQty }) => heldQty > 0)
  return sumOf(lines, (line) => differenceFor(line, isHeld ? line.heldQty : returningQty(line)))
}
const WITHOUT_DIFFERENCE: readonly ReverseStatus[] = [
  'REVERSE_CANCELED',
  'REVERSE_CLOSE',
  'IN_DISPUTE',
  'REVERSE_DONE',
]

/**
 * What so many units of a version can still give back: of what came instead of something dearer no
 * more than was left for them. All that is left of a line gives what is left of its money.
 */
export function withinPaid(
  order: OrderRow,
  { lines }: Available,
  goods: readonly HeldVersion[],
): Available {
  return availableOf(
    order,
    lines.map((one, index) => {
      const paid = goods[index]?.paid
      if (!paid || one.qty === heldQty(one.line)) return one
      return atMost(one, worthOf(paid, one.qty))
    }),
  )
}

/**
 * What so many units are worth that are exchanged: each its share of what is left, so that one
 * after the other they bring no more than all together.
 */
export function withinShare(
  order: OrderRow,
  available: Available,
  goods: readonly HeldVersion[],
): Available {
  const { lines } = withinPaid(order, available, goods)
  return availableOf(
    order,
    lines.map((one, index) => {
      if (goods[index]?.paid) return one
      const held = heldQty(one.line)
      return atMost(one, roundMinor((heldAmount(one.line, held) * one.qty) / held))
    }),
  )
}

/**
 * The same of units that do not come back, and so may be of any version: of those that are worth
 * most.
 */
export function withinDearest(
  order: OrderRow,
  { lines }: Available,
  versions: readonly (readonly HeldVersion[])[],
): Available {
  return availableOf(
    order,
    lines.map((one, index) => {
      const staying = one.qty - one.unsentQty
      const known = (versions[index] ?? []).flatMap(({ qty, paid }) =>
        paid ? [{ qty, paid }] : [],
      )
      const isWhole = staying === heldQty(one.line)
      if (isWhole || sumOf(known, ({ qty }) => qty) < staying) return one
      let left = staying
      const most = sumOf(
        known.toSorted((a, b) => b.paid.minor / b.paid.qty - a.paid.minor / a.paid.qty),
        ({ qty, paid }) => {
          const taken = Math.min(left, qty)
          left -= taken
          return worthOf(paid, taken)
        },
      )
      return atMost(one, most)
    }),
  )
}

function atMost(one: Available['lines'][number], most: number): Available['lines'][number] {
  const heldCeiling = Math.min(one.heldCeiling, most)
  return { ...one, heldCeiling, ceiling: one.unsentAmount + heldCeiling }
}

/** As it is now, to be kept with a request. */
export function freezeVersion(row: VersionRow): Version {
  const { name, finish, size, picture, urlKey, suffix, itemId, measure, amount } = row
  return {
    name,
    finish,
    size,
    picture,
    urlKey,
    suffix,
    itemId,
    ...(measure ? { measure } : {}),
    unitPrice: amount,
  }
}

/** The skus of which less is free than several lines want together. */
export function findShort(
  wanted: readonly { readonly skuId: number; readonly qty: number }[],
  free: ReadonlyMap<number, number>,
): number[] {
  const skuIds = [...new Set(wanted.map(({ skuId }) => skuId))]
  return skuIds.filter(
    (skuId) => sumOf(wanted, (one) => (one.skuId === skuId ? one.qty : 0)) > (free.get(skuId) ?? 0),
  )
}
