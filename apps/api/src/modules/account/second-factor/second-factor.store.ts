import type { StateOf } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, type MoveRequest } from '#platform/mover.ts'
import { keyIdOf, seal, unsealNamed } from '#platform/seal.ts'
import { hasPasskey } from './passkeys.store.ts'
import { secondFactorFlow } from './second-factor.flow.ts'

/**
 * The secret of somebody's authenticator app. Whoever changes something of it holds the person's
 * lock.
 */

const SEALED_FOR = 'second-factor'

export type SecondFactor = {
  readonly id: string
  readonly userId: Id<'user'>
  readonly status: StateOf<typeof secondFactorFlow>
  readonly sealed: Buffer
  readonly keyId: string
  readonly createdAt: Date
  readonly confirmedAt: Date | null
}

const select = (db: Db | Tx) =>
  db
    .selectFrom('second_factors')
    .select(['id', 'user_id as userId', 'status', 'sealed', 'key_id as keyId'])
    .select(['created_at as createdAt', 'confirmed_at as confirmedAt'])
    .$castTo<SecondFactor>()

export function findSecondFactor(
  db: Db | Tx,
  userId: Id<'user'>,
): Promise<SecondFactor | undefined> {
  return select(db).where('user_id', '=', userId).executeTakeFirst()
}

/** One that counts: an app, or a passkey. */
export async function hasSecondFactor(db: Db | Tx, userId: Id<'user'>): Promise<boolean> {
  return (await findSecondFactor(db, userId))?.status === 'ON' || hasPasskey(db, userId)
}

function underSecret(secret: string, userId: Id<'user'>, text: string) {
  return { sealed: seal(secret, SEALED_FOR, userId, text), key_id: keyIdOf(secret) }
}

export function openSecret({ env }: Pick<Context, 'env'>, factor: SecondFactor): string {
  return unsealNamed(env.secrets, SEALED_FOR, factor.userId, factor)
}

/** In the place of one that was offered before and never counted, or is over. */
export async function offerSecondFactor(
  ctx: Context,
  tx: Tx,
  userId: Id<'user'>,
  secret: string,
): Promise<void> {
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  await tx
    .insertInto('second_factors')
    .values({
      user_id: userId,
      status: secondFactorFlow.start,
      created_at: ctx.now(),
      ...underSecret(ctx.env.secret, userId, secret),
    })
    .execute()
}

const cycle = defineLifeCycle({
  entity: 'secondFactor',
  table: 'second_factors',
  flow: secondFactorFlow,
  stamps: ({ to, at }) =>
    to === 'ON' ? { confirmed_at: at } : { sealed: Buffer.alloc(0), last_step: null },
})

/**
 * One that is over takes along whoever was half-way in, and the recovery codes where no other
 * factor is left.
 */
export async function dropWhatFactorLeaves(tx: Tx, userId: Id<'user'>): Promise<void> {
  for (const table of ['passkey_challenges', 'half_sign_ins'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await tx
    .deleteFrom('step_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'SHOWN_PASSKEY')
    .execute()
  if (!(await hasSecondFactor(tx, userId)))
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** False when it was moved meanwhile. */
export async function moveSecondFactor(
  tx: Tx,
  { id, userId }: Pick<SecondFactor, 'id' | 'userId'>,
  request: MoveRequest<typeof secondFactorFlow, 'second_factors'>,
): Promise<boolean> {
  if ((await moveRow(tx, cycle, id, request)) === undefined) return false
  if (request.move !== 'confirm') await dropWhatFactorLeaves(tx, userId)
  return true
}

/**
 * Uses up the code of a step and all before it: of any number at once one wins, and what somebody
 * read over a shoulder is worth nothing.
 */
export async function takeStep(tx: Tx, userId: Id<'user'>, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Some hundred of those that are kept under the secret before, kept under the mall's own: it may be
 * taken away once none is left.
 */
export async function resealSecondFactors(ctx: Context): Promise<void> {
  const before = ctx.env.secrets.filter((secret) => secret !== ctx.env.secret)
  if (before.length === 0) return
  const rows = await select(ctx.db)
    .where('key_id', 'in', [...before.map(keyIdOf)])
    .where('status', '<>', 'OFF')
    .limit(500)
    .execute()
  for (const row of rows)
    await ctx.db
      .updateTable('second_factors')
      .set(underSecret(ctx.env.secret, row.userId, openSecret(ctx, row)))
      .where('user_id', '=', row.userId)
      .where('sealed', '=', row.sealed)
      .execute()
}
