import type { WireUser } from '@galleria/contract/account'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { openSession } from '#platform/sessions.ts'
import { presentUser } from '../account.present.ts'
import { addTourist, findUser } from '../account.store.ts'
import { checkCode, sendCode, takeCode } from '../contacts/codes.ts'
import { mailContact } from '../contacts/contact.ts'

/** The person behind a guest's orders, and the mailbox those were ordered from. */
export type Guest = { readonly userId: Id<'user'>; readonly email: string }

/**
 * `tell` has the code written: only the order knows what else has to stand in a mail to its
 * address.
 */
export async function sendGuestCode(
  ctx: Context,
  { userId, email }: Guest,
  tell: (tx: Tx, codeId: string) => Promise<void>,
): Promise<void> {
  await sendCode(ctx, { purpose: 'GUEST_ORDER', contact: mailContact(email), userId, tell })
}

/**
 * Lets in who reads the mailbox of a guest. `choose` runs in the transaction that uses up the code
 * and names the person they are from now on; a member stays signed in as before.
 */
export async function enterAsGuest(
  ctx: Context,
  { userId, email, code }: Guest & { readonly code: string },
  choose: (tx: Tx) => Promise<Id<'user'>>,
): Promise<WireUser> {
  const row = await checkCode(ctx, {
    purpose: 'GUEST_ORDER',
    contact: mailContact(email),
    userId,
    code,
  })
  const { id, token } = await ctx.inTransaction(async (tx) => {
    await takeCode(ctx, tx, row)
    const chosen = await choose(tx)
    return {
      id: chosen,
      token:
        ctx.actor.kind === 'member'
          ? undefined
          : await openSession(ctx, tx, { id: chosen, kind: 'tourist' }),
    }
  })
  if (token) ctx.session.set(token)
  const user = await findUser(ctx.db, id)
  if (!user) throw new Error('a guest without a row')
  return presentUser(user, null)
}

/** A new guest who has nothing yet, at the place and in the language of the call. */
export async function addGuest(ctx: Context, tx: Tx): Promise<Id<'user'>> {
  const id = ctx.newId('user')
  await addTourist(tx, { id, language: ctx.language, site: ctx.site, createdAt: ctx.now() })
  return id
}
