import { formatLocale, storefronts, type Language, type Site } from '@galleria/contract/storefronts'
import { toMajor, type Currency } from '@galleria/kernel/money'
import { texts } from '@galleria/i18n'
import type { Part } from './mail-part.ts'
import { frameMail, partAsHtml } from './mail-frame.ts'
import { IMPRINT, type Attachment, type Mail } from './mail.ts'

export type { MailGoods, Part } from './mail-part.ts'

/** A mail of the mall: text and HTML made from the same parts. Pure. */
export type MailParts = {
  readonly to: string
  readonly language: Language
  readonly subject: string
  /** Whom it greets; empty greets nobody by name. */ readonly name: string
  readonly parts: readonly Part[]
  readonly attachments?: readonly Attachment[]
}

export function writeMail({ to, language, subject, name, parts, attachments }: MailParts): Mail {
  const words = texts[language]
  const all: Part[] = [
    { kind: 'line', text: name ? fill(words.mails.greeting, { name }) : words.mails.guestGreeting },
    ...parts,
    { kind: 'line', text: words.mails.closing },
  ]
  return {
    to,
    subject,
    language,
    text: [...all.map(asText), '-- ', IMPRINT].join('\n\n'),
    html: frameMail({ title: subject, preview: previewOf(parts), language }, all.map(partAsHtml)),
    ...(attachments && { attachments }),
  }
}

/** What a mailbox shows beside the subject: what the mail is about, rather than whom it greets. */
function previewOf(parts: readonly Part[]): string {
  const first = parts.find(({ kind }) => kind === 'line')
  return first?.kind === 'line' ? first.text : ''
}

function asText(part: Part): string {
  switch (part.kind) {
    case 'link':
    case 'button':
      return `${part.text}:\n${part.href}`
    case 'rows':
    case 'sums':
      return part.rows.map(([left, right]) => `${left}  ${right}`).join('\n')
    case 'goods':
      return part.goods
        .map(({ name, details, right }) => `${[name, ...details].join(', ')}  ${right}`)
        .join('\n')
    case 'columns':
      return part.columns
        .map(({ heading, lines }) => [heading.toUpperCase(), '', ...lines].join('\n'))
        .join('\n\n')
    case 'lines':
      return part.lines.join('\n')
    default:
      return part.kind === 'heading' ? part.text.toUpperCase() : part.text
  }
}

/** How amounts, moments and days are written in a language and a storefront. */
export function formatsFor(
  language: Language,
  site: Site,
  currency: string,
): {
  amount(minor: number): string
  time(at: Date): string
  day(date: string): string
  dayOf(at: Date): string
} {
  const locale = formatLocale(language, site)
  const { timeZone } = storefronts[site]
  return {
    amount: (minor) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
        toMajor({ minor, currency: currency as Currency }),
      ),
    time: (at) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
        at,
      ),
    dayOf: (at) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(at),
    day: (date) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(`${date}T12:00:00Z`),
      ),
  }
}

export function fill(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole)
}
