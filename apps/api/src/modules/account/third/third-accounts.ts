import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { lockUser } from '../account.store.ts'
import { contactIn } from '../contacts/contact.ts'
import { demandProof } from '../contacts/prove.ts'
import { dropOpenSteps } from '../contacts/step-tokens.ts'
import { notifyContacts } from '../contacts/notify-contacts.ts'
import { countThirdAccounts, findThirdAccounts, removeThirdAccount } from './third.store.ts'

export async function listThirdAccounts(
  ctx: Context,
): Promise<{ accountType: string; label: string; boundAt: string }[]> {
  return (await findThirdAccounts(ctx.db, buyerOf(ctx))).map(
    ({ accountType, label, createdAt }) => ({
      accountType,
      label,
      boundAt: createdAt.toISOString(),
    }),
  )
}

export async function listThirdTypes(
  ctx: Context,
): Promise<{ accountType: string; name: string }[]> {
  return ctx.env.openid ? [{ accountType: ctx.env.openid.type, name: ctx.env.openid.name }] : []
}

/** Never the last way in: without a password one other provider must be left. */
export async function unbindThirdAccount(ctx: Context, accountType: string): Promise<void> {
  await demandProof(ctx)
  await ctx.inTransaction(async (tx) => {
    const user = await lockUser(tx, buyerOf(ctx))
    if (!(await removeThirdAccount(tx, user.id, accountType))) throw refuse('not_found')
    if (user.passwordHash === null && (await countThirdAccounts(tx, user.id)) === 0)
      throw refuse('account.last_way_in')
    await dropOpenSteps(tx, user.id)
    await notifyContacts(
      ctx,
      tx,
      'third',
      [contactIn(user, 'EMAIL') ?? contactIn(user, 'SMS')],
      user.language,
    )
  })
}
