import { isLanguage, isSite } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { isWithin } from '#platform/rate-limit.ts'
import { blind } from '#platform/secrets.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, writeMail, type Part } from '#platform/write-mail.ts'
import { mailboxOf } from '#modules/account/index.ts'
import { disownToken } from '#modules/order/guests/index.ts'
import { findStatedOrders, findWithdrawal } from './withdrawal.queries.ts'
import { presentReceipt } from './withdrawal.present.ts'
import { codesIn, withoutLinks } from './withdrawal.rules.ts'
import type { WithdrawalRow } from './withdrawal.types.ts'

/**
 * Receipts that an address gets for statements about orders which are not its own: somebody else
 * may have typed it.
 */
const STRANGERS_MAILS = { times: 5, seconds: 86_400 }

/**
 * That a statement is there, with all it said and its second, on a durable medium (article 11a(4));
 * or the operator's words about it.
 */
export async function mailWithdrawal(
  ctx: Context,
  mailer: Mailer,
  job: { withdrawalId: Id<'withdrawal'>; kind: 'receipt' | 'answer' },
): Promise<void> {
  const statement = await findWithdrawal(ctx.db, job.withdrawalId)
  if (!statement || statement.email === '') return
  if (job.kind === 'receipt' && !(await mayWrite(ctx, statement))) return
  await sendOnce(ctx, mailer, {
    key: `withdrawal:${statement.id}:${job.kind}`,
    mail: job.kind === 'receipt' ? receiptMail(ctx, statement) : answerMail(statement),
  })
}

/**
 * Whose orders they are is always written to; any other address some times a day, from all senders
 * together.
 */
async function mayWrite(ctx: Context, statement: WithdrawalRow): Promise<boolean> {
  const { orderCodes, email, userId } = statement
  const own = await findStatedOrders(ctx.db, { codes: codesIn(orderCodes), email, userId })
  if (statement.contractId || own.length > 0) return true
  const key = `withdrawal:mailbox:${blind(ctx.env.secret, mailboxOf(email))}`
  return isWithin(ctx, key, STRANGERS_MAILS)
}

function receiptMail(ctx: Context, statement: WithdrawalRow): Mail {
  const { language, site } = readerOf(statement)
  const words = texts[language].mails.withdrawal
  const receipt = presentReceipt({ language, site }, statement)
  const href = `${ctx.env.origin}/withdrawal/not-me?token=${disownToken(ctx.env.secret, statement.id, ctx.now())}`
  return writeMail({
    to: statement.email,
    language,
    name: '',
    subject: fill(words.receipt.subject, { number: receipt.withdrawalCode }),
    parts: [
      { kind: 'line', text: fill(words.receipt.intro, { time: receipt.statedAtText }) },
      { kind: 'heading', text: words.receipt.statement },
      ...statementParts(statement),
      { kind: 'line', text: words.receipt.keep },
      { kind: 'line', text: words.notMe },
      { kind: 'link', text: texts[language].mails.notMe.link, href },
    ],
  })
}

/** Word by word, but for what a mail program would make a link of. */
function statementParts(statement: WithdrawalRow): Part[] {
  const { language, site } = readerOf(statement)
  const words = texts[language].mails.withdrawal
  const receipt = presentReceipt({ language, site }, statement)
  const whole = receipt.goods.length === 0 && statement.scope === '' ? [words.whole] : []
  return [
    {
      kind: 'rows',
      rows: [
        [words.number, receipt.withdrawalCode],
        [words.time, receipt.statedAtText],
        [words.name, withoutLinks(receipt.name)],
        [words.order, withoutLinks(receipt.orderCode)],
        [words.email, withoutLinks(receipt.email)],
      ],
    },
    {
      kind: 'lines',
      lines: [
        words.from,
        ...whole,
        ...receipt.goods.map(({ name, times }) => `${times} ${name}`),
        ...(statement.scope === '' ? [] : withoutLinks(statement.scope).split(/\r?\n/)),
      ],
    },
  ]
}

function answerMail(statement: WithdrawalRow): Mail {
  const { language } = readerOf(statement)
  const words = texts[language].mails.withdrawal
  return writeMail({
    to: statement.email,
    language,
    name: '',
    subject: fill(words.answer.subject, { number: statement.code }),
    parts: [
      { kind: 'line', text: words.answer.intro },
      { kind: 'lines', lines: statement.answer.split(/\r?\n/) },
      { kind: 'heading', text: words.receipt.statement },
      ...statementParts(statement),
    ],
  })
}

function readerOf(statement: Pick<WithdrawalRow, 'language' | 'site'>) {
  return {
    language: isLanguage(statement.language) ? statement.language : 'en',
    site: isSite(statement.site) ? statement.site : 'DE',
  } as const
}
