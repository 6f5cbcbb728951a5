import { isPaidFor } from '@galleria/contract/order-states'
import { isLanguage, isSite, type Language, type Site } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import type { Context } from '#platform/context.ts'
import { findImprint } from '#modules/merchant/index.ts'
import { usedMethod } from '#modules/payment/providers/index.ts'
import { attachLegal } from './legal-paper.ts'
import type { MailCase } from './mail-parts.ts'
import { findPaymentLines } from '../order.queries.ts'
import type { ContractRow } from '../order.types.ts'

/**
 * What the law wants a buyer to have of a contract beside the goods: whom it is with, how it was
 * paid, terms and withdrawal.
 */
export async function addTerms(ctx: Context, one: MailCase): Promise<MailCase> {
  const { contract, orders } = one
  const [legal, payments, sellers] = await Promise.all([
    attachLegal(ctx, readerOf(contract)),
    findPaymentLines(ctx.db, contract.id),
    Promise.all(
      [...new Set(orders.map(({ sellerId }) => sellerId))].map(
        async (id) => [id, await findImprint(ctx.db, id)] as const,
      ),
    ),
  ])
  const paid = payments
    .flatMap(({ records }) => records)
    .findLast(({ status }) => isPaidFor(status))
  const used = paid && usedMethod(paid.channel, paid.method)
  const unbranded = texts[readerOf(contract).language].mails.order.methods
  return {
    ...one,
    legal,
    sellers: new Map(sellers),
    ...(used ? { paidBy: unbranded[used.type as keyof typeof unbranded] ?? used.name } : {}),
  }
}

function readerOf({ language, site }: ContractRow): { language: Language; site: Site } {
  return {
    language: isLanguage(language) ? language : 'en',
    site: isSite(site) ? site : 'DE',
  }
}
