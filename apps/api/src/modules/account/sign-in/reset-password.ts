import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { endSessionsOf } from '#platform/sessions.ts'
import { findMember, findUser, lockUser, setPassword } from '../account.store.ts'
import { demandCaptcha } from './captcha.ts'
import { checkCode, sendCode, takeCode } from '../contacts/codes.ts'
import { contactIn, type Contact } from '../contacts/contact.ts'
import { demandGoodPassword, hashPassword } from './passwords.ts'
import {
  dropOpenSteps,
  giveStepToken,
  readStepToken,
  takeStepToken,
} from '../contacts/step-tokens.ts'
import { notifyContacts } from '../contacts/notify-contacts.ts'
import { findKnownDevice, rememberDevice } from './known-device.ts'

/**
 * The same answer, rows and job for a contact nobody has; its code is sent to nobody. However many
 * strangers ask, the owner's own browser is served.
 */
export async function sendResetCode(
  ctx: Context,
  contact: Contact,
  proof: { captcha: string; token: string },
): Promise<{ token: string }> {
  await demandCaptcha(ctx, proof)
  const owner = await findMember(ctx.db, contact)
  const device = owner && findKnownDevice(ctx, owner)
  return {
    token: await sendCode(ctx, { purpose: 'RESET_PASSWORD', contact, userId: null, device }),
  }
}

export async function verifyResetCode(
  ctx: Context,
  contact: Contact,
  given: { code: string | undefined; token: string },
): Promise<{ verifyToken: string }> {
  if (given.code === undefined || !/^[0-9a-f-]{36}$/.test(given.token)) throw refuse('code.wrong')
  const row = await checkCode(ctx, {
    purpose: 'RESET_PASSWORD',
    contact,
    userId: null,
    id: given.token,
    code: given.code,
  })
  const { userId } = row
  if (!userId) throw refuse('code.wrong')
  return ctx.inTransaction(async (tx) => {
    await takeCode(ctx, tx, row)
    return { verifyToken: await giveStepToken(ctx, tx, 'RESET_PASSWORD', userId) }
  })
}

/** Whoever was signed in is out, the thief and the owner alike; both contacts are notified. */
export async function resetPassword(
  ctx: Context,
  request: { verifyToken: string; password: string },
): Promise<void> {
  await countAgainst(ctx, `reset:ip:${ctx.ip}`, { times: 60, seconds: 3600 })
  const userId = await readStepToken(ctx, 'RESET_PASSWORD', request.verifyToken)
  const user = await findUser(ctx.db, userId)
  if (!user) throw refuse('step.expired')
  demandGoodPassword(request.password, {
    email: user.email ?? '',
    nickname: user.nickname,
    mobile: user.mobile ?? '',
  })
  const passwordHash = await hashPassword(request.password)
  await ctx.inTransaction(async (tx) => {
    await lockUser(tx, userId)
    await takeStepToken(ctx, tx, 'RESET_PASSWORD', request.verifyToken, userId)
    await setPassword(tx, userId, passwordHash, ctx.now())
    await dropOpenSteps(tx, userId)
    await endSessionsOf(tx, userId)
    await notifyContacts(
      ctx,
      tx,
      'password',
      [contactIn(user, 'EMAIL'), contactIn(user, 'SMS')],
      user.language,
    )
  })
  // Whoever reads the owner's mail gets in from here, however many others try.
  rememberDevice(ctx, { id: userId, passwordHash })
}
