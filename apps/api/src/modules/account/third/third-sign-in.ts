import { LONGEST_NICKNAME, nicknameError } from '@galleria/contract/account-rules'
import { isEmail } from '@galleria/contract/email'
import { stripSigns } from '@galleria/contract/plain-text'
import type { Context } from '#platform/context.ts'
import { accountJobs } from '../account.jobs.ts'
import { addMember, findMember, findUser, lockUser } from '../account.store.ts'
import { contactIn, mailContact } from '../contacts/contact.ts'
import type { Identity } from './openid.ts'
import type { TakeAlong } from '../sign-in/enter.ts'
import { comeIn, type CameIn } from '../sign-in/sign-in.ts'
import { notifyContacts } from '../contacts/notify-contacts.ts'
import { addThirdAccount, findThirdOwner, type ThirdLogin } from './third.store.ts'

/**
 * What came of it, for the page that says so. `code`: the second factor is asked for. `exists`: the
 * address has an account; its owner signs in there and binds from inside.
 */
export type ThirdOutcome = CameIn | 'bound' | 'taken' | 'exists' | 'no_mail' | 'failed'
const TAKEN = new Error('somebody was quicker')

/**
 * An address alone never opens or joins an account: a provider's word for it is not the owner's.
 */
export async function finishThirdSignIn(
  ctx: Context,
  login: ThirdLogin,
  identity: Identity,
  takeAlong: TakeAlong,
): Promise<ThirdOutcome> {
  if (login.userId) return bindIdentity(ctx, login, identity)
  const owner = await findThirdOwner(ctx.db, login.accountType, identity.subject)
  const member = owner && (await findUser(ctx.db, owner))
  if (member) return comeIn(ctx, member, takeAlong)
  if (!identity.isEmailVerified || !isEmail(identity.email)) return 'no_mail'
  const contact = mailContact(identity.email)
  if (await findMember(ctx.db, contact)) return 'exists'
  return welcomeNewMember(ctx, login, identity, contact.target, takeAlong)
}

async function welcomeNewMember(
  ctx: Context,
  login: ThirdLogin,
  identity: Identity,
  email: string,
  takeAlong: TakeAlong,
): Promise<ThirdOutcome> {
  const member = {
    id: ctx.newId('user'),
    kind: 'member' as const,
    email,
    nickname: nicknameFrom(identity),
    passwordHash: null,
    language: ctx.language,
    site: ctx.site,
    createdAt: ctx.now(),
  }
  try {
    return await comeIn(ctx, member, takeAlong, async (tx) => {
      if (!(await addMember(tx, member))) throw TAKEN
      if (
        !(await addThirdAccount(tx, {
          accountType: login.accountType,
          subject: identity.subject,
          userId: member.id,
          label: identity.email,
          at: ctx.now(),
        }))
      )
        throw TAKEN
      await ctx.jobs.send(tx, accountJobs.welcome, { userId: member.id })
    })
  } catch (error) {
    if (error === TAKEN) return 'exists'
    throw error
  }
}

/** Only for the member who set out, in the session that is still his. */
async function bindIdentity(
  ctx: Context,
  login: ThirdLogin,
  identity: Identity,
): Promise<ThirdOutcome> {
  const { actor } = ctx
  if (actor.kind !== 'member' || actor.userId !== login.userId) return 'failed'
  return ctx.inTransaction(async (tx) => {
    const user = await lockUser(tx, actor.userId)
    if (
      !(await addThirdAccount(tx, {
        accountType: login.accountType,
        subject: identity.subject,
        userId: user.id,
        label: identity.email,
        at: ctx.now(),
      }))
    )
      return 'taken' as const
    await notifyContacts(
      ctx,
      tx,
      'third',
      [contactIn(user, 'EMAIL') ?? contactIn(user, 'SMS')],
      user.language,
    )
    return 'bound' as const
  })
}

function nicknameFrom(identity: Identity): string {
  const name = [...(stripSigns(identity.name).trim() || (identity.email.split('@')[0] ?? ''))]
    .slice(0, LONGEST_NICKNAME)
    .join('')
  return nicknameError(name) === undefined ? name.trim() : ''
}
