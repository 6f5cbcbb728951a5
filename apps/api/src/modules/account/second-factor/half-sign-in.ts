import type { accountCalls } from '@galleria/contract/account'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { hashToken } from '#platform/sessions.ts'
import { findUser, lockUser, type UserRow } from '../account.store.ts'
import { numberOf } from '../sign-in/known-device.ts'
import { enter, type TakeAlong } from '../sign-in/enter.ts'
import { takeFactor, tryFactor, type Shown } from './check-factor.ts'
import { hasPasskey } from './passkeys.store.ts'
import { findSecondFactor, hasSecondFactor } from './second-factor.store.ts'
import { askFor, takeSigned } from './show-passkey.ts'

const LIFETIME_MS = 10 * 60_000

/**
 * Somebody has shown a password, or came by another provider, and owes the code. It is known by the
 * number that the browser's own cookie carries, so it goes on in this browser alone, and it is no
 * session: no call looks here but those that take a factor.
 */
export async function beginHalfSignIn(
  ctx: Context,
  tx: Tx,
  browser: string,
  userId: Id<'user'>,
): Promise<void> {
  const expiresAt = new Date(ctx.now().getTime() + LIFETIME_MS)
  await tx
    .insertInto('half_sign_ins')
    .values({ browser_hash: hashToken(browser), user_id: userId, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('browser_hash').doUpdateSet({ user_id: userId, expires_at: expiresAt }),
    )
    .execute()
}

/** The second half: the code of the app, or a recovery code. */
export function finishSignIn(
  ctx: Context,
  { code }: { code: string },
  takeAlong: TakeAlong,
): Promise<UserRow> {
  return finishHalf(ctx, takeAlong, 'code', async () => async (tx, person) => {
    await takeFactor(ctx, tx, person, await findSecondFactor(tx, person.id), code)
  })
}

type TakeShown = (tx: Tx, person: UserRow) => Promise<void>

async function finishHalf(
  ctx: Context,
  takeAlong: TakeAlong,
  shown: Shown,
  read: (begun: { browser: string; user: UserRow }) => Promise<TakeShown>,
): Promise<UserRow> {
  const { browser, user } = await demandHalfSignIn(ctx)
  const { enterWith } = await tryFactor(
    ctx,
    user,
    async () => {
      const takeShown = await read({ browser, user })
      return ctx.inTransaction(async (tx) => {
        const person = await lockUser(tx, user.id)
        if (
          !(await hasSecondFactor(tx, person.id)) ||
          !(await takeHalfSignIn(ctx, tx, browser, person.id))
        )
          throw refuse('step.expired')
        await takeShown(tx, person)
        // What was shown now is a fresh proof, whatever came before it: a password, another
        // provider or a code to the mailbox.
        return { enterWith: await enter(ctx, tx, person, { takeAlong, browser }) }
      })
    },
    shown,
  )
  enterWith()
  return user
}

const holderOf = (browser: string) => `passkey.enter:${browser}`

/** What whoever is half-way in may show. */
export async function readHalf(ctx: Context): Promise<Reply<typeof accountCalls.loginHalf>> {
  const { user } = await demandHalfSignIn(ctx)
  return {
    hasApp: (await findSecondFactor(ctx.db, user.id))?.status === 'ON',
    hasPasskey: await hasPasskey(ctx.db, user.id),
  }
}

/** What a passkey of whoever is half-way in is to sign. */
export async function askPasskey(ctx: Context): Promise<Reply<typeof accountCalls.askPasskey>> {
  const { browser, user } = await demandHalfSignIn(ctx)
  return { options: await askFor(ctx, holderOf(browser), user.id) }
}

/** A passkey in the place of a code. */
export function finishByPasskey(
  ctx: Context,
  given: Parsed<typeof accountCalls.loginPasskey>,
  takeAlong: TakeAlong,
): Promise<UserRow> {
  return finishHalf(ctx, takeAlong, 'passkey', ({ browser, user }) =>
    takeSigned(ctx, holderOf(browser), user.id, given),
  )
}

async function demandHalfSignIn(ctx: Context): Promise<{ browser: string; user: UserRow }> {
  const browser = numberOf(ctx)
  const begun = browser && (await findHalfSignIn(ctx, browser))
  const user = begun && (await findUser(ctx.db, begun.userId))
  if (!browser || !user) throw refuse('step.expired')
  return { browser, user }
}

function findHalfSignIn(
  ctx: Context,
  browser: string,
): Promise<{ userId: Id<'user'> } | undefined> {
  return ctx.db
    .selectFrom('half_sign_ins')
    .select('user_id as userId')
    .where('browser_hash', '=', hashToken(browser))
    .where('expires_at', '>', ctx.now())
    .$castTo<{ userId: Id<'user'> }>()
    .executeTakeFirst()
}

async function takeHalfSignIn(
  ctx: Context,
  tx: Tx,
  browser: string,
  userId: Id<'user'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('half_sign_ins')
    .where('browser_hash', '=', hashToken(browser))
    .where('user_id', '=', userId)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()
  return numDeletedRows === 1n
}
