import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { addCode, dropCode, findCode } from './code.store.ts'
import type { Contact } from './contact.ts'

const A_DAY = 86_400_000

/** To whom a job is to write, kept beside the queue and not in it: the queue remembers finished jobs for days, a slip is gone once its mail is. */
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
    expiresAt: new Date(ctx.now().getTime() + A_DAY),
  })
  return id
}

/** Undefined once the mail is sent, or a day too late. */
export async function readRecipient(ctx: Context, id: string): Promise<Contact | undefined> {
  return findCode(ctx.db, id, ctx.now())
}

export function dropRecipient(db: Db, id: string): Promise<void> {
  return dropCode(db, id)
}
