import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill } from '#platform/write-mail.ts'
import { findAttempt } from '#modules/payment/attempts/index.ts'
import type { PayInstructions } from '#modules/payment/providers/index.ts'
import { sendUnpaid } from './mailbox.ts'
import { codes, compose, orderLinks, wordsFor, type MailCase } from './mail-parts.ts'
import { gather } from './send-mails.ts'

/**
 * With what an order is paid at a bank or a machine, to be at hand there; nothing once it is paid,
 * or paid another way.
 */
export async function mailHowToPay(
  ctx: Context,
  mailer: Mailer,
  { attemptId }: { readonly attemptId: Id<'attempt'> },
): Promise<void> {
  const attempt = await findAttempt(ctx.db, { id: attemptId })
  const instructions = attempt?.redirectInfo?.instructions
  const one = instructions && (await gather(ctx, attempt.contractId))
  if (!one) return
  await sendOnce(
    ctx,
    { send: (mail) => sendUnpaid(ctx, mailer, one.mailbox, { kind: 'how-to-pay', mail }) },
    { key: `how-to-pay:${attempt.id}`, mail: howToPayMail(one, attempt.amount, instructions) },
  )
}

function howToPayMail(one: MailCase, minor: number, instructions: PayInstructions): Mail {
  const { words, amount, time } = wordsFor(one)
  const mailWords = words.mails.howToPay
  const facts = {
    amount: amount(minor),
    code: codes(one),
    deadline: time(one.contract.deadlineAt),
  }
  const isTransfer = instructions.kind === 'TRANSFER'
  return compose(one, fill(mailWords.subject, facts), [
    { kind: 'line', text: fill(isTransfer ? mailWords.transfer : mailWords.reference, facts) },
    {
      kind: 'rows',
      rows: [
        ...(isTransfer
          ? ([
              [mailWords.beneficiary, instructions.beneficiary],
              ['IBAN', instructions.iban],
              ['BIC', instructions.bic],
            ] as const)
          : ([[mailWords.entity, instructions.entity]] as const)),
        [mailWords.theReference, instructions.reference],
        [mailWords.amount, facts.amount],
      ],
    },
    { kind: 'line', text: mailWords.until },
    ...orderLinks(one),
  ])
}
