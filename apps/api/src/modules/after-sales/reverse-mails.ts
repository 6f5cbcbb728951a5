import { isLanguage, isSite, type Language, type Site } from '@galleria/contract/storefronts'
import { toWireId, type Id } from '@galleria/kernel/id'
import { texts } from '@galleria/i18n'
import type { Context } from '#platform/context.ts'
import { fill, formatsFor, writeLetter, type Part } from '#platform/letter.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { findContractForMall } from '#modules/order/index.ts'
import { findSellersMailbox } from '#modules/merchant/index.ts'
import { findReverseForMall } from './reverse.queries.ts'
import type { ReverseRow } from './reverse.types.ts'
import type { ReverseMailKind } from './after-sales.jobs.ts'

/** Mails leave from the queue, after the transaction that caused them: to the seller for an application, to the buyer for what came of it. */
export async function mailReverse(
  ctx: Context,
  mailer: Mailer,
  job: { reverseId: Id<'reverse'>; kind: ReverseMailKind },
): Promise<void> {
  const reverse = await findReverseForMall(ctx.db, job.reverseId)
  const contract = reverse && (await findContractForMall(ctx.db, reverse.contractId))
  if (!reverse || !contract) return
  if (job.kind === 'applied') {
    const mailbox = await findSellersMailbox(ctx.db, reverse.sellerId)
    if (mailbox) await mailer.send(applicationMail(reverse, mailbox, ctx.env.origin))
    return
  }
  await mailer.send(
    resultMail(reverse, job.kind, {
      email: contract.email,
      name: contract.deliveryAddress.firstName,
      origin: ctx.env.origin,
    }),
  )
}

export function applicationMail(
  reverse: ReverseRow,
  to: { email: string; language: string },
  origin: string,
): Mail {
  const { language, site } = placeOf({ site: reverse.site, language: to.language })
  const words = texts[language].mails.afterSales.applied
  const { amount, time } = formatsFor(language, site, reverse.currency)
  const facts = {
    buyer: reverse.buyerName,
    amount: amount(reverse.goods + reverse.shipping),
    code: reverse.orderCode,
    deadline: reverse.nextStepAt ? time(reverse.nextStepAt) : '',
  }
  return writeLetter({
    to: to.email,
    language,
    subject: fill(words.subject, facts),
    name: reverse.sellerName,
    parts: [
      { kind: 'line', text: fill(words.intro, facts) },
      ...goods(reverse),
      {
        kind: 'link',
        text: words.link,
        href: `${origin}/backoffice/after-sales/${toWireId('reverse', reverse.id)}`,
      },
    ],
  })
}

export function resultMail(
  reverse: ReverseRow,
  kind: 'rejected' | 'refunded' | 'failed',
  to: { email: string; name: string; origin: string },
): Mail {
  const { language, site } = placeOf(reverse)
  const words = texts[language].mails.afterSales
  const facts = {
    amount: formatsFor(language, site, reverse.currency).amount(reverse.goods + reverse.shipping),
    code: reverse.orderCode,
    shop: reverse.shopName,
    number: reverse.code,
  }
  return writeLetter({
    to: to.email,
    language,
    subject: fill(words[kind].subject, facts),
    name: to.name,
    parts: [
      { kind: 'line', text: fill(words[kind].intro, facts) },
      ...(kind === 'rejected' ? [{ kind: 'line', text: reverse.rejectReason } as const] : []),
      ...goods(reverse),
      {
        kind: 'link',
        text: `${words.rejected.link} ${reverse.code}`,
        href: `${to.origin}/buyer/as/detail/${toWireId('reverse', reverse.id)}`,
      },
    ],
  })
}

function goods(reverse: ReverseRow): Part[] {
  return [
    {
      kind: 'rows',
      rows: reverse.lines.map((line) => [line.snapshot.name, `${line.qty} ×`] as const),
    },
  ]
}

function placeOf(place: { site: string; language: string }): { language: Language; site: Site } {
  return {
    language: isLanguage(place.language) ? place.language : 'en',
    site: isSite(place.site) ? place.site : 'DE',
  }
}
