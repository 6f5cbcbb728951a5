import { wireAddressLines } from '@galleria/contract/address-lines'
import { isLanguage, isSite, type Language } from '@galleria/contract/storefronts'
import { shownPoints, wirePoints } from '@galleria/contract/points-rules'
import { toWireId } from '@galleria/kernel/id'
import type { Measure } from '@galleria/kernel/measure'
import { texts, type Texts } from '@galleria/i18n'
import { timesText } from '#modules/catalog/index.ts'
import { fill, formatsFor, writeMail, type Part } from '#platform/write-mail.ts'
import type { Mail } from '#platform/mail.ts'
import { goodsOf } from './extras.present.ts'
import { guestToken } from './guest-link.ts'
import type { Mailbox } from './mailbox.ts'
import type { ContractRow, OrderRow } from './order.types.ts'

/** What the mails of an order are put together from. Pure. */
export type MailSetting = { origin: string; secret: string; now: Date }
export type MailCase = {
  contract: ContractRow
  orders: readonly OrderRow[]
  isTourist: boolean
  mailbox: Mailbox
  setting: MailSetting
}

export function goods(one: MailCase): Part[] {
  const { words, amount, day, times } = wordsFor(one)
  return one.orders.flatMap((order): Part[] => [
    {
      kind: 'heading',
      text: `${fill(words.mails.orderNumber, { code: order.code })} ${fill(words.mails.from, { shop: order.shopName })}`,
    },
    {
      kind: 'rows',
      rows: [
        ...order.lines.map(
          (line) =>
            [
              line.snapshot.voucher
                ? `${line.qty} × ${line.snapshot.name}`
                : `${times(line.qty, line.snapshot.measure)} ${line.snapshot.name}, ${line.snapshot.size} (${fill(words.mails.expected, { date: day(line.expectDate) })})`,
              price(one, { ...line, needPay: goodsOf(line) }),
            ] as const,
        ),
        [
          order.pickup
            ? fill(words.mails.pickUp.at, { site: order.pickup.name })
            : words.mails.shipping,
          amount(order.shipping),
        ],
        ...extraRows(one, order),
      ],
    },
    linkTo(one, order),
  ])
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

/** Where it goes, written as on the parcel, so that a slip is noticed while it can be put right. Nothing goes anywhere where all of it is fetched. */
export function deliverTo({ contract, orders }: MailCase): Part[] {
  if (orders.every(({ pickup }) => pickup)) return []
  const language = languageOf(contract)
  return [
    { kind: 'heading', text: texts[language].mails.deliverTo },
    { kind: 'lines', lines: wireAddressLines(contract.deliveryAddress, language) },
  ]
}

export function orderLinks(one: MailCase): Part[] {
  return one.orders.map((order) => linkTo(one, order))
}

/** A guest has no account to sign in to: the signed link opens this one order, to look at. */
function linkTo({ isTourist, setting, contract }: MailCase, order: OrderRow): Part {
  const words = texts[languageOf(contract)]
  const path = isTourist
    ? `/guest-order?token=${guestToken(setting.secret, order.id, setting.now)}`
    : `/buyer/order/detail/${toWireId('order', order.id)}`
  return {
    kind: 'link',
    text: `${words.mails.viewOrder} ${order.code}`,
    href: setting.origin + path,
  }
}

export function compose(one: MailCase, subject: string, parts: readonly Part[]): Mail {
  return writeMail({
    to: one.mailbox.to,
    language: languageOf(one.contract),
    subject,
    name: one.mailbox.name,
    parts: [...parts, ...one.mailbox.wayOut],
  })
}

export function wordsFor({ contract }: MailCase): ReturnType<typeof formatsFor> & {
  words: Texts
  times(steps: number, measure: Measure | undefined): string
} {
  const language = languageOf(contract)
  const site = isSite(contract.site) ? contract.site : 'DE'
  return {
    words: texts[language],
    times: (steps, measure) => timesText(steps, measure, { language, site }),
    ...formatsFor(language, site, contract.currency),
  }
}

function languageOf(contract: ContractRow): Language {
  return isLanguage(contract.language) ? contract.language : 'en'
}
export function codes(one: MailCase): string {
  return one.orders.map((order) => order.code).join(', ')
}

/** Points, whole and rounded up. */
export function pointsText({ points }: { points: number }): string {
  return String(shownPoints(wirePoints(points)))
}

/** What a line, or all of it, costs: money, or points with the money beside them, if there is any. */
export function price(one: MailCase, cost: { needPay: number; points: number }): string {
  const { words, amount } = wordsFor(one)
  if (cost.points === 0) return amount(cost.needPay)
  return fill(cost.needPay > 0 ? words.mails.points.both : words.mails.points.only, {
    points: pointsText(cost),
    amount: amount(cost.needPay),
  })
}

export function totalOf({ orders, contract }: MailCase): { needPay: number; points: number } {
  return {
    needPay: contract.needPay,
    points: orders.reduce((sum, order) => sum + order.points, 0),
  }
}
