import { formatLocale, storefronts, type Language, type Site } from '@galleria/contract/storefronts'
import { toMajor, type Currency } from '@galleria/kernel/money'
import { texts } from '@galleria/i18n'
import { html, type Html } from './html.ts'
import { IMPRINT, type Mail } from './mail.ts'

/** A mail of the mall: text and HTML made from the same parts. Pure. */
export type Part =
  | { readonly kind: 'line' | 'heading'; readonly text: string }
  /** One below the other, as in an address. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [string, string])[] }

export type MailParts = {
  readonly to: string
  readonly language: Language
  readonly subject: string
  /** Whom it greets; empty greets nobody by name. */ readonly name: string
  readonly parts: readonly Part[]
}

export function writeMail({ to, language, subject, name, parts }: MailParts): Mail {
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
    html: page(subject, language, all.map(asHtml)),
  }
}

function asText(part: Part): string {
  if (part.kind === 'link') return `${part.text}:\n${part.href}`
  if (part.kind === 'rows') return part.rows.map(([left, right]) => `${left}  ${right}`).join('\n')
  if (part.kind === 'lines') return part.lines.join('\n')
  return part.kind === 'heading' ? part.text.toUpperCase() : part.text
}

function asHtml(part: Part): Html {
  if (part.kind === 'heading')
    return html`<h2 style="font-size:17px;margin:28px 0 8px">${part.text}</h2>`
  if (part.kind === 'link')
    return html`<p style="margin:12px 0">
      <a href="${part.href}" style="color:#1E5B45;font-weight:600">${part.text}</a>
    </p>`
  if (part.kind === 'lines')
    return html`<p style="margin:0 0 16px">${part.lines.map((line) => html`${line}<br />`)}</p>`
  if (part.kind === 'rows')
    return html`<table role="presentation" width="100%" style="border-collapse:collapse">
      ${part.rows.map(
        ([left, right]) =>
          html`<tr>
            <td style="padding:6px 12px 6px 0;border-top:1px solid #E6E2DA">${left}</td>
            <td align="right" style="padding:6px 0;border-top:1px solid #E6E2DA;white-space:nowrap">
              ${right}
            </td>
          </tr>`,
      )}
    </table>`
  return html`<p style="margin:0 0 16px">${part.text}</p>`
}

function page(title: string, language: string, body: readonly Html[]): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body style="margin:0;background:#FBFAF7;color:#1C1B18;font:15px/1.5 system-ui,sans-serif">
        <div style="max-width:600px;margin:0 auto;padding:32px 20px">
          <p
            style="font-size:21px;font-weight:700;letter-spacing:-0.02em;color:#1E5B45;margin:0 0 24px"
          >
            Galleria
          </p>
          <div style="background:#FFFFFF;border:1px solid #E6E2DA;border-radius:10px;padding:24px">
            ${body}
          </div>
          <p style="font-size:13px;color:#66625A;margin:24px 0 0">${IMPRINT}</p>
        </div>
      </body>
    </html>`
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
