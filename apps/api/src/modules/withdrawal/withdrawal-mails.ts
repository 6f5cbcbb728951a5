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
import { disownToken } from '#modules/order/index.ts'
import { findStatedOrders, findWithdrawal } from './withdrawal.queries.ts'
import { presentReceipt } from './withdrawal.present.ts'
import { codesIn, withoutLinks } from './withdrawal.rules.ts'
import type { WithdrawalRow } from './withdrawal.types.ts'

/** Receipts that an address gets for statements about orders which are not its own: somebody else may have typed it. */
const STRANGERS_MAILS = { times: 5, seconds: 86_400 }

/** That a statement is there, with all it said and its second, on a durable medium (article 11a(4)); or the operator's words about it. */
export async function mailWithdrawal(
  ctx: Context,
  mailer: Mailer,
  job: { withdrawalId: Id<'withdrawal'>; kind: 'receipt' | 'answer' },
): Promise<void> {
  const said = await findWithdrawal(ctx.db, job.withdrawalId)
  if (!said || said.email === '') return
  if (job.kind === 'receipt' && !(await mayWrite(ctx, said))) return
  await sendOnce(ctx, mailer, {
    key: `withdrawal:${said.id}:${job.kind}`,
    mail: job.kind === 'receipt' ? receiptMail(ctx, said) : answerMail(said),
  })
}

/** Whose orders they are is always written to; any other address some times a day, from all senders together. */
async function mayWrite(ctx: Context, said: WithdrawalRow): Promise<boolean> {
  const { orderCodes, email, userId } = said
  const own = await findStatedOrders(ctx.db, { codes: codesIn(orderCodes), email, userId })
  if (said.contractId || own.length > 0) return true
  const key = `withdrawal:mailbox:${blind(ctx.env.secret, mailboxOf(email))}`
  return isWithin(ctx, key, STRANGERS_MAILS)
}

function receiptMail(ctx: Context, said: WithdrawalRow): Mail {
  const { language, site } = readerOf(said)
  const words = texts[language].mails.withdrawal
  const receipt = presentReceipt({ language, site }, said)
  const href = `${ctx.env.origin}/withdrawal/not-me?token=${disownToken(ctx.env.secret, said.id, ctx.now())}`
  return writeMail({
    to: said.email,
    language,
    name: '',
    subject: fill(words.receipt.subject, { number: receipt.withdrawalCode }),
    parts: [
      { kind: 'line', text: fill(words.receipt.intro, { time: receipt.statedAtText }) },
      { kind: 'heading', text: words.receipt.said },
      ...saidParts(said),
      { kind: 'line', text: words.receipt.keep },
      { kind: 'line', text: words.notMe },
      { kind: 'link', text: texts[language].mails.notMe.link, href },
    ],
  })
}

/** Word by word, but for what a mail program would make a link of. */
function saidParts(said: WithdrawalRow): Part[] {
  const { language, site } = readerOf(said)
  const words = texts[language].mails.withdrawal
  const receipt = presentReceipt({ language, site }, said)
  const whole = receipt.goods.length === 0 && said.scope === '' ? [words.whole] : []
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
        ...(said.scope === '' ? [] : withoutLinks(said.scope).split(/\r?\n/)),
      ],
    },
  ]
}

function answerMail(said: WithdrawalRow): Mail {
  const { language } = readerOf(said)
  const words = texts[language].mails.withdrawal
  return writeMail({
    to: said.email,
    language,
    name: '',
    subject: fill(words.answer.subject, { number: said.code }),
    parts: [
      { kind: 'line', text: words.answer.intro },
      { kind: 'lines', lines: said.answer.split(/\r?\n/) },
      { kind: 'heading', text: words.receipt.said },
      ...saidParts(said),
    ],
  })
}

function readerOf(said: Pick<WithdrawalRow, 'language' | 'site'>) {
  return {
    language: isLanguage(said.language) ? said.language : 'en',
    site: isSite(said.site) ? said.site : 'DE',
  } as const
}
