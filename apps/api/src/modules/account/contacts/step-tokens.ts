import { randomBytes } from 'node:crypto'
import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { runSql, type Tx } from '#platform/db.ts'
import { hashToken } from '#platform/sessions.ts'
import { dropCodesOf } from './code.store.ts'

/** What the next step of a flow shows to prove the step before it: 256 random bits, hashed at rest, for one purpose and one person, used once. */
export type StepPurpose = 'RESET_PASSWORD' | 'CHANGE_EMAIL' | 'CHANGE_MOBILE'
const LIFETIME_MS: Record<StepPurpose, number> = {
  RESET_PASSWORD: 30 * 60_000,
  CHANGE_EMAIL: 15 * 60_000,
  CHANGE_MOBILE: 15 * 60_000,
}

export async function giveStepToken(
  ctx: Context,
  tx: Tx,
  purpose: StepPurpose,
  userId: Id<'user'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await runSql(
    tx,
    'insert into step_tokens (token_hash, purpose, user_id, expires_at) values ($1, $2, $3, $4)',
    [hashToken(token), purpose, userId, new Date(ctx.now().getTime() + LIFETIME_MS[purpose])],
  )
  return token
}

/** Whose step it is, without using it up. */
export async function readStepToken(
  ctx: Context,
  purpose: StepPurpose,
  token: string,
  userId?: Id<'user'>,
): Promise<Id<'user'>> {
  const [row] = await runSql<{ userId: Id<'user'> }>(
    ctx.db,
    `select user_id as "userId" from step_tokens where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3 and ($4::uuid is null or user_id = $4)`,
    [hashToken(token), purpose, ctx.now(), userId ?? null],
  )
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
  const rows = await runSql(
    tx,
    `update step_tokens set used_at = $4 where token_hash = $1 and purpose = $2 and user_id = $3 and used_at is null and expires_at > $4 returning 1`,
    [hashToken(token), purpose, userId, ctx.now()],
  )
  if (rows.length === 0) throw refuse('step.expired')
}

/** After a change of a credential nothing begun before it leads anywhere: no step, and no code on its way to a contact that is no longer this person's. */
export async function dropOpenSteps(tx: Tx, userId: Id<'user'>): Promise<void> {
  await runSql(tx, 'delete from step_tokens where user_id = $1', [userId])
  await dropCodesOf(tx, userId, [])
}
