import type { Language } from '@galleria/contract/storefronts'
import { createTransport } from 'nodemailer'
import { countOutcome, defineCounter } from './counters.ts'
import { escapeHtml, type Html } from './html.ts'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: Html
  readonly language: Language
  readonly attachments?: readonly Attachment[]
  /**
   * Of a mail that nobody's order needs: where one press of the mail program's own button ends such
   * mails (RFC 8058).
   */
  readonly unsubscribe?: string
}
export type Attachment = {
  readonly filename: string
  readonly content: Buffer
  readonly contentType: string
}
/**
 * Where the last line of a mail stands, which says whose mail it is: filled in as it is sent,
 * because that is data.
 */
export const IMPRINT = '{{imprint}}'
/**
 * Where the picture of the mall's name is loaded from: filled in as it is sent, because only the
 * mailer knows where the mall is reached.
 */
export const LOGO = '{{logo}}'
export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

/**
 * The mail server refuses the recipient for good: the mailbox is not there, or never was an
 * address. Trying again changes nothing.
 */
export class Undeliverable extends Error {}

const mails = defineCounter({
  name: 'mall_mails_total',
  help: 'Mails that the mail server took, those it did not (they are tried again), and those to mailboxes that are not there',
  labels: ['outcome'],
  begin: [{ outcome: 'sent' }, { outcome: 'failed' }, { outcome: 'undeliverable' }],
})

/**
 * SMTP. Throws `Undeliverable` where nobody will ever get the mail, and whatever came in between
 * otherwise. A line break in an address or subject would be a header of somebody else's making, so
 * there is none.
 */
export function openMailer(
  smtpUrl: string,
  from: string,
  imprintIn: (language: Language) => Promise<string> = async () => '',
  origin = '',
): Mailer {
  const transport = createTransport(smtpUrl, {
    connectionTimeout: 5000,
    socketTimeout: 10_000,
  } as never)
  return {
    async send(mail) {
      const imprint = await imprintIn(mail.language)
      const sending = transport
        .sendMail({
          from,
          to: oneLine(mail.to),
          subject: oneLine(mail.subject),
          text: placeImprint(mail.text, imprint),
          html: placeLogo(placeImprint(mail.html.html, escapeHtml(imprint)), origin),
          attachments: [...(mail.attachments ?? [])],
          headers: {
            'Content-Language': mail.language,
            'Auto-Submitted': 'auto-generated',
            ...wayOutOf(mail),
          },
        })
        .catch((error: unknown) => {
          throw isRefusedForGood(error) ? new Undeliverable(String(error.responseCode)) : error
        })
      await countOutcome(mails, sending, (error) =>
        error instanceof Undeliverable ? 'undeliverable' : 'failed',
      )
    },
    close: () => transport.close(),
  }
}

function wayOutOf({ unsubscribe }: Mail): Record<string, string> {
  return unsubscribe
    ? {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {}
}

/**
 * A permanent answer (RFC 5321, 4.2.1) to the recipient alone: the same to our name, sender or text
 * is a matter of settings, which a person mends.
 */
function isRefusedForGood(error: unknown): error is { responseCode: number } {
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
}

/** The last place only: what people wrote stands above it. */
function placeImprint(text: string, imprint: string): string {
  const at = text.lastIndexOf(IMPRINT)
  return at === -1 ? text : text.slice(0, at) + imprint + text.slice(at + IMPRINT.length)
}

/** What people wrote has no quotation marks left, so only the frame's own attribute is found. */
function placeLogo(html: string, origin: string): string {
  return html.replace(`src="${LOGO}"`, () => `src="${escapeHtml(origin)}/mail-logo.png"`)
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').slice(0, 400)
}
