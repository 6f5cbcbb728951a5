import { HOUR } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { endSessionsOf } from '#platform/sessions.ts'
import { sql } from 'kysely'
import { addMember, findMember } from '../account.store.ts'
import { mailContact } from '../contacts/contact.ts'
import { giveStepToken } from '../contacts/step-tokens.ts'
import { isLastHead, lockOperators } from './operators.store.ts'

/** As long as somebody may need to open a mail that the person at the machine writes by hand. */
export const KEY_HOURS = 24

export type Appointed = {
  /** False when this person was an operator before. */ readonly isNew: boolean
  /** For who has no password yet: chooses one, once, within a day. */ readonly key:
    | string
    | undefined
}

/**
 * Makes somebody a head of the mall: the member with this address, or a new one, who gets a key to
 * choose a password with. Whoever can run this has the machine, so nothing else is asked. Run again
 * it hands out another key as long as there is no password.
 */
export async function appointOperator(
  ctx: Pick<Context, 'now' | 'newId'>,
  tx: Tx,
  email: string,
): Promise<Appointed> {
  const contact = mailContact(email)
  await addMember(tx, {
    id: ctx.newId('user'),
    email: contact.target,
    nickname: contact.target.split('@')[0]!.slice(0, 60),
    passwordHash: null,
    // Of the first storefront; the person chooses in their account.
    language: 'en',
    site: 'DE',
    createdAt: ctx.now(),
  })
  const member = await findMember(tx, contact)
  if (!member) throw new Error(`the account of ${email} has been deleted`)
  const added = await tx
    .insertInto('operators')
    .values({ user_id: member.id, role: 'head' })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role: 'head' }))
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  const key =
    member.passwordHash === null
      ? await giveStepToken(ctx, tx, 'RESET_PASSWORD', member.id, KEY_HOURS * HOUR)
      : undefined
  return { isNew: added.isNew, key }
}

/**
 * Takes the operator's desk from somebody, at once and in every browser; what they did stays on
 * record. False when they had none; the last head stays.
 */
export async function dismissOperator(tx: Tx, email: string): Promise<boolean> {
  const member = await findMember(tx, mailContact(email))
  const operators = await lockOperators(tx)
  if (!member || !operators.some(({ id }) => id === member.id)) return false
  if (isLastHead(operators, member.id))
    throw new Error(`${email} is the only head of the mall; appoint another first`)
  await tx.deleteFrom('operators').where('user_id', '=', member.id).execute()
  await endSessionsOf(tx, member.id)
  return true
}
