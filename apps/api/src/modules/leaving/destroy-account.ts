import type { accountCalls, WireDestroyReason, WireLastChance } from '@galleria/contract/account'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { toWireId } from '@galleria/kernel/id'
import { endAccount } from '#modules/account/index.ts'
import { findLastChances } from '#modules/after-sales/mails/index.ts'
import { lockContracts } from '#modules/order/index.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { forgetPerson } from './forget-person.ts'
import { findDestroyReasons, type DestroyReason } from './reasons.queries.ts'

/**
 * What holds the account, and what does not but is given up with it: until then the mall can still
 * be asked.
 */
export async function checkDestroy(
  ctx: Context,
): Promise<{ reasons: WireDestroyReason[]; lastChanceList: WireLastChance[] }> {
  const [reasons, chances] = await Promise.all([
    findDestroyReasons(ctx.db, buyerOf(ctx)),
    findLastChances(ctx.db, buyerOf(ctx)),
  ])
  return {
    reasons: presentReasons(reasons),
    lastChanceList: chances.map(({ id, code, until }) => ({
      reverseTradeOrderId: toWireId('reverse', id),
      reverseTradeOrderCode: code,
      askMallUntilTime: until.toISOString(),
    })),
  }
}

/**
 * The person's row stays, empty, for the orders that tax law keeps; everything else is gone when
 * this returns.
 */
export async function destroyAccount(
  ctx: Context,
  form: Parsed<typeof accountCalls.destroy>,
): Promise<void> {
  await endAccount(ctx, form, {
    // First of all, as everybody does: what a shop sends at no charge meanwhile holds the account.
    lock: lockContracts,
    before: async (tx, id) => {
      const reasons = await findDestroyReasons(tx, id)
      if (reasons.length > 0) throw refuse('account.held', { reasons: presentReasons(reasons) })
      await forgetPerson(tx, id)
    },
  })
}

function presentReasons(reasons: readonly DestroyReason[]): WireDestroyReason[] {
  return reasons.map(({ kind, orderId, code }) => ({
    kind,
    orderId: orderId ? toWireId('order', orderId) : '',
    tradeOrderCode: code ?? '',
  }))
}
