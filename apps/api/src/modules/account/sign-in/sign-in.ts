import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countAgainst, isWithin, takeBack } from '#platform/rate-limit.ts'
import { blind } from '#platform/secrets.ts'
import { findMember, lockUser, type UserRow } from '../account.store.ts'
import { contactIn, contactOf } from '../contacts/contact.ts'
import { notifyContacts } from '../contacts/notify-contacts.ts'
import { beginHalfSignIn } from '../second-factor/half-sign-in.ts'
import { hasSecondFactor } from '../second-factor/second-factor.store.ts'
import { enter, type TakeAlong } from './enter.ts'
import { findKnownDevice, storeNumber, newNumber, numberOf } from './known-device.ts'
import { isPassword } from './passwords.ts'

const TRIES = { times: 10, seconds: 600 }
/**
 * Of one network at all accounts, and of everybody at one account: far more than people mistype.
 */
const TRIES_OF_NETWORK = { times: 60, seconds: 600 }
const TRIES_OF_ALL = { times: 200, seconds: 3600 }
/** From so many wrong passwords an hour on, the owner is told, once a day. */
const UNNOTICED = { times: 19, seconds: 3600 }
const ONCE_A_DAY = { times: 1, seconds: 86_400 }

/**
 * Signs a member in with a new session. The same refusal and the same work for an unknown account
 * as for a wrong password. Wrong tries are slowed per account and network together, and far later
 * for the account as a whole. A browser that this member has signed in from is counted by itself,
 * so that strangers' guessing does not lock the owner out. Right passwords do not count. Where
 * there is a second factor the answer is a refusal that asks for its code (`finishSignIn`).
 */
export async function signIn(
  ctx: Context,
  credentials: { account: string; password: string },
  takeAlong: TakeAlong,
): Promise<UserRow> {
  const contact = contactOf(credentials.account)
  const account = blind(ctx.env.secret, contact.target)
  const user = await findMember(ctx.db, contact)
  const device = user && findKnownDevice(ctx, user)
  const limits = device
    ? { [`sign-in:device:${account}:${device}`]: TRIES }
    : {
        [`sign-in:ip:${ctx.ip}`]: TRIES_OF_NETWORK,
        [`sign-in:account:${account}:${ctx.ip}`]: TRIES,
        [`sign-in:account:${account}`]: TRIES_OF_ALL,
      }
  for (const [key, limit] of Object.entries(limits)) await countAgainst(ctx, key, limit)

  const isRight = await isPassword(user?.passwordHash, credentials.password)
  if (!user || !isRight) {
    if (user && !device) await warnOwner(ctx, user, account)
    throw refuse('auth.wrong_credentials')
  }
  await takeBack(ctx, Object.keys(limits))
  const cameIn = await comeIn(ctx, user, takeAlong, async (tx) => {
    // Somebody has changed it since it was compared.
    if ((await lockUser(tx, user.id)).passwordHash !== user.passwordHash)
      throw refuse('auth.wrong_credentials')
  })
  if (cameIn === 'code') throw refuse('auth.second_factor')
  return user
}

/** Somebody tries one password after the other: the owner should know, and know what to do. */
async function warnOwner(ctx: Context, user: UserRow, account: string): Promise<void> {
  if (await isWithin(ctx, `sign-in:wrong:${account}`, UNNOTICED)) return
  if (!(await isWithin(ctx, `sign-in:warned:${user.id}`, ONCE_A_DAY))) return
  const to = contactIn(user, 'EMAIL') ?? contactIn(user, 'SMS')
  await ctx.inTransaction((tx) => notifyContacts(ctx, tx, 'tries', [to], user.language))
}

/** What came of it: a session, or the question for the code of the second factor. */
export type CameIn = 'signed_in' | 'code'

/**
 * For somebody who has proven who he is but for the second factor; `before` is written in the same
 * transaction. The person is held, so that a factor switched on meanwhile is asked for.
 */
export async function comeIn(
  ctx: Context,
  user: Pick<UserRow, 'id' | 'kind' | 'passwordHash'>,
  takeAlong: TakeAlong,
  before: (tx: Tx) => Promise<void> = async () => undefined,
  { isProven = true }: { isProven?: boolean } = {},
): Promise<CameIn> {
  const browser = numberOf(ctx) ?? newNumber()
  const enterWith = await ctx.inTransaction(async (tx) => {
    await before(tx)
    await lockUser(tx, user.id)
    if (!(await hasSecondFactor(tx, user.id)))
      return enter(ctx, tx, user, { takeAlong, browser, isProven })
    await beginHalfSignIn(ctx, tx, browser, user.id)
    return undefined
  })
  if (!enterWith) storeNumber(ctx, browser)
  enterWith?.()
  return enterWith ? 'signed_in' : 'code'
}
