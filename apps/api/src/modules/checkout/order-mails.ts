import { formatLocale, isLanguage, isSite, storefronts, type Language, type Site } from '@galleria/contract/storefronts'
import { toWireId } from '@galleria/kernel/id'
import { toMajor, type Currency } from '@galleria/kernel/money'
import { texts, type Texts } from '@galleria/i18n'
import { html, type Html } from '#platform/html.ts'
import type { Mail } from '#platform/mail.ts'
import { guestToken, type ContractRow, type OrderRow } from '#modules/order/index.ts'
import type { ParcelRow } from '#modules/shipping/index.ts'

/** The mails of an order in its buyer's language, as text and as HTML made from the same parts. Pure. */
export type MailSetting = { origin: string; secret: string; now: Date }
export type MailCase = { contract: ContractRow; orders: readonly OrderRow[]; isTourist: boolean; setting: MailSetting }

type Part = { readonly kind: 'line' | 'heading'; readonly text: string } | { readonly kind: 'link'; readonly text: string; readonly href: string } | { readonly kind: 'rows'; readonly rows: readonly (readonly [string, string])[] }

export function receivedMail(one: MailCase): Mail {
  const { words, amount, time } = wordsFor(one)
  return compose(one, fill(words.mails.received.subject, { code: codes(one) }), [{ kind: 'line', text: fill(words.mails.received.intro, { deadline: time(one.contract.deadlineAt) }) }, ...goods(one), { kind: 'rows', rows: [[words.mails.total, amount(one.contract.needPay)]] }])
}

export function paidMail(one: MailCase): Mail {
  const { words, amount } = wordsFor(one)
  return compose(one, fill(words.mails.paid.subject, { code: codes(one) }), [{ kind: 'line', text: fill(words.mails.paid.intro, { amount: amount(one.contract.needPay) }) }, ...goods(one), { kind: 'rows', rows: [[words.mails.total, amount(one.contract.needPay)]] }])
}

export function closedMail(one: MailCase): Mail {
  const { words } = wordsFor(one)
  return compose(one, fill(words.mails.closed.subject, { code: codes(one) }), [{ kind: 'line', text: words.mails.closed.intro }, ...goods(one)])
}

export function shippedMail(one: MailCase, parcel: ParcelRow): Mail {
  const { words } = wordsFor(one)
  const [order] = one.orders
  return compose(one, fill(words.mails.shipped.subject, { code: codes(one) }), [
    { kind: 'line', text: fill(words.mails.shipped.intro, { shop: order?.shopName ?? '', carrier: parcel.carrierName, number: parcel.number }) },
    { kind: 'heading', text: words.mails.shipped.contents }, { kind: 'rows', rows: parcel.lines.map((line) => [line.name, `${line.qty} ×`] as const) },
    { kind: 'link', text: `${parcel.carrierName} ${parcel.number}`, href: parcel.trackingUrl.replace('{number}', encodeURIComponent(parcel.number)) }, ...orderLinks(one),
  ])
}

export function refundedMail(one: MailCase, refund: { amount: number; reason: string }): Mail {
  const { words, amount } = wordsFor(one)
  const sum = amount(refund.amount)
  return compose(one, fill(words.mails.refunded.subject, { code: codes(one), amount: sum }), [{ kind: 'line', text: fill(refund.reason === 'duplicate' ? words.mails.refunded.duplicate : words.mails.refunded.late, { amount: sum }) }, ...orderLinks(one)])
}

function goods(one: MailCase): Part[] {
  const { words, amount, day } = wordsFor(one)
  return one.orders.flatMap((order): Part[] => [
    { kind: 'heading', text: `${fill(words.mails.orderNumber, { code: order.code })} ${fill(words.mails.from, { shop: order.shopName })}` },
    { kind: 'rows', rows: [
      ...order.lines.map((line) => [`${line.qty} × ${line.snapshot.name}, ${line.snapshot.size} (${fill(words.mails.expected, { date: day(line.expectDate) })})`, amount(line.needPay)] as const),
      [words.mails.shipping, amount(order.shipping)],
    ] },
    linkTo(one, order),
  ])
}

