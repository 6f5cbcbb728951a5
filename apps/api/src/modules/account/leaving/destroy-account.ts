import type { WireDestroyReason } from '@galleria/contract/account'
import { toWireId, type Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { endSessionsOf } from '#platform/sessions.ts'
import { lockUser } from '../account.store.ts'
import { demandCaptcha } from '../sign-in/captcha.ts'
import { dropCodesOf } from '../contacts/code.store.ts'
import { checkCode, sendCode, takeCode } from '../contacts/codes.ts'
import { contactIn, type Contact } from '../contacts/contact.ts'
import { emptyUser, findDestroyReasons } from './destroy.store.ts'
import { me } from '../me.ts'
import { tell } from '../contacts/tell.ts'

/** Lets every other module forget this person, inside the deletion's transaction: what tax law needs stays, without the rest (docs/decisions/021). */
export type ForgetPerson = (tx: Tx, id: Id<'user'>) => Promise<void>

export async function checkDestroy(ctx: Context): Promise<{ reasons: WireDestroyReason[] }> {
  return { reasons: presentReasons(await findDestroyReasons(ctx.db, (await me(ctx)).id)) }
}

export async function sendDestroyCode(
  ctx: Context,
  contact: Contact,
  proof: { captcha: string; token: string },
): Promise<void> {
  await demandCaptcha(ctx, proof)
  const user = await me(ctx)
  demandOwn(user, contact)
  await sendCode(ctx, { purpose: 'DESTROY', contact, userId: user.id })
}

/** The person's row stays, empty, for the orders that tax law keeps; everything else is gone when this returns. */
export async function destroyAccount(
  ctx: Context,
  contact: Contact,
  code: string,
  forget: ForgetPerson,
): Promise<void> {
  const user = await me(ctx)
  demandOwn(user, contact)
  const row = await checkCode(ctx, { purpose: 'DESTROY', contact, userId: user.id, code })
  await ctx.inTransaction(async (tx) => {
    const locked = await lockUser(tx, user.id)
    const reasons = await findDestroyReasons(tx, user.id)
    if (reasons.length > 0) throw refuse('account.held', { reasons: presentReasons(reasons) })
    await takeCode(ctx, tx, row)
    const contacts = [contactIn(locked, 'EMAIL'), contactIn(locked, 'SMS')]
    await forget(tx, user.id)
    await dropCodesOf(
      tx,
      user.id,
      contacts.map((one) => one?.target ?? ''),
    )
    await emptyUser(tx, user.id, ctx.now())
    await endSessionsOf(tx, user.id)
    await tell(ctx, tx, 'destroyed', contacts, locked.language)
  })
  ctx.session.set(undefined)
}

function demandOwn(user: { email: string | null; mobile: string | null }, contact: Contact): void {
  if (contactIn(user, contact.channel)?.target !== contact.target) throw refuse('contact.not_own')
}

function presentReasons(
  reasons: Awaited<ReturnType<typeof findDestroyReasons>>,
): WireDestroyReason[] {
  return reasons.map(({ kind, orderId, code }) => ({
    kind,
    orderId: orderId ? toWireId('order', orderId) : '',
    tradeOrderCode: code ?? '',
  }))
}
