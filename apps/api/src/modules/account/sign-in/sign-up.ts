import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { accountJobs } from '../account.jobs.ts'
import { addMember, findUser, type UserRow } from '../account.store.ts'
import { checkCode, sendCode, takeCode } from '../contacts/codes.ts'
import { demandCaptcha } from './captcha.ts'
import { mailContact } from '../contacts/contact.ts'
import { findInviter, noteInvitation } from '../profile/invitation.store.ts'
import { demandGoodPassword, hashPassword } from './passwords.ts'
import type { TakeAlong } from './enter.ts'
import { comeIn } from './sign-in.ts'

/**
 * The answer never tells who is a member: whoever owns the address gets a code, or a mail saying
 * that there is an account already.
 */
export async function sendSignUpCode(
  ctx: Context,
  request: { email: string; captcha: string; token: string },
): Promise<void> {
  await demandCaptcha(ctx, request)
  await sendCode(ctx, { purpose: 'SIGN_UP', contact: mailContact(request.email), userId: null })
}

export type SignUpForm = {
  email: string
  emailCode: string
  password: string
  nickname: string
  invitationCode?: string | undefined
}

/** A new member with a proven address, signed in, with everything the guest had gathered. */
export async function signUp(
  ctx: Context,
  form: SignUpForm,
  takeAlong: TakeAlong,
): Promise<UserRow> {
  await countAgainst(ctx, `sign-up:ip:${ctx.ip}`, { times: 60, seconds: 3600 })
  const contact = mailContact(form.email)
  demandGoodPassword(form.password, { email: contact.target, nickname: form.nickname })
  const inviter =
    form.invitationCode === undefined ? undefined : await findInviter(ctx.db, form.invitationCode)
  if (form.invitationCode !== undefined && !inviter) throw refuse('invitation.unknown')

  const code = await checkCode(ctx, {
    purpose: 'SIGN_UP',
    contact,
    userId: null,
    code: form.emailCode,
  })
  const member = {
    id: ctx.newId('user'),
    kind: 'member' as const,
    email: contact.target,
    nickname: form.nickname,
    passwordHash: await hashPassword(form.password),
    language: ctx.language,
    site: ctx.site,
    createdAt: ctx.now(),
  }
  await comeIn(ctx, member, takeAlong, async (tx) => {
    await takeCode(ctx, tx, code)
    if (!(await addMember(tx, member))) throw refuse('contact.taken')
    await ctx.jobs.send(tx, accountJobs.welcome, { userId: member.id })
    if (inviter) await noteInvitation(tx, member.id, inviter, ctx.now())
  })
  return (await findUser(ctx.db, member.id)) ?? missing()
}

function missing(): never {
  throw new Error('a member who was just written is not there')
}