function orderLinks(one: MailCase): Part[] {
  return one.orders.map((order) => linkTo(one, order))
}

/** A guest has no account to sign in to: the signed link opens this one order, to look at. */
function linkTo({ isTourist, setting, contract }: MailCase, order: OrderRow): Part {
  const words = texts[languageOf(contract)]
  const path = isTourist ? `/guest-order?token=${guestToken(setting.secret, order.id, setting.now)}` : `/buyer/order/detail/${toWireId('order', order.id)}`
  return { kind: 'link', text: `${words.mails.viewOrder} ${order.code}`, href: setting.origin + path }
}

function compose(one: MailCase, subject: string, parts: readonly Part[]): Mail {
  const language = languageOf(one.contract)
  const words = texts[language]
  const name = one.contract.deliveryAddress.firstName
  const all: Part[] = [{ kind: 'line', text: name ? fill(words.mails.greeting, { name }) : words.mails.guestGreeting }, ...parts, { kind: 'line', text: words.mails.closing }]
  return { to: one.contract.email, subject, language, text: [...all.map(asText), '-- ', words.mails.imprint].join('\n\n'), html: page(subject, language, all.map(asHtml), words) }
}

function asText(part: Part): string {
  if (part.kind === 'link') return `${part.text}:\n${part.href}`
  if (part.kind === 'rows') return part.rows.map(([left, right]) => `${left}  ${right}`).join('\n')
  return part.kind === 'heading' ? part.text.toUpperCase() : part.text
}

function asHtml(part: Part): Html {
  if (part.kind === 'heading') return html`<h2 style="font-size:17px;margin:28px 0 8px">${part.text}</h2>`
  if (part.kind === 'link') return html`<p style="margin:12px 0"><a href="${part.href}" style="color:#1E5B45;font-weight:600">${part.text}</a></p>`
  if (part.kind === 'rows') return html`<table role="presentation" width="100%" style="border-collapse:collapse">${part.rows.map(([left, right]) => html`<tr><td style="padding:6px 12px 6px 0;border-top:1px solid #E6E2DA">${left}</td><td align="right" style="padding:6px 0;border-top:1px solid #E6E2DA;white-space:nowrap">${right}</td></tr>`)}</table>`
  return html`<p style="margin:0 0 16px">${part.text}</p>`
}

function page(title: string, language: string, body: readonly Html[], words: Texts): Html {
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:#FBFAF7;color:#1C1B18;font:15px/1.5 system-ui,sans-serif"><div style="max-width:600px;margin:0 auto;padding:32px 20px">
<p style="font-size:21px;font-weight:700;letter-spacing:-0.02em;color:#1E5B45;margin:0 0 24px">Galleria</p>
<div style="background:#FFFFFF;border:1px solid #E6E2DA;border-radius:10px;padding:24px">${body}</div>
<p style="font-size:13px;color:#66625A;margin:24px 0 0">${words.mails.imprint}</p></div></body></html>`
}

function wordsFor({ contract }: MailCase): { words: Texts; amount: (minor: number) => string; time: (at: Date) => string; day: (date: string) => string } {
  const language = languageOf(contract)
  const site: Site = isSite(contract.site) ? contract.site : 'DE'
  const locale = formatLocale(language, site)
  const { timeZone } = storefronts[site]
  const currency = contract.currency as Currency
  return {
    words: texts[language], amount: (minor) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(toMajor({ minor, currency })),
    time: (at) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at),
    day: (date) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`)),
  }
}

function languageOf(contract: ContractRow): Language {
  return isLanguage(contract.language) ? contract.language : 'en'
}
function codes(one: MailCase): string {
  return one.orders.map((order) => order.code).join(', ')
}
function fill(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole)
}
