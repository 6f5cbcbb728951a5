import type { accountCalls } from '@galleria/contract/account'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { endSessionsOf, openSession } from '#platform/sessions.ts'
import { lockUser, type UserRow } from '../account.store.ts'
import { notifyContacts } from '../contacts/notify-contacts.ts'
import { demandProof } from '../contacts/prove.ts'
import { dropOpenSteps } from '../contacts/step-tokens.ts'
import { me } from '../me.ts'
import { bothOf, demandFactor, takeOwnFactor, tryFactor } from './check-factor.ts'
import {
  deletePasskey,
  demandRoom,
  findPasskeys,
  insertPasskey,
  storeChallenge,
  recordPasskeys,
  takeChallenge,
} from './passkeys.store.ts'
import { drawRecoveryCodes } from './recovery-codes.ts'
import { demandPassword } from './set-up-second-factor.ts'
import { dropWhatFactorLeaves, hasSecondFactor } from './second-factor.store.ts'
import { demandFactorLeft, type NeedsSecondFactor } from './last-factor.ts'
import { askForNew, readChallenge, readNew } from './web-authn.ts'

const ADDED = { times: 20, seconds: 86_400 }
const holderOf = ({ session }: Context) => `passkey.add:${session.token}`

export async function beginPasskey(ctx: Context): Promise<Reply<typeof accountCalls.beginPasskey>> {
  await demandProof(ctx)
  const user = await me(ctx)
  const passkeys = await findPasskeys(ctx.db, user.id)
  demandRoom(passkeys)
  const name = user.email ?? user.mobile ?? user.nickname
  const asked = await askForNew(ctx, { id: user.id, name, nickname: user.nickname }, passkeys)
  await storeChallenge(ctx, holderOf(ctx), user.id, asked.challenge)
  return asked
}

/**
 * The first factor of an account ends what is signed in elsewhere, as the first code of an app
 * does: nobody there has shown one.
 */
export async function addPasskey(
  ctx: Context,
  given: Parsed<typeof accountCalls.addPasskey>,
): Promise<{ recoveryCodeList: string[] }> {
  await demandProof(ctx)
  const userId = buyerOf(ctx)
  await countAgainst(ctx, `passkey.add:${userId}`, ADDED)
  const challenge = readChallenge(given.clientData)
  if (!(await takeChallenge(ctx, holderOf(ctx), userId, challenge))) throw refuse('passkey.wrong')
  const made = await readNew(ctx, challenge, given)
  const { codes, token } = await storeNew(ctx, given, made)
  if (token !== undefined) ctx.session.set(token)
  return { recoveryCodeList: codes }
}

async function storeNew(
  ctx: Context,
  given: Parsed<typeof accountCalls.addPasskey>,
  made: Awaited<ReturnType<typeof readNew>>,
): Promise<{ codes: string[]; token: string | undefined }> {
  const userId = buyerOf(ctx)
  const keep = () =>
    ctx.inTransaction(async (tx) => {
      const user = await lockUser(tx, userId)
      await demandProof(ctx, tx)
      const isFirst = !(await hasSecondFactor(tx, userId))
      if (!isFirst) await demandFactor(ctx, tx, user, given.proof)
      demandRoom(await findPasskeys(tx, userId))
      const id = ctx.newId('passkey')
      const isNew = await insertPasskey(tx, userId, {
        ...made,
        id,
        name: given.name,
        transports: given.transports,
        createdAt: ctx.now(),
      })
      if (!isNew) throw refuse('passkey.wrong')
      await recordPasskeys(tx, [id], { move: 'add', ...byMember(ctx) })
      const news = isFirst ? 'passkeyFirst' : 'passkeyOn'
      await notifyContacts(ctx, tx, news, bothOf(user), user.language)
      if (!isFirst) return { codes: [], token: undefined }
      await dropOpenSteps(tx, userId)
      const fresh = await openSession(ctx, tx, { id: userId, kind: 'member' })
      await endSessionsOf(tx, userId, fresh)
      return { codes: await drawRecoveryCodes(tx, userId), token: fresh }
    })
  // Without one nothing was tried.
  return given.proof === undefined ? keep() : tryFactor(ctx, await me(ctx), keep)
}

/** By what switching the app off asks for. */
export async function removePasskey(
  ctx: Context,
  { id, code, password }: Parsed<typeof accountCalls.removePasskey>,
  isNeeded: NeedsSecondFactor,
): Promise<void> {
  const asking = await me(ctx)
  await demandPassword(ctx, asking, password)
  await tryFactor(ctx, asking, () =>
    ctx.inTransaction(async (tx) => {
      const user = await lockUser(tx, asking.id)
      if (user.passwordHash !== asking.passwordHash) throw refuse('password.wrong')
      await takeOwnFactor(ctx, tx, user, code)
      await removeFrom(ctx, tx, user, id, isNeeded)
    }),
  )
}

async function removeFrom(
  ctx: Context,
  tx: Tx,
  user: UserRow,
  id: Id<'passkey'>,
  isNeeded: NeedsSecondFactor,
): Promise<void> {
  if (!(await deletePasskey(tx, user.id, id))) throw refuse('not_found')
  await recordPasskeys(tx, [id], { move: 'remove', ...byMember(ctx) })
  await demandFactorLeft(ctx, tx, user.id, isNeeded)
  await dropWhatFactorLeaves(tx, user.id)
  await notifyContacts(ctx, tx, 'passkeyOff', bothOf(user), user.language)
}

const byMember = (ctx: Context) =>
  ({ actor: 'member', actorId: buyerOf(ctx), at: ctx.now() }) as const
