import { siteAddressLines, wireAddressLines } from '@galleria/contract/address-lines'
import type { Language } from '@galleria/contract/storefronts'
import { fill, type MailGoods, type Part } from '#platform/write-mail.ts'
import { pictures } from '#platform/picture-urls.ts'
import { cancelableQty } from '../claims/claims.rules.ts'
import { goodsOf } from '../present/extras.present.ts'
import { variantOf } from '../invoices/invoice-draft.rules.ts'
import { languageOf, price, quietLink, wordsFor, type MailCase } from './mail-parts.ts'
import { isSurcharge } from '../order.rules.ts'
import type { OrderLineRow, OrderRow, StoredAddress } from '../order.types.ts'

/** What was bought, with its picture, as every mail about goods shows it. Pure. */

/** Of each order: who sells it, its goods, and what comes on top. */
export function goods(one: MailCase): Part[] {
  const { words, amount } = wordsFor(one)
  return one.orders.flatMap((order): Part[] => [
    {
      kind: 'heading',
      text: `${fill(words.mails.orderNumber, { code: order.code })} ${fill(words.mails.from, { shop: order.shopName })}`,
    },
    { kind: 'goods', goods: order.lines.map((line) => boughtLine(one, line)) },
    // Nothing is sent of what an exchange costs more.
    ...(isSurcharge(order)
      ? []
      : [
          {
            kind: 'rows',
            rows: [
              [
                order.pickup
                  ? fill(words.mails.pickUp.at, { site: order.pickup.name })
                  : words.mails.shipping,
                amount(order.shipping),
              ],
              ...extraRows(one, order),
            ],
          } as const,
        ]),
    // The button leads to one of them at most.
    ...(one.orders.length > 1 ? [quietLink(one, order)] : []),
  ])
}

function boughtLine(one: MailCase, line: OrderLineRow): MailGoods {
  const { words, day } = wordsFor(one)
  return {
    ...pictureAndName(one, line),
    details: [
      ...detailsOf(one, line),
      howMany(one, line),
      ...(line.snapshot.voucher || line.snapshot.surcharge
        ? []
        : [fill(words.mails.expected, { date: day(line.expectDate) })]),
    ],
    right: price(one, { ...line, needPay: goodsOf(line) }),
  }
}

/** `2 × 189,00 €`, where each costs the same to the cent. */
function howMany(one: MailCase, line: OrderLineRow): string {
  const { times, amount } = wordsFor(one)
  const { snapshot, qty, points } = line
  const count = snapshot.voucher ? `${qty} ×` : times(qty, snapshot.measure)
  const isEven = goodsOf(line) % qty === 0
  return qty > 1 && points === 0 && isEven && !snapshot.measure
    ? `${count} ${amount(goodsOf(line) / qty)}`
    : count
}

/** Goods and how many, where prices are not what the mail is about. */
export function counted(
  one: MailCase,
  lines: readonly { readonly line: OrderLineRow; readonly qty: number }[],
): Part[] {
  const { times } = wordsFor(one)
  return [
    {
      kind: 'goods',
      goods: lines.map(({ line, qty }) => ({
        ...pictureAndName(one, line),
        details: detailsOf(one, line),
        right: times(qty, line.snapshot.measure),
      })),
    },
  ]
}

/** What has neither left nor been cancelled. */
export function unsentLines(
  lines: readonly OrderLineRow[],
): { readonly line: OrderLineRow; readonly qty: number }[] {
  return lines.flatMap((line) => {
    const qty = cancelableQty(line)
    return qty > 0 ? [{ line, qty }] : []
  })
}

export function deliveredLines(
  lines: readonly OrderLineRow[],
): { readonly line: OrderLineRow; readonly qty: number }[] {
  return lines.flatMap((line) => (line.deliveredQty > 0 ? [{ line, qty: line.deliveredQty }] : []))
}

function pictureAndName(
  { setting }: MailCase,
  { snapshot }: OrderLineRow,
): Pick<MailGoods, 'picture' | 'name'> {
  return { picture: setting.origin + pictures.mailUrl(snapshot.picture), name: snapshot.name }
}

function detailsOf({ contract }: MailCase, line: OrderLineRow): string[] {
  return variantDetails(line, languageOf(contract))
}

/** Finish and size, which tell the versions of a piece apart. */
export function variantDetails(line: Pick<OrderLineRow, 'snapshot'>, language: Language): string[] {
  const text = variantOf(line, language)
  return text ? [text] : []
}

/** What comes on top of the goods, in sums. */
function extraRows(one: MailCase, order: OrderRow): (readonly [string, string])[] {
  const { words, amount } = wordsFor(one)
  const { service, serviceCharge, insurance } = order
  return [
    ...(service ? [[service.name, amount(serviceCharge)] as const] : []),
    ...(insurance > 0 ? [[words.extras.covers, amount(insurance)] as const] : []),
  ]
}

/**
 * Where it goes, written as on the parcel, so that a slip is noticed while it can be put right; and
 * to whom the invoice is made out, if that is another. Nothing goes anywhere where all of it is
 * fetched.
 */
export function addresses({ contract, orders }: MailCase): Part[] {
  const language = languageOf(contract)
  const { words } = wordsFor({ contract })
  const delivery = linesOf(contract.deliveryAddress, language)
  const billing = linesOf(contract.billingAddress, language)
  const columns = [
    ...(orders.every(({ pickup }) => pickup)
      ? []
      : [{ heading: words.mails.deliverTo, lines: delivery }]),
    ...(billing.join() === delivery.join()
      ? []
      : [{ heading: words.mails.order.billTo, lines: billing }]),
  ]
  return columns.length > 0 ? [{ kind: 'columns', columns }] : []
}

function linesOf(address: StoredAddress, language: ReturnType<typeof languageOf>): string[] {
  const lines = wireAddressLines(address, language)
  return address.company && !lines.includes(address.company) ? [address.company, ...lines] : lines
}

/** Where goods are fetched; not a word of it was typed by their buyer. */
export function fetchAt({ contract, orders }: MailCase): Part[] {
  const language = languageOf(contract)
  return orders.flatMap(({ pickup }): Part[] =>
    pickup
      ? [
          {
            kind: 'lines',
            lines: [pickup.name, ...siteAddressLines(pickup, language)].filter(Boolean),
          },
        ]
      : [],
  )
}

/** Each shop with its seat: whom the contract is with (Directive 2011/83/EU, article 6(1)). */
export function sellers(one: MailCase): Part[] {
  const { words } = wordsFor(one)
  const shops = new Map(one.orders.map((order) => [order.sellerId, order]))
  const columns = [...shops.values()].flatMap(({ sellerId, shopName }) => {
    const seller = one.sellers?.get(sellerId)
    if (!seller) return []
    const town = [seller.postalCode, seller.city]
    return [
      {
        heading: fill(words.mails.order.seller, { shop: shopName }),
        lines: [
          seller.name,
          seller.street,
          (seller.country === 'GB' ? town.toReversed() : town).filter(Boolean).join(' '),
          new Intl.DisplayNames(languageOf(one.contract), { type: 'region' }).of(seller.country) ??
            seller.country,
          seller.email,
        ].filter(Boolean),
      },
    ]
  })
  return inPairs(columns).map((pair) => ({ kind: 'columns', columns: pair }))
}

function inPairs<One>(all: readonly One[]): One[][] {
  return all.flatMap((_one, index) => (index % 2 === 0 ? [all.slice(index, index + 2)] : []))
}
