import type { accountCalls } from '@galleria/contract/account'
import type { Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { endSessionsOf, openSession } from '#platform/sessions.ts'
import { lockUser, type UserRow } from '../account.store.ts'
import { notifyContacts } from '../contacts/notify-contacts.ts'
import { demandProof } from '../contacts/prove.ts'
import { dropOpenSteps } from '../contacts/step-tokens.ts'
import { me } from '../me.ts'
import { isPassword } from '../sign-in/passwords.ts'
import { bothOf, demandFactor, takeAppCode, takeOwnFactor, tryFactor } from './check-factor.ts'
import { toWireId } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import type { NeedsSecondFactor } from './last-factor.ts'
import { findPasskeys } from './passkeys.store.ts'
import { countRecoveryCodes, drawRecoveryCodes } from './recovery-codes.ts'
import {
  findSecondFactor,
  hasSecondFactor,
  moveSecondFactor,
  offerSecondFactor,
  openSecret,
  type SecondFactor,
} from './second-factor.store.ts'
import { makeSecret, setUpAddress } from './totp.ts'

/**
 * An app is set up with the secret shown a moment ago, also when the page is loaded again or the
 * first code was mistyped.
 */
const OFFERED_MS = HOUR

export async function readSecondFactor(
  ctx: Context,
  isNeeded: NeedsSecondFactor,
): Promise<Reply<typeof accountCalls.secondFactor>> {
  const userId = buyerOf(ctx)
  const [factor, recoveryCodesLeft, passkeys, isRequired] = await Promise.all([
    findSecondFactor(ctx.db, userId),
    countRecoveryCodes(ctx.db, userId),
    findPasskeys(ctx.db, userId),
    isNeeded(ctx, ctx.db, userId),
  ])
  return {
    isOn: factor?.status === 'ON',
    since: factor?.status === 'ON' ? (factor.confirmedAt?.toISOString() ?? null) : null,
    recoveryCodesLeft,
    passkeyList: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id: toWireId('passkey', id),
      name,
      addedAt: createdAt.toISOString(),
      lastUsedAt: usedAt?.toISOString() ?? null,
    })),
    isRequired,
    isOwed: ctx.actor.kind !== 'anonymous' && ctx.actor.owesSecondFactor,
  }
}

/** The secret for the app. It counts for nothing until a code of it was shown. */
export async function beginSecondFactor(ctx: Context): Promise<{ secret: string; uri: string }> {
  await demandProof(ctx)
  const secret = await ctx.inTransaction(async (tx) => {
    const user = await lockUser(tx, buyerOf(ctx))
    const factor = await findSecondFactor(tx, user.id)
    if (factor?.status === 'ON') throw refuse('second_factor.on')
    if (
      factor?.status === 'OFFERED' &&
      ctx.now().getTime() - factor.createdAt.getTime() < OFFERED_MS
    )
      return openSecret(ctx, factor)
    const fresh = makeSecret()
    await offerSecondFactor(ctx, tx, user.id, fresh)
    return fresh
  })
  const user = await me(ctx)
  return { secret, uri: setUpAddress(secret, user.email ?? user.mobile ?? user.nickname) }
}

/**
 * From the first right code on it counts. Whoever else is signed in is out: they have shown no
 * code. The recovery codes are in this answer and nowhere else; beside passkeys there are some, and
 * those that were saved stay good.
 */
export async function confirmSecondFactorBy(
  ctx: Context,
  { code, proof }: { code: string; proof?: string | undefined },
): Promise<{ recoveryCodeList: string[] }> {
  await demandProof(ctx)
  const { codes, token } = await tryFactor(ctx, await me(ctx), () =>
    ctx.inTransaction(async (tx) => {
      const user = await lockUser(tx, buyerOf(ctx))
      await demandProof(ctx, tx)
      const factor = await findSecondFactor(tx, user.id)
      if (factor?.status === 'ON') throw refuse('second_factor.on')
      if (
        factor?.status !== 'OFFERED' ||
        ctx.now().getTime() - factor.createdAt.getTime() >= OFFERED_MS
      )
        throw refuse('step.expired')
      await takeAppCode(ctx, tx, factor, code)
      const isFirst = !(await hasSecondFactor(tx, user.id))
      if (!isFirst) await demandFactor(ctx, tx, user, proof)
      await moveSecondFactor(tx, factor, { move: 'confirm', ...byMember(ctx) })
      await dropOpenSteps(tx, user.id)
      const fresh = await openSession(ctx, tx, { id: user.id, kind: 'member' })
      await endSessionsOf(tx, user.id, fresh)
      await notifyContacts(ctx, tx, 'factorOn', bothOf(user), user.language)
      return { codes: isFirst ? await drawRecoveryCodes(tx, user.id) : [], token: fresh }
    }),
  )
  ctx.session.set(token)
  return { recoveryCodeList: codes }
}

/** Ten new recovery codes for a code; the old ones are worth nothing. */
export async function renewRecoveryCodes(
  ctx: Context,
  { code }: { code: string },
): Promise<{ recoveryCodeList: string[] }> {
  return tryFactor(ctx, await me(ctx), () =>
    ctx.inTransaction(async (tx) => {
      const user = await lockUser(tx, buyerOf(ctx))
      if (!(await hasSecondFactor(tx, user.id))) throw refuse('second_factor.off')
      await takeOwnFactor(ctx, tx, user, code)
      await notifyContacts(ctx, tx, 'recoveryNew', bothOf(user), user.language)
      return { recoveryCodeList: await drawRecoveryCodes(tx, user.id) }
    }),
  )
}

/**
 * By the password and a code; whoever has no password has proven otherwise a moment ago who it is.
 */
export async function switchOffSecondFactor(
  ctx: Context,
  { code, password }: { code: string; password?: string | undefined },
): Promise<void> {
  const asking = await me(ctx)
  await demandPassword(ctx, asking, password)
  await tryFactor(ctx, asking, () =>
    ctx.inTransaction(async (tx) => {
      const { user, factor } = await lockFactor(ctx, tx)
      if (user.passwordHash !== asking.passwordHash) throw refuse('password.wrong')
      await takeOwnFactor(ctx, tx, user, code)
      await moveSecondFactor(tx, factor, { move: 'switchOff', ...byMember(ctx) })
      await notifyContacts(ctx, tx, 'factorOff', bothOf(user), user.language)
    }),
  )
}

export async function demandPassword(
  ctx: Context,
  asking: UserRow,
  password: string | undefined,
): Promise<void> {
  await countAgainst(ctx, `password:${asking.id}`, { times: 10, seconds: 600 })
  if (asking.passwordHash === null) await demandProof(ctx)
  else if (!(await isPassword(asking.passwordHash, password ?? ''))) throw refuse('password.wrong')
}

async function lockFactor(ctx: Context, tx: Tx): Promise<{ user: UserRow; factor: SecondFactor }> {
  const user = await lockUser(tx, buyerOf(ctx))
  const factor = await findSecondFactor(tx, user.id)
  if (factor?.status !== 'ON') throw refuse('second_factor.off')
  return { user, factor }
}

const byMember = (ctx: Context) =>
  ({ actor: 'member', actorId: buyerOf(ctx), at: ctx.now() }) as const
