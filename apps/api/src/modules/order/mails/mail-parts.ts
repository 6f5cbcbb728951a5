import { isLanguage, isSite, type Language } from '@galleria/contract/storefronts'
import { shownPoints, wirePoints } from '@galleria/contract/points-rules'
import { toWireId } from '@galleria/kernel/id'
import type { Measure } from '@galleria/kernel/measure'
import { texts, type Texts } from '@galleria/i18n'
import { timesText } from '#modules/catalog/selling/index.ts'
import type { Imprint } from '#modules/merchant/index.ts'
import { fill, formatsFor, writeMail, type Part } from '#platform/write-mail.ts'
import type { Attachment, Mail } from '#platform/mail.ts'
import { guestToken } from '../guests/guest-link.ts'
import type { Mailbox } from './mailbox.ts'
import type { ContractRow, OrderRow } from '../order.types.ts'

/** What the mails of an order are put together from. Pure. */
export type MailSetting = { origin: string; secret: string; now: Date }
export type MailCase = {
  contract: ContractRow
  orders: readonly OrderRow[]
  isTourist: boolean
  mailbox: Mailbox
  setting: MailSetting
  /**
   * Of its orders, by number; and what the law wants to go along. Only in mails that make or
   * confirm the contract.
   */
  sellers?: ReadonlyMap<number, Imprint>
  legal?: readonly Attachment[]
  /** The way it was paid, as its buyer knows it. */ paidBy?: string
}

/**
 * The one button of a mail: to the order, or to the list where one payment made several. A guest
 * has no list to sign in to; there each order has its own link.
 */
export function orderLinks(one: MailCase): Part[] {
  const { words } = wordsFor(one)
  const [order, ...others] = one.orders
  if (!order) return []
  if (others.length === 0)
    return [
      { kind: 'button', text: `${words.mails.viewOrder} ${order.code}`, href: hrefOf(one, order) },
    ]
  return one.isTourist
    ? one.orders.map((each) => quietLink(one, each))
    : [
        {
          kind: 'button',
          text: words.mails.order.viewOrders,
          href: `${one.setting.origin}/buyer/orders`,
        },
      ]
}

/** Below goods that have each order's own link already. */
export function orderButton(one: MailCase): Part[] {
  return one.isTourist && one.orders.length > 1 ? [] : orderLinks(one)
}

export function quietLink(one: MailCase, order: OrderRow): Part {
  const { words } = wordsFor(one)
  return {
    kind: 'link',
    text: `${words.mails.viewOrder} ${order.code}`,
    href: hrefOf(one, order),
  }
}

/** A guest has no account to sign in to: the signed link opens this one order, to look at. */
function hrefOf({ isTourist, setting }: MailCase, order: OrderRow): string {
  const path = isTourist
    ? `/guest-order?token=${guestToken(setting.secret, order.id, setting.now)}`
    : `/buyer/order/detail/${toWireId('order', order.id)}`
  return setting.origin + path
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

/** The law's papers go along where the contract is made or confirmed. */
export function composeContract(one: MailCase, subject: string, parts: readonly Part[]): Mail {
  const { words } = wordsFor(one)
  const legal = one.legal ?? []
  const note = legal.length > 0 ? [{ kind: 'note', text: words.mails.order.legal } as const] : []
  return { ...compose(one, subject, [...parts, ...note]), attachments: legal }
}

export function wordsFor({ contract }: Pick<MailCase, 'contract'>): ReturnType<
  typeof formatsFor
> & {
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

export function languageOf(contract: ContractRow): Language {
  return isLanguage(contract.language) ? contract.language : 'en'
}
export function codes(one: MailCase): string {
  return one.orders.map((order) => order.code).join(', ')
}

/**
 * The subject of a mail about a payment: it names its order, or its orders, of which a long list
 * would not fit.
 */
export function subjectOf(
  one: MailCase,
  kind: keyof Texts['mails']['order']['several'],
  facts: Readonly<Record<string, string>> = {},
): string {
  const { words } = wordsFor(one)
  if (one.orders.length === 1)
    return fill(words.mails[kind].subject, { ...facts, code: codes(one) })
  const all = one.orders.map(({ code }) => code)
  const named =
    all.length > MOST_NAMED
      ? fill(words.mails.order.and, { codes: all.slice(0, MOST_NAMED).join(', ') })
      : new Intl.ListFormat(languageOf(one.contract)).format(all)
  return fill(words.mails.order.several[kind], { ...facts, codes: named })
}
const MOST_NAMED = 3

/** Points, whole and rounded up. */
export function pointsText({ points }: { points: number }): string {
  return String(shownPoints(wirePoints(points)))
}

/**
 * What a line, or all of it, costs: money, or points with the money beside them, if there is any.
 */
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

/** What is sent at no charge is asked about at the order that it belongs to. */
export function laterOf(order: OrderRow | undefined, { mails }: Texts): string | undefined {
  return order?.reissueOf
    ? fill(mails.reissued.later, { original: order.reissueOf.code })
    : undefined
}
