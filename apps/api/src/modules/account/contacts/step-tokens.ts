import { randomBytes } from 'node:crypto'
import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { hashToken } from '#platform/sessions.ts'
import { dropCodesOf } from './code.store.ts'

/**
 * What the next step of a flow shows to prove the step before it: 256 random bits, hashed at rest,
 * for one purpose and one person, used once.
 */
export type StepPurpose = 'RESET_PASSWORD' | 'CHANGE_EMAIL' | 'CHANGE_MOBILE' | 'SHOWN_PASSKEY'
const LIFETIME_MS: Record<StepPurpose, number> = {
  RESET_PASSWORD: 30 * 60_000,
  CHANGE_EMAIL: 15 * 60_000,
  CHANGE_MOBILE: 15 * 60_000,
  SHOWN_PASSKEY: 5 * 60_000,
}

export async function giveStepToken(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  purpose: StepPurpose,
  userId: Id<'user'>,
  lifetimeMs = LIFETIME_MS[purpose],
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('step_tokens')
    .values({
      token_hash: hashToken(token),
      purpose,
      user_id: userId,
      expires_at: new Date(ctx.now().getTime() + lifetimeMs),
    })
    .execute()
  return token
}

/** Whose step it is, without using it up. */
export async function readStepToken(
  ctx: Context,
  purpose: StepPurpose,
  token: string,
  userId?: Id<'user'>,
): Promise<Id<'user'>> {
  const row = await ctx.db
    .selectFrom('step_tokens')
    .select('user_id as userId')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .$castTo<{ userId: Id<'user'> }>()
    .executeTakeFirst()
  if (!row) throw refuse('step.expired')
  return row.userId
}

export async function takeStepToken(
  ctx: Context,
  tx: Tx,
  purpose: StepPurpose,
  token: string,
  userId: Id<'user'>,
): Promise<void> {
  if (!(await useUpStepToken(ctx, tx, purpose, token, userId))) throw refuse('step.expired')
}

/** False when it leads nowhere. */
export async function useUpStepToken(
  ctx: Context,
  tx: Tx,
  purpose: StepPurpose,
  token: string,
  userId: Id<'user'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('step_tokens')
    .set({ used_at: ctx.now() })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * After a change of a credential nothing begun before it leads anywhere: no step, no half of a
 * sign-in, no second factor that was offered and not confirmed, and no code on its way to a contact
 * that is no longer this person's.
 */
export async function dropOpenSteps(tx: Tx, userId: Id<'user'>): Promise<void> {
  for (const table of ['step_tokens', 'half_sign_ins', 'passkey_challenges'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'OFFERED')
    .execute()
  await dropCodesOf(tx, userId, [])
}
