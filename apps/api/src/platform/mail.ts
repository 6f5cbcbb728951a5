import { createTransport } from 'nodemailer'
import type { Html } from './html.ts'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: Html
  readonly language: string
}
export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

/** SMTP. A line break in an address or subject would be a header of somebody else's making, so there is none. */
export function openMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, {
    connectionTimeout: 5000,
    socketTimeout: 10_000,
  } as never)
  return {
    async send(mail) {
      await transport.sendMail({
        from,
        to: oneLine(mail.to),
        subject: oneLine(mail.subject),
        text: mail.text,
        html: mail.html.html,
        headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').slice(0, 400)
}
