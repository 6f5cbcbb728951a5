import type { OperatorRole } from '@galleria/contract/merchant-rights'
import type { Id } from '@galleria/kernel/id'
import type { Db, Tx } from '#platform/db.ts'

export type Operator = {
  readonly id: Id<'user'>
  readonly nickname: string
  readonly email: string | null
  readonly role: OperatorRole
  readonly since: Date
}

export function findOperators(db: Db | Tx): Promise<Operator[]> {
  return db
    .selectFrom('operators as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['u.id', 'u.nickname', 'u.email', 'o.role', 'o.since'])
    .orderBy('o.since')
    .orderBy('u.id')
    .$castTo<Operator>()
    .execute()
}

/** All of them under a lock, so that two cannot both be the last but one head. */
export async function lockOperators(tx: Tx): Promise<Operator[]> {
  await tx.selectFrom('operators').select('user_id').orderBy('user_id').forUpdate().execute()
  return findOperators(tx)
}

/** Somebody has to be able to say who works for the mall. */
export function isLastHead(operators: readonly Operator[], id: Id<'user'>): boolean {
  const heads = operators.filter(({ role }) => role === 'head')
  return heads.length === 1 && heads[0]?.id === id
}

export async function isOperator(db: Db | Tx, id: Id<'user'>): Promise<boolean> {
  const desk = await db
    .selectFrom('operators')
    .where('user_id', '=', id)
    .select('user_id')
    .executeTakeFirst()
  return desk !== undefined
}
