import { actsForMall, type OperatorRight } from '@galleria/contract/merchant-rights'
import type { Id } from '@galleria/kernel/id'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'

/**
 * Something that the mall has to look at, and whose work that is. Asked of whoever knows: this
 * module stands below it.
 */
export type MallDesk = {
  readonly right: OperatorRight
  isOn(db: Db, id: Id<'file'>): Promise<boolean>
}

/** Whether a file lies on a desk of the mall that is this person's. */
export async function isOnOwnDesk(
  db: Db,
  actor: Exclude<Actor, { kind: 'anonymous' }>,
  id: Id<'file'>,
  desks: readonly MallDesk[],
): Promise<boolean> {
  for (const { right, isOn } of desks)
    if (actsForMall(actor, right) && (await isOn(db, id))) return true
  return false
}
