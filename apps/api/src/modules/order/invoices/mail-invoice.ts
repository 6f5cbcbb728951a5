import { texts } from '@galleria/i18n'
import { toWireId, type Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Attachment, Mail, Mailer } from '#platform/mail.ts'
import { fill, formatsFor } from '#platform/write-mail.ts'
import { findUser, type Senders } from '#modules/account/index.ts'
import {
  findInvoice,
  findInvoices,
  nameOf,
  readDrawing,
  type InvoiceRow,
} from '#modules/invoice/index.ts'
import { findOrder } from '../order.queries.ts'
import { isSurcharge } from '../order.rules.ts'
import type { InvoiceAgainJob } from '../order.jobs.ts'
import { compose, orderLinks, wordsFor, type MailCase } from '../mails/mail-parts.ts'
import type { OrderRow } from '../order.types.ts'
import type { Mailbox } from '../mails/mailbox.ts'
import { gather } from '../mails/send-mails.ts'

/** A paper is drawn: its buyer gets it. */
export async function mailInvoice(
  ctx: Context,
  mailer: Mailer,
  { invoiceId }: { invoiceId: Id<'invoice'> },
): Promise<void> {
  const invoice = await findInvoice(ctx.db, invoiceId)
  const order = invoice && (await findOrder(ctx.db, 'mall', invoice.orderId))
  const one = order && (await gather(ctx, order.contractId))
  if (invoice && one) await mailer.send(await writeInvoiceMail(ctx, one, order, [invoice]))
}

/** Its buyer asked for it again: all papers of the order, to where the buyer is reached now. */
export async function sendInvoiceAgain(
  ctx: Context,
  { mailer, sms }: Senders,
  { orderId, channel }: InvoiceAgainJob,
): Promise<void> {
  const order = await findOrder(ctx.db, 'mall', orderId)
  const user = order && (await findUser(ctx.db, order.buyerId))
  const invoices = order ? await findInvoices(ctx.db, order.id) : []
  const [invoice] = invoices
  if (!order || !user || !invoice) return
  if (channel === 'SMS') {
    if (user.mobile) await sms?.send({ to: user.mobile, text: invoiceSms(ctx, invoice, order) })
    return
  }
  const own = user.kind === 'member' && user.email ? proven(user.email, user.nickname) : undefined
  const one = await gather(ctx, order.contractId, own)
  if (one) await mailer.send(await writeInvoiceMail(ctx, one, order, invoices))
}

/** A member's own mail address was proven when it became that. */
function proven(to: string, name: string): Mailbox {
  return { to, name, isProven: true, wayOut: [] }
}

/**
 * The paper goes with the mail only where somebody has proven that the mailbox is theirs: it names
 * a person and an address. Elsewhere the link to the order leads to it.
 */
async function writeInvoiceMail(
  ctx: Context,
  one: MailCase,
  order: OrderRow,
  invoices: readonly InvoiceRow[],
): Promise<Mail> {
  const { words: all, amount } = wordsFor(one)
  const words = all.invoice.mail
  const [first] = invoices
  if (!first) throw new Error('a mail about no invoice')
  const { number, total, corrects } = first.facts
  const kind = words[first.facts.kind]
  // Of what an exchange costs more nothing was sent.
  const isOfSurcharge = first.facts.kind === 'INVOICE' && isSurcharge(order)
  const intro = isOfSurcharge ? all.mails.afterSales.surcharge.invoice : kind.intro
  const facts = {
    number,
    code: order.code,
    shop: order.shopName,
    amount: amount(total.gross),
    invoice: corrects?.number ?? '',
  }
  const { isProven } = one.mailbox
  const mail = compose(one, fill(kind.subject, facts), [
    { kind: 'line', text: fill(intro, facts) },
    { kind: 'line', text: isProven ? words.attached : words.elsewhere },
    ...orderLinks({ ...one, orders: [order] }),
  ])
  return isProven ? { ...mail, attachments: await attach(ctx, invoices) } : mail
}

function attach(ctx: Context, invoices: readonly InvoiceRow[]): Promise<Attachment[]> {
  return Promise.all(
    invoices.map(async (invoice) => ({
      filename: nameOf(invoice, 'pdf'),
      content: await readDrawing(ctx, invoice),
      contentType: 'application/pdf',
    })),
  )
}

/** An SMS carries no file: it says which paper it is and where the account opens it. */
function invoiceSms(ctx: Context, { facts }: InvoiceRow, order: OrderRow): string {
  const { kind, language, site, currency, number, total } = facts
  const { amount } = formatsFor(language, site, currency)
  return `Galleria: ${texts[language].invoice.titles[kind]} ${number}, ${amount(total.gross)}, ${ctx.env.origin}/buyer/invoice/${toWireId('order', order.id)}`
}
