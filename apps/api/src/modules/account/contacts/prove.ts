import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { isProven, markProven } from '#platform/sessions.ts'
import { demandCaptcha } from '../sign-in/captcha.ts'
import { checkCode, sendCode, takeCode } from './codes.ts'
import { contactIn, type Contact } from './contact.ts'
import { me } from '../me.ts'
import { isPassword } from '../sign-in/passwords.ts'

/**
 * Contacts and ways in change only within five minutes of a sign-in or a proof: an unattended
 * screen is not enough to take an account over. Under the person's lock it is asked again where a
 * session that was ended meanwhile must change nothing.
 */
export async function demandProof(ctx: Context, db: Db | Tx = ctx.db): Promise<void> {
  if (!(await isProven(ctx, db))) throw refuse('auth.prove_again')
}

export async function sendProofCode(
  ctx: Context,
  request: { channel: Contact['channel']; captcha: string; token: string },
): Promise<void> {
  await demandCaptcha(ctx, request)
  const user = await me(ctx)
  const contact = contactIn(user, request.channel)
  if (!contact) throw refuse('contact.none')
  await sendCode(ctx, { purpose: 'PROVE', contact, userId: user.id })
}

export async function prove(
  ctx: Context,
  given: {
    password?: string | undefined
    emailCode?: string | undefined
    smsCode?: string | undefined
  },
): Promise<void> {
  const user = await me(ctx)
  await countAgainst(ctx, `password:${user.id}`, { times: 10, seconds: 600 })
  const code = given.emailCode ?? given.smsCode
  if (given.password === undefined && code !== undefined) {
    const contact = contactIn(user, given.emailCode === undefined ? 'SMS' : 'EMAIL')
    if (!contact) throw refuse('code.wrong')
    const row = await checkCode(ctx, { purpose: 'PROVE', contact, userId: user.id, code })
    await ctx.inTransaction((tx) => takeCode(ctx, tx, row))
  } else if (!(await isPassword(user.passwordHash, given.password ?? '')))
    throw refuse('password.wrong')
  await markProven(ctx)
}
