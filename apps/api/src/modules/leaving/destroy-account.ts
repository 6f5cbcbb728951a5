import type { accountCalls, WireDestroyReason } from '@galleria/contract/account'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { toWireId } from '@galleria/kernel/id'
import { endAccount } from '#modules/account/index.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { forgetPerson } from './forget-person.ts'
import { findDestroyReasons, type DestroyReason } from './reasons.queries.ts'

export async function checkDestroy(ctx: Context): Promise<{ reasons: WireDestroyReason[] }> {
  return { reasons: presentReasons(await findDestroyReasons(ctx.db, buyerOf(ctx))) }
}

/** The person's row stays, empty, for the orders that tax law keeps; everything else is gone when this returns. */
export async function destroyAccount(
  ctx: Context,
  form: Parsed<typeof accountCalls.destroy>,
): Promise<void> {
  await endAccount(ctx, form, async (tx, id) => {
    const reasons = await findDestroyReasons(tx, id)
    if (reasons.length > 0) throw refuse('account.held', { reasons: presentReasons(reasons) })
    await forgetPerson(tx, id)
  })
}

function presentReasons(reasons: readonly DestroyReason[]): WireDestroyReason[] {
  return reasons.map(({ kind, orderId, code }) => ({
    kind,
    orderId: orderId ? toWireId('order', orderId) : '',
    tradeOrderCode: code ?? '',
  }))
}
