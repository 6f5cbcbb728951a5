import { randomUUID } from 'node:crypto'
import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { findCodes, findLinks, readText } from './find-links-and-codes.ts'

/** More is of no use to anybody, and a benchmark must not fill the disk. */
const MOST_MESSAGES = 5_000

export type Attachment = { id: number; filename: string; mime_type: string; content: Uint8Array }
export type NewMail = {
  recipients: string[]
  subject: string
  text: string
  html: string | null
  attachments: Omit<Attachment, 'id'>[]
}
export type Message = {
  id: number
  mailId: string
  to: string
  subject: string
  text: string
  html: string | null
  links: string[]
  codes: string[]
  sentAt: string
}

/** One message per recipient: everybody, blind copies too, has an own mailbox. */
export function storeMail({ db, now }: LabContext, mail: NewMail): void {
  const text = mail.text || readText(mail.html ?? '')
  const links = JSON.stringify(findLinks(text, mail.html))
  const codes = JSON.stringify(findCodes(`${mail.subject}\n${text}`))
  const mailId = randomUUID()

  inTransaction(db, () => {
    const add = db.prepare(
      'insert into messages (mail_id, recipient, recipient_key, subject, text, html, links, codes, sent_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    )
    for (const to of mail.recipients) {
      add.run(
        mailId,
        to,
        keyOf(to),
        mail.subject,
        text,
        mail.html,
        links,
        codes,
        now().toISOString(),
      )
    }
    const attach = db.prepare(
      'insert into attachments (mail_id, filename, mime_type, content) values (?, ?, ?, ?)',
    )
    for (const { filename, mime_type, content } of mail.attachments)
      attach.run(mailId, filename, mime_type, content)
    dropOld(db)
  })
}

/** Newest first; of one address or number, or of everybody. */
export function listMessages({ db }: LabContext, to: string | undefined, limit: number): Message[] {
  const rows = to
    ? db
        .prepare('select * from messages where recipient_key = ? order by id desc limit ?')
        .all(keyOf(to), limit)
    : db.prepare('select * from messages order by id desc limit ?').all(limit)
  return rows.map(readMessage)
}

export function findMessage({ db }: LabContext, id: number): Message | undefined {
  const row = db.prepare('select * from messages where id = ?').get(id)
  return row && readMessage(row)
}

export function listAttachments({ db }: LabContext, mailId: string): Attachment[] {
  return db
    .prepare('select * from attachments where mail_id = ? order by id')
    .all(mailId) as Attachment[]
}

export function findAttachment({ db }: LabContext, id: number): Attachment | undefined {
  return db.prepare('select * from attachments where id = ?').get(id) as Attachment | undefined
}

export function emptyInbox({ db }: LabContext): void {
  db.exec('delete from messages; delete from attachments;')
}

/**
 * Mail addresses without case, numbers by their digits; a plus that arrived as a blank in a query
 * is mended.
 */
function keyOf(address: string): string {
  return address.includes('@')
    ? address.trim().replaceAll(' ', '+').toLowerCase()
    : address.replace(/\D/g, '').replace(/^00/, '')
}

function dropOld(db: LabContext['db']): void {
  const { changes } = db
    .prepare('delete from messages where id <= (select max(id) from messages) - ?')
    .run(MOST_MESSAGES)
  if (changes)
    db.exec('delete from attachments where mail_id not in (select mail_id from messages)')
}

function readMessage(row: Record<string, unknown>): Message {
  return {
    id: Number(row['id']),
    mailId: String(row['mail_id']),
    to: String(row['recipient']),
    subject: String(row['subject']),
    text: String(row['text']),
    html: row['html'] === null ? null : String(row['html']),
    links: JSON.parse(String(row['links'])) as string[],
    codes: JSON.parse(String(row['codes'])) as string[],
    sentAt: String(row['sent_at']),
  }
}
