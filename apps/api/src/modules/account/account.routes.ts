import { accountCalls, type WireUser } from '@galleria/contract/account'
import { toWireId, type Id } from '@galleria/kernel/id'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { endSession, findSessions } from '#platform/sessions.ts'
import { presentChanged, presentUser } from './account.present.ts'
import { rememberPreferences } from './account.store.ts'
import { createCaptcha, workCaptcha } from './sign-in/captcha.ts'
import { changePassword } from './sign-in/change-password.ts'
import { endAllSessions, endOneSession } from './sign-in/end-sessions.ts'
import { contactRoutes } from './contacts/contact.routes.ts'
import { mailContact, smsContact } from './contacts/contact.ts'
import { fillInInvitation, queryInvitation } from './profile/invitation.ts'
import { me } from './me.ts'
import { updateProfile, type AttachAvatar } from './profile/profile.ts'
import { prove, sendProofCode } from './contacts/prove.ts'
import { finishByPasskey, finishSignIn } from './second-factor/half-sign-in.ts'
import { operatorsRoutes } from './operators/operators.routes.ts'
import type { NeedsSecondFactor } from './second-factor/last-factor.ts'
import { passkeyRoutes, secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { resetPassword, sendResetCode, verifyResetCode } from './sign-in/reset-password.ts'
import type { TakeAlong } from './sign-in/enter.ts'
import { signIn } from './sign-in/sign-in.ts'
import { sendSignUpCode, signUp } from './sign-in/sign-up.ts'

/**
 * Signing up, in and out, the password, the profile, the contacts. `above` is what modules of
 * higher ranks do and know.
 */
export function createAccountRoutes(above: {
  takeAlong: TakeAlong
  attachAvatar: AttachAvatar
  needsSecondFactor: NeedsSecondFactor
  findSellerOf(db: Db, id: Id<'user'>): Promise<number | null>
}): readonly Bound[] {
  return [
    bind(accountCalls.captcha, createCaptcha),
    bind(accountCalls.workCaptcha, workCaptcha),
    bind(accountCalls.sendSignUpCode, async (ctx, request) =>
      nothing(sendSignUpCode(ctx, request)),
    ),
    bind(accountCalls.signUp, async (ctx, form) =>
      presentUser(await signUp(ctx, form, above.takeAlong), null),
    ),
    bind(accountCalls.login, async (ctx, credentials) => {
      const user = await signIn(ctx, credentials, above.takeAlong)
      return presentUser(user, await above.findSellerOf(ctx.db, user.id))
    }),
    ...secondHalfRoutes(above),
    ...operatorsRoutes,
    bind(accountCalls.logout, (ctx) => nothing(endSession(ctx))),
    bind(accountCalls.logoutAll, async (ctx) => {
      await endAllSessions(ctx)
      return {}
    }),
    bind(accountCalls.current, whoIsIt),
    bind(accountCalls.tourist, whoIsIt),
    bind(accountCalls.switchLanguage, async (ctx, { language, site }) => {
      if (ctx.actor.kind !== 'anonymous')
        await rememberPreferences(ctx.db, ctx.actor.userId, language, site)
      return {}
    }),
    bind(accountCalls.listSessions, async (ctx) =>
      (await findSessions(ctx, buyerOf(ctx))).map((one) => ({
        ...one,
        id: toWireId('session', one.id),
        createdAt: one.createdAt.toISOString(),
        lastSeenAt: one.lastSeenAt.toISOString(),
      })),
    ),
    bind(accountCalls.revokeSession, async (ctx, { id }) => {
      await endOneSession(ctx, id)
      return {}
    }),
    bind(accountCalls.sendProofCode, (ctx, request) => nothing(sendProofCode(ctx, request))),
    bind(accountCalls.prove, (ctx, given) => nothing(prove(ctx, given))),
    bind(accountCalls.sendResetMail, (ctx, request) =>
      sendResetCode(ctx, mailContact(request.email), request),
    ),
    bind(accountCalls.verifyResetMail, (ctx, given) =>
      verifyResetCode(ctx, mailContact(given.email), {
        code: given.emailCode ?? given.captcha,
        token: given.token,
      }),
    ),
    bind(accountCalls.sendResetSms, (ctx, request) =>
      sendResetCode(ctx, smsContact(request), request),
    ),
    bind(accountCalls.verifyResetSms, (ctx, given) =>
      verifyResetCode(ctx, smsContact(given), { code: given.smsCode, token: given.token }),
    ),
    bind(accountCalls.resetPassword, (ctx, request) => nothing(resetPassword(ctx, request))),
    bind(accountCalls.changePassword, (ctx, request) => nothing(changePassword(ctx, request))),
    bind(accountCalls.updateProfile, async (ctx, form) =>
      presentChanged(ctx, await updateProfile(ctx, form, above.attachAvatar)),
    ),
    bind(accountCalls.queryInvitation, queryInvitation),
    bind(accountCalls.fillInInvitation, (ctx, { invitationCode }) =>
      nothing(fillInInvitation(ctx, invitationCode)),
    ),
    ...contactRoutes,
    ...secondFactorRoutes(above.needsSecondFactor),
    ...passkeyRoutes(above.needsSecondFactor),
  ]
}

/** The second half of signing in. */
function secondHalfRoutes(above: {
  takeAlong: TakeAlong
  findSellerOf(db: Db, id: Id<'user'>): Promise<number | null>
}): readonly Bound[] {
  return [
    bind(accountCalls.loginCode, async (ctx, given) => {
      const user = await finishSignIn(ctx, given, above.takeAlong)
      return presentUser(user, await above.findSellerOf(ctx.db, user.id))
    }),
    bind(accountCalls.loginPasskey, async (ctx, given) => {
      const user = await finishByPasskey(ctx, given, above.takeAlong)
      return presentUser(user, await above.findSellerOf(ctx.db, user.id))
    }),
  ]
}

async function whoIsIt(ctx: Context): Promise<WireUser> {
  return presentChanged(ctx, await me(ctx))
}

async function nothing(work: Promise<unknown>): Promise<Record<string, never>> {
  await work
  return {}
}
