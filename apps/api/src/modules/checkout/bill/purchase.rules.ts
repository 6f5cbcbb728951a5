import { codeOfCountry } from '@galleria/contract/country-codes'
import { roundMinor } from '@galleria/kernel/money'
import type { Id } from '@galleria/kernel/id'
import type { FrozenActivity, OrderLineRow, OrderRow, StoredAddress } from '#modules/order/index.ts'
import type { PaymentOrder } from '#modules/payment/index.ts'
import type {
  LineGivenBack,
  PurchaseAddress,
  PurchaseLine,
} from '#modules/payment/providers/index.ts'

/** The words that stand on no row of an order. */
export type PurchaseWords = {
  readonly shipping: string
  /** With `{name}`. */
  readonly depositLine: string
}

/**
 * What a claim pays, as the bill has it: goods at their prices, what is taken off below nothing,
 * what comes on top, the delivery. Lines and tax come to the claim's amount and to the books' tax
 * to the cent, because they are made of the same figures; one that did not would be a fault of
 * ours, and no provider is told it.
 */
export function linesOfClaim(
  orders: readonly OrderRow[],
  { kind, amount }: Pick<PaymentOrder, 'kind' | 'amount'>,
  words: PurchaseWords,
  cards: ReadonlySet<Id<'promotion'>> = new Set(),
): PurchaseLine[] {
  const lines =
    kind === 'FULL'
      ? orders.flatMap((order) => linesOfOrder(order, words, cards))
      : partOfOrder(orders, kind, amount, words)
  const sum = lines.reduce((total, line) => total + line.total, 0)
  if (sum !== amount) throw new Error(`lines of ${sum} for a claim of ${amount}`)
  return lines
}

function linesOfOrder(
  order: OrderRow,
  words: PurchaseWords,
  cards: ReadonlySet<Id<'promotion'>>,
): PurchaseLine[] {
  const taxOfLines = order.lines.reduce((sum, line) => sum + line.tax, 0)
  const delivery = {
    kind: 'delivery',
    reference: order.code,
    name: words.shipping,
    ...once(order.shipping),
  } as const
  return [
    ...order.lines.flatMap((line) => linesOfLine(line, order, cards)),
    ...(order.shipping === 0 ? [] : taxed([delivery], order.tax - taxOfLines, order.taxRate)),
  ]
}

type Priced = Omit<PurchaseLine, 'tax' | 'taxRate'>

/** A line's money holds its goods after what was taken off, its assembly and its cover. */
function linesOfLine(
  line: OrderLineRow,
  order: OrderRow,
  cards: ReadonlySet<Id<'promotion'>>,
): PurchaseLine[] {
  const { off, service, insurance, voucher, name } = line.snapshot
  const reference = String(line.skuId)
  const extras = (service?.fee ?? 0) + (insurance?.fee ?? 0)
  const taken = (off?.shop ?? 0) + (off?.order ?? 0)
  const takenBy = (kind: FrozenActivity['kind'], amount = 0): Priced[] => {
    if (amount === 0) return []
    const by = order.activities?.find((activity) => activity.kind === kind)
    const isCard = by !== undefined && cards.has(by.id)
    return [
      {
        kind: isCard ? 'gift_card' : 'discount',
        reference,
        name: by?.name || name,
        ...once(-amount),
      },
    ]
  }
  const parts: Priced[] = [
    {
      kind: voucher ? 'codes' : 'goods',
      reference,
      ...priced(name, line.qty, line.needPay - extras + taken),
    },
    ...takenBy('PROMOTION', off?.shop),
    ...takenBy('COUPON', off?.order),
    ...(service
      ? [
          {
            kind: 'service',
            reference,
            name: order.service?.name || name,
            ...once(service.fee),
          } as const,
        ]
      : []),
    ...(insurance
      ? [{ kind: 'cover', reference, name: insurance.name, ...once(insurance.fee) } as const]
      : []),
  ]
  // What costs nothing, a gift, says so.
  return taxed(parts, line.tax, line.taxRate)
}

