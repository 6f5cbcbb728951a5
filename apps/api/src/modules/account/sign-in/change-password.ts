import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { endSessionsOf, openSession } from '#platform/sessions.ts'
import { lockUser, setPassword } from '../account.store.ts'
import { contactIn } from '../contacts/contact.ts'
import { me } from '../me.ts'
import { demandGoodPassword, hashPassword, isPassword } from './passwords.ts'
import { demandProof } from '../contacts/prove.ts'
import { rememberDevice } from './known-device.ts'
import { dropOpenSteps } from '../contacts/step-tokens.ts'
import { notifyContacts } from '../contacts/notify-contacts.ts'

/**
 * The present password is asked for; whoever has none yet has proven otherwise who he is. This
 * session goes on under a new id, all others end.
 */
export async function changePassword(
  ctx: Context,
  request: { oldPassword?: string | undefined; password: string },
): Promise<void> {
  const user = await me(ctx)
  await countAgainst(ctx, `password:${user.id}`, { times: 10, seconds: 600 })
  if (user.passwordHash === null) await demandProof(ctx)
  else if (!(await isPassword(user.passwordHash, request.oldPassword ?? '')))
    throw refuse('password.wrong')
  demandGoodPassword(request.password, {
    email: user.email ?? '',
    nickname: user.nickname,
    mobile: user.mobile ?? '',
  })
  const passwordHash = await hashPassword(request.password)
  const token = await ctx.inTransaction(async (tx) => {
    const now = await lockUser(tx, user.id)
    // Somebody else changed it in the meantime: what was proven above is proven no more.
    if (now.passwordHash !== user.passwordHash) throw refuse('password.wrong')
    await setPassword(tx, user.id, passwordHash, ctx.now())
    await dropOpenSteps(tx, user.id)
    const fresh = await openSession(ctx, tx, { id: user.id, kind: 'member' })
    await endSessionsOf(tx, user.id, fresh)
    await notifyContacts(
      ctx,
      tx,
      'password',
      [contactIn(user, 'EMAIL'), contactIn(user, 'SMS')],
      user.language,
    )
    return fresh
  })
  ctx.session.set(token)
  rememberDevice(ctx, { id: user.id, passwordHash })
}
