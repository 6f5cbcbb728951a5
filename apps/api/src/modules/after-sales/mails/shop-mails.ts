import { toWireId, type Id } from '@galleria/kernel/id'
import { texts } from '@galleria/i18n'
import type { Context } from '#platform/context.ts'
import { fill, formatsFor, writeMail } from '#platform/write-mail.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import type { ShopsMail } from '../after-sales.jobs.ts'
import { differenceLines, surchargeLines } from './mail-beside.ts'
import { shopsWordsOf } from './mail-by-itself.ts'
import { closedLines, findWhyClosed, rulingLines } from '../disputes/mail-ruling.ts'
import { goods, readerOf, whatGoesBack, type ExchangeWords } from './reverse-mail-parts.ts'
import { findReverseForMall } from '../reverse.queries.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { surchargeIn } from '../exchange/surcharge.rules.ts'
import { findAnswerers } from './write-to-shop.ts'

/** Mails to who answers a request: the people of its shop, or the mall's in their place. */

/**
 * Asks one of the shop's mailboxes for its answer. Who has left the shop since, or may not answer
 * any more, gets none.
 */
export async function mailShop(
  ctx: Context,
  mailer: Mailer,
  job: ShopsMail & { readonly reverseId: Id<'reverse'>; readonly to: Id<'user'> | null },
): Promise<void> {
  const reverse = await findReverseForMall(ctx.db, job.reverseId)
  if (!reverse || !isStillAsked(reverse, job)) return
  const mailboxes = await findAnswerers(ctx.db, reverse)
  const mailbox = mailboxes.find(({ userId }) => userId === job.to)
  const closedFor = await findWhyClosed(ctx, job)
  if (mailbox)
    await mailer.send(shopsMail({ ...reverse, closedFor }, job.kind, mailbox, ctx.env.origin))
}

/** Whether the shop still has to do what the mail asks for. */
function isStillAsked(
  { status, dispute, offer, isSellerGone }: ReverseRow,
  job: ShopsMail,
): boolean {
  const { kind } = job
  // The mall has news of its own of what it is asked about, and no side to give.
  if (isSellerGone && asksForSide.includes(kind)) return false
  if (
    kind === 'applicationCanceled' ||
    kind === 'canceled' ||
    kind === 'ruledShop' ||
    kind === 'offerAccepted'
  )
    return true
  if (kind === 'forceClosedShop' || kind === 'lostPaidShop') return true
  if (kind === 'replacementLostShop') return status === 'WAITING_FOR_BUYER_CONFIRMED'
  if (aboutDispute.includes(kind)) return status === 'IN_DISPUTE'
  if (kind === 'disputedReminder') return dispute?.isAnswerOpen ?? false
  if (kind === 'toReplace' || kind === 'surchargePaid') return status === 'WAITING_FOR_SELLER_SHIP'
  if (kind === 'sentBack' || kind === 'inspectReminder') return status === 'WAITING_FOR_QC_DONE'
  // While an offer has no answer it is not the shop's turn, and of several only the newest matters.
  const isAboutNewest = !('offerId' in job) || offer?.id === job.offerId
  return status === 'WAITING_FOR_AUDIT_BY_SELLER' && offer?.answer !== null && isAboutNewest
}

const asksForSide: readonly ShopsMail['kind'][] = [
  'disputed',
  'disputedReminder',
  'noLabelShop',
  'lostDisputedShop',
  'emptyDisputedShop',
  'rulingLateShop',
]
const aboutDispute: readonly ShopsMail['kind'][] = [
  'disputed',
  'noLabelShop',
  'lostDisputedShop',
  'emptyDisputedShop',
  'rulingLateShop',
  'proofAddedShop',
]

function shopsMail(
  reverse: ReverseRow & { readonly closedFor: string },
  kind: ShopsMail['kind'],
  to: { email: string; language: string },
  origin: string,
): Mail {
  const { language, site } = readerOf({ site: reverse.site, language: to.language })
  const words = texts[language].mails.afterSales
  const mailWords = words[shopsWordsOf(reverse, kind, shopsExchange)]
  const { time, dayOf, amount } = formatsFor(language, site, reverse.currency)
  const facts = {
    buyer: reverse.buyerName,
    amount: whatGoesBack(reverse, language, site),
    surcharge: amount(surchargeIn(reverse)),
    code: reverse.orderCode,
    deadline: time(reverse.answerBy),
    due: dayOf(reverse.refundBy ?? reverse.answerBy),
    ruled: reverse.dispute ? time(new Date(reverse.dispute.ruleUntil)) : '',
  }
  return writeMail({
    to: to.email,
    language,
    subject: fill(mailWords.subject, facts),
    name: reverse.sellerName,
    parts: [
      { kind: 'line', text: fill(mailWords.intro, facts) },
      ...(kind === 'ruledShop' ? rulingLines(reverse, language, facts) : []),
      ...closedLines(reverse),
      ...(kind === 'applied' || kind === 'toReplace'
        ? [
            ...differenceLines(reverse, words.difference.shop, { language, site }),
            ...(kind === 'applied'
              ? surchargeLines(reverse, words.surcharge.shop, { language, site })
              : []),
          ]
        : []),
      ...goods(reverse, words.unsent, { language, site, origin }),
      {
        kind: 'button',
        text: (kind === 'canceled' || kind === 'applicationCanceled'
          ? words.canceled
          : words.applied
        ).link,
        href: `${origin}/backoffice/${reverse.isMalls ? 'operator/closed-shops' : 'after-sales'}/${toWireId('reverse', reverse.id)}`,
      },
    ],
  })
}

const shopsExchange: Partial<Record<ShopsMail['kind'], ExchangeWords>> = {
  applied: 'appliedExchange',
  reminder: 'reminderExchange',
  inspectReminder: 'inspectReminderExchange',
}