/** So many at one price; or, where that does not come out, all of them at once. */
function priced(
  name: string,
  quantity: number,
  total: number,
): Pick<Priced, 'name' | 'quantity' | 'unitPrice' | 'total'> {
  if (total % quantity === 0) return { name, quantity, unitPrice: total / quantity, total }
  return { name: `${quantity} × ${name}`, ...once(total) }
}

function once(total: number): Pick<Priced, 'quantity' | 'unitPrice' | 'total'> {
  return { quantity: 1, unitPrice: total, total }
}

/**
 * Tax over the parts that it is in, so that they come to it, and none is a whole cent from what the
 * rate says of it.
 */
function taxed(parts: readonly Priced[], tax: number, rate: number): PurchaseLine[] {
  const exact = parts.map(({ total }) => (total * rate) / (1 + rate))
  const floors = exact.map(Math.floor)
  const left = tax - floors.reduce((sum, floor) => sum + floor, 0)
  const byRest = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest)
  const more = new Set(byRest.slice(0, Math.max(0, left)).map(({ index }) => index))
  return parts.map((part, index) => ({
    ...part,
    taxRate: roundMinor(rate * 10_000),
    tax: (floors[index] ?? 0) + (more.has(index) ? 1 : 0),
  }))
}

/**
 * A deposit, or the balance after it, is a part of the whole: one line, at the rate of what it is a
 * part of.
 */
function partOfOrder(
  orders: readonly OrderRow[],
  kind: 'DEPOSIT' | 'BALANCE',
  amount: number,
  words: PurchaseWords,
): PurchaseLine[] {
  const [order] = orders
  const name = order?.lines[0]?.snapshot.name ?? ''
  const rate = order?.taxRate ?? 0
  const part: Priced = {
    kind: 'goods',
    reference: order?.code ?? '',
    name: kind === 'DEPOSIT' ? words.depositLine.replace('{name}', name) : name,
    ...once(amount),
  }
  return taxed([part], roundMinor((amount * rate) / (1 + rate)), rate)
}

/**
 * What goes back, in lines that come to it: of each line of the order its goods, and of the
 * delivery what is asked for.
 */
export function linesOfGivenBack(
  orders: readonly OrderRow[],
  given: readonly LineGivenBack[],
  words: PurchaseWords,
): PurchaseLine[] {
  return given.flatMap(({ lineId, goods, shipping }) => {
    const order = orders.find(({ lines }) => lines.some(({ id }) => id === lineId))
    const line = order?.lines.find(({ id }) => id === lineId)
    if (!order || !line) throw new Error(`money goes back for a line that is not there: ${lineId}`)
    const taxIn = (total: number, rate: number) => roundMinor((total * rate) / (1 + rate))
    return [
      ...(goods === 0
        ? []
        : taxed(
            [
              {
                kind: line.snapshot.voucher ? 'codes' : 'goods',
                reference: String(line.skuId),
                name: line.snapshot.name,
                ...once(goods),
              },
            ],
            taxIn(goods, line.taxRate),
            line.taxRate,
          )),
      ...(shipping === 0
        ? []
        : taxed(
            [
              {
                kind: 'delivery',
                reference: order.code,
                name: words.shipping,
                ...once(shipping),
              },
            ],
            taxIn(shipping, order.taxRate),
            order.taxRate,
          )),
    ]
  })
}

export function purchaseAddressOf(address: StoredAddress): PurchaseAddress {
  return {
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company,
    email: address.email,
    phone: address.personPhone,
    street: `${address.poiName} ${address.houseNo}`.trim(),
    detail: address.detailAddress,
    postalCode: address.postalCode,
    city: address.city,
    region: address.province,
    country: codeOfCountry(address.country) ?? address.regionShortName,
  }
}
