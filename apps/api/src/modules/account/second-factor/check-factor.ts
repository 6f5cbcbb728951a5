import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countAgainst, isWithin, takeBack } from '#platform/rate-limit.ts'
import type { UserRow } from '../account.store.ts'
import { contactIn } from '../contacts/contact.ts'
import { notifyContacts } from '../contacts/notify-contacts.ts'
import { useUpStepToken } from '../contacts/step-tokens.ts'
import { findKnownDevice } from '../sign-in/known-device.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { findSecondFactor, openSecret, takeStep, type SecondFactor } from './second-factor.store.ts'
import { stepOf } from './totp.ts'

/**
 * Of an account from one network or one known browser, of an account from everywhere, and of a
 * network at all accounts. Three codes of a million are right at a time.
 */
const TRIES = { times: 10, seconds: 600 }
const TRIES_OF_ALL = { times: 30, seconds: 3600 }
const TRIES_OF_NETWORK = { times: 60, seconds: 600 }
/**
 * From so many wrong codes an hour on the owner is told, once a day: whoever is asked for one has
 * shown the password.
 */
const UNNOTICED = { times: 4, seconds: 3600 }
const ONCE_A_DAY = { times: 1, seconds: 86_400 }
const WRONG = ['second_factor.wrong', 'second_factor.proof', 'passkey.wrong']

/**
 * Whoever is asked for a factor has shown the password, and may be a stranger: browsers that the
 * person has come in from are counted beside all others, so that strangers' codes do not keep the
 * owner out there. Nobody guesses a signature, so no count of an account holds a passkey up.
 */
function limitsOf(ctx: Context, user: UserRow, shown: Shown) {
  const device = findKnownDevice(ctx, user)
  const from = device ? `device:${device}` : ctx.ip
  const of = `second-factor:${shown}:${user.id}`
  return {
    ...(device ? {} : { [`second-factor:ip:${ctx.ip}`]: TRIES_OF_NETWORK }),
    [`${of}:${from}`]: TRIES,
    ...(shown === 'code' ? { [device ? `${of}:known` : of]: TRIES_OF_ALL } : {}),
  }
}

/** What is shown: a code, also a recovery code, or a passkey. */
export type Shown = 'code' | 'passkey'

/**
 * Counts a try outside any transaction, so that a wrong one counts although its call is refused,
 * and then runs `work`, which takes what is shown. A right one does not count.
 */
export async function tryFactor<Result>(
  ctx: Context,
  user: UserRow,
  work: () => Promise<Result>,
  shown: Shown = 'code',
): Promise<Result> {
  const limits = limitsOf(ctx, user, shown)
  for (const [key, limit] of Object.entries(limits)) await countAgainst(ctx, key, limit)
  try {
    const result = await work()
    await takeBack(ctx, Object.keys(limits))
    return result
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (WRONG.some((one) => one === code)) await warnOwner(ctx, user)
    throw error
  }
}

/**
 * Takes the code of the app or a recovery code, once, under the person's lock; that a recovery code
 * was used is told. Beside passkeys there may be no app.
 */
export async function takeFactor(
  ctx: Context,
  tx: Tx,
  user: UserRow,
  factor: SecondFactor | undefined,
  typed: string,
): Promise<void> {
  const digits = typed.replaceAll(/\s/g, '')
  if (factor?.status === 'ON' && /^\d{6}$/.test(digits)) return takeAppCode(ctx, tx, factor, digits)
  if (!(await takeRecoveryCode(tx, user.id, typed, ctx.now()))) throw refuse('second_factor.wrong')
  await notifyContacts(ctx, tx, 'recoveryUsed', bothOf(user), user.language)
}

/**
 * Of somebody who is signed in, for a change of the second factor: besides a code also what a
 * passkey was shown for (`show-passkey.ts`).
 */
export async function takeOwnFactor(
  ctx: Context,
  tx: Tx,
  user: UserRow,
  typed: string,
): Promise<void> {
  if (!SHOWN.test(typed))
    return takeFactor(ctx, tx, user, await findSecondFactor(tx, user.id), typed)
  if (!(await useUpStepToken(ctx, tx, 'SHOWN_PASSKEY', typed, user.id)))
    throw refuse('second_factor.wrong')
}
const SHOWN = /^[\w-]{43}$/

/**
 * A further factor is added by whoever has one: with the password alone somebody at an open screen
 * would make the next sign-in their own.
 */
export async function demandFactor(
  ctx: Context,
  tx: Tx,
  user: UserRow,
  proof: string | undefined,
): Promise<void> {
  if (proof === undefined) throw refuse('second_factor.proof')
  try {
    await takeOwnFactor(ctx, tx, user, proof)
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'second_factor.wrong') throw error
    throw refuse('second_factor.proof')
  }
}

export async function takeAppCode(
  ctx: Context,
  tx: Tx,
  factor: SecondFactor,
  digits: string,
): Promise<void> {
  const step = stepOf(openSecret(ctx, factor), digits, ctx.now())
  if (step === undefined || !(await takeStep(tx, factor.userId, step)))
    throw refuse('second_factor.wrong')
}

export const bothOf = (user: UserRow) => [contactIn(user, 'EMAIL'), contactIn(user, 'SMS')]

async function warnOwner(ctx: Context, user: UserRow): Promise<void> {
  if (await isWithin(ctx, `second-factor:wrong:${user.id}`, UNNOTICED)) return
  if (!(await isWithin(ctx, `second-factor:warned:${user.id}`, ONCE_A_DAY))) return
  const to = contactIn(user, 'EMAIL') ?? contactIn(user, 'SMS')
  await ctx.inTransaction((tx) => notifyContacts(ctx, tx, 'codeTries', [to], user.language))
}
