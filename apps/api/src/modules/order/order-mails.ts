import { wireAddressLines } from '@galleria/contract/address-lines'
import { isLanguage, isSite, type Language } from '@galleria/contract/storefronts'
import { toWireId } from '@galleria/kernel/id'
import { texts, type Texts } from '@galleria/i18n'
import { fill, formatsFor, writeMail, type Part } from '#platform/write-mail.ts'
import type { Mail } from '#platform/mail.ts'
import type { ParcelRow } from '#modules/shipping/index.ts'
import { guestToken } from './guest-link.ts'
import type { Mailbox } from './mailbox.ts'
import { lastAskingDay } from './order.rules.ts'
import { linesInParcel } from './order.present.ts'
import type { ContractRow, OrderRow } from './order.types.ts'

/** The mails of an order in its buyer's language, as text and as HTML made from the same parts. Pure. */
export type MailSetting = { origin: string; secret: string; now: Date }
export type MailCase = {
  contract: ContractRow
  orders: readonly OrderRow[]
  isTourist: boolean
  mailbox: Mailbox
  setting: MailSetting
}

export function receivedMail(one: MailCase): Mail {
  const { words, amount, time } = wordsFor(one)
  return compose(one, fill(words.mails.received.subject, { code: codes(one) }), [
    {
      kind: 'line',
      text: fill(words.mails.received.intro, { deadline: time(one.contract.deadlineAt) }),
    },
    ...goods(one),
    { kind: 'rows', rows: [[words.mails.total, amount(one.contract.needPay)]] },
    // What stands in it was typed by whoever ordered.
    ...(one.mailbox.isProven ? deliverTo(one) : []),
  ])
}

export function paidMail(one: MailCase): Mail {
  const { words, amount } = wordsFor(one)
  return compose(one, fill(words.mails.paid.subject, { code: codes(one) }), [
    { kind: 'line', text: fill(words.mails.paid.intro, { amount: amount(one.contract.needPay) }) },
    ...goods(one),
    { kind: 'rows', rows: [[words.mails.total, amount(one.contract.needPay)]] },
  ])
}

export function closedMail(one: MailCase): Mail {
  const { words } = wordsFor(one)
  return compose(one, fill(words.mails.closed.subject, { code: codes(one) }), [
    { kind: 'line', text: words.mails.closed.intro },
    ...goods(one),
  ])
}

export function canceledMail(one: MailCase): Mail {
  const { words } = wordsFor(one)
  return compose(one, fill(words.mails.canceled.subject, { code: codes(one) }), [
    { kind: 'line', text: words.mails.canceled.intro },
    ...goods(one),
  ])
}

/** A guest's address that nobody has proven gets nothing of what was typed. */
export function readdressedMail(one: MailCase): Mail {
  const { words } = wordsFor(one)
  return compose(one, fill(words.mails.readdressed.subject, { code: codes(one) }), [
    { kind: 'line', text: words.mails.readdressed.intro },
    ...(one.mailbox.isProven ? deliverTo(one) : []),
    ...orderLinks(one),
  ])
}

/** Received, as its buyer said or as the clock took it; until when something can still be asked about it. */
export function completeMail(one: MailCase, by: 'buyer' | 'clock'): Mail {
  const { words, time } = wordsFor(one)
  const until = lastAskingDay(one.orders[0]?.completedAt ?? one.setting.now)
  return compose(one, fill(words.mails.complete.subject, { code: codes(one) }), [
    { kind: 'line', text: words.mails.complete[by] },
    { kind: 'line', text: fill(words.mails.complete.until, { deadline: time(until) }) },
    ...orderLinks(one),
  ])
}

export function shippedMail(one: MailCase, parcel: ParcelRow): Mail {
  const { words } = wordsFor(one)
  const [order] = one.orders
  return compose(one, fill(words.mails.shipped.subject, { code: codes(one) }), [
    {
      kind: 'line',
      text: fill(words.mails.shipped.intro, {
        shop: order?.shopName ?? '',
        carrier: parcel.carrierName,
        number: parcel.number,
      }),
    },
    { kind: 'heading', text: words.mails.shipped.contents },
    {
      kind: 'rows',
      rows: one.orders
        .flatMap((shipped) => linesInParcel(shipped, parcel))
        .map(({ line, qty }) => [line.snapshot.name, `${qty} ×`] as const),
    },
    {
      kind: 'link',
      text: `${parcel.carrierName} ${parcel.number}`,
      href: parcel.trackingUrl.replace('{number}', encodeURIComponent(parcel.number)),
    },
    ...orderLinks(one),
  ])
}

/** Which sentence explains a refund without an after-sales order. */
const whyRefunded: Readonly<Record<string, 'duplicate' | 'late' | 'amount'>> = {
  duplicate: 'duplicate',
  amount: 'amount',
}

export function refundedMail(one: MailCase, refund: { amount: number; reason: string }): Mail {
  const { words, amount } = wordsFor(one)
  const sum = amount(refund.amount)
  return compose(one, fill(words.mails.refunded.subject, { code: codes(one), amount: sum }), [
    {
      kind: 'line',
      text: fill(words.mails.refunded[whyRefunded[refund.reason] ?? 'late'], { amount: sum }),
    },
    ...orderLinks(one),
  ])
}

function goods(one: MailCase): Part[] {
  const { words, amount, day } = wordsFor(one)
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
              `${line.qty} × ${line.snapshot.name}, ${line.snapshot.size} (${fill(words.mails.expected, { date: day(line.expectDate) })})`,
              amount(line.needPay),
            ] as const,
        ),
        [words.mails.shipping, amount(order.shipping)],
      ],
    },
    linkTo(one, order),
  ])
}

/** Where it goes, written as on the parcel, so that a slip is noticed while it can be put right. */
function deliverTo({ contract }: MailCase): Part[] {
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

export function wordsFor({ contract }: MailCase): ReturnType<typeof formatsFor> & { words: Texts } {
  const language = languageOf(contract)
  return {
    words: texts[language],
    ...formatsFor(language, isSite(contract.site) ? contract.site : 'DE', contract.currency),
  }
}

function languageOf(contract: ContractRow): Language {
  return isLanguage(contract.language) ? contract.language : 'en'
}
function codes(one: MailCase): string {
  return one.orders.map((order) => order.code).join(', ')
}
