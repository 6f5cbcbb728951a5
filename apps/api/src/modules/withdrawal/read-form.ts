import type { Parsed, Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { withdrawalCalls } from '@galleria/contract/withdrawal'
import type { Context } from '#platform/context.ts'
import { findContract } from '#modules/order/index.ts'
import { findSource } from './find-source.ts'
import { presentForm } from './withdrawal.present.ts'

/** The form filled in from an order, for who has shown that it is theirs. */
export async function readForm(
  ctx: Context,
  body: Parsed<typeof withdrawalCalls.readWithdrawalForm>,
): Promise<Reply<typeof withdrawalCalls.readWithdrawalForm>> {
  const source = await findSource(ctx, ctx.db, body)
  const contract = source && (await findContract(ctx.db, 'mall', source.order.contractId))
  if (!source || !contract) throw refuse('order.not_found')
  return presentForm(source.order, contract, { language: ctx.language, now: ctx.now() })
}
