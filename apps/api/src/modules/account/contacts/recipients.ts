import { DAY } from '@galleria/kernel/time'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { addCode, dropCode, findCode } from './code.store.ts'
import type { Contact } from './contact.ts'

/**
 * To whom a job is to write, kept beside the queue and not in it: the queue remembers finished jobs
 * for days, a slip is gone once its mail is.
 */
export async function saveRecipient(
  ctx: Context,
  tx: Tx,
  purpose: string,
  contact: Contact,
): Promise<string> {
  const id = randomUUID()
  await addCode(tx, {
    id,
    userId: null,
    askedBy: null,
    purpose,
    contact,
    codeHash: Buffer.alloc(0),
    at: ctx.now(),
    expiresAt: new Date(ctx.now().getTime() + DAY),
  })
  return id
}

/**
 * Writes to who was noted, if anybody still is: nobody is once the mail is sent, or a day too late.
 * Forgets them when `write` has ended well.
 */
export async function writeToRecipient(
  ctx: Context,
  id: string,
  write: (contact: Contact) => Promise<void>,
): Promise<void> {
  const contact = await findCode(ctx.db, id, ctx.now())
  if (!contact) return
  await write(contact)
  await dropCode(ctx.db, id)
}
