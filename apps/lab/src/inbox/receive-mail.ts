import { buffer } from 'node:stream/consumers'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { LabContext } from '../platform/context.ts'
import { storeMail } from './inbox.store.ts'

/**
 * Mailboxes that take nothing: one that is not there, and one that is busy whenever it is asked.
 */
const NO_MAILBOX = /@gone\.test$/i
const BUSY_MAILBOX = /@busy\.test$/i

/**
 * An SMTP server that takes every mail for everybody but those two, without TLS and with or without
 * a password.
 */
export function createMailServer(context: LabContext): SMTPServer {
  return new SMTPServer({
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: 30 * 1024 * 1024,
    // A mailer that keeps its connection must not hold up the stop of the lab.
    closeTimeout: 100,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onRcptTo: ({ address }, _session, done) => done(refusalFor(address)),
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((raw) => receive(context, recipients, raw))
        .then(
          () => done(),
          (error: Error) => done(error),
        )
    },
  })
}

function refusalFor(address: string): Error | null {
  if (NO_MAILBOX.test(address))
    return Object.assign(new Error('5.1.1 no such mailbox'), { responseCode: 550 })
  if (BUSY_MAILBOX.test(address))
    return Object.assign(new Error('4.2.1 mailbox busy'), { responseCode: 450 })
  return null
}

async function receive(context: LabContext, recipients: string[], raw: Buffer): Promise<void> {
  const mail = await PostalMime.parse(raw)
  const attachments = mail.attachments.map((part) => ({ part, content: readContent(part) }))
  storeMail(context, {
    recipients,
    subject: mail.subject ?? '',
    text: (mail.text ?? '').trim(),
    html: showEmbedded(mail),
    attachments: attachments
      .filter(({ part }) => !part.related)
      .map(({ part, content }) => ({
        filename: part.filename ?? 'attachment',
        mime_type: part.mimeType,
        content,
      })),
  })
}

/**
 * Pictures that travel inside the mail become data addresses, so that the inbox page can show them.
 */
function showEmbedded(mail: Email): string | null {
  if (!mail.html) return null
  return mail.attachments.reduce((html, part) => {
    if (!part.contentId) return html
    const address = `data:${part.mimeType};base64,${Buffer.from(readContent(part)).toString('base64')}`
    return html.replaceAll(`cid:${part.contentId.replace(/^<|>$/g, '')}`, address)
  }, mail.html)
}

function readContent({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
}
