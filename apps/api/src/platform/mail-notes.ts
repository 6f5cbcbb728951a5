import { DAY } from '@galleria/kernel/time'
import { createHash } from 'node:crypto'
import { appendFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from './context.ts'
import type { Tx } from './db.ts'
import type { Job, Subscription } from './jobs.ts'

/**
 * Which mails were sent, noted beside the database as well: a database that is restored to an
 * instant before does their jobs again, and what such a job would send was sent. `npm run restore`
 * brings the notes since that instant into `mails_before_restore`.
 *
 * A line is an instant and a hash of the job's name and payload: who got what cannot be read from
 * it.
 */
const REMEMBERED_DAYS = 30
export const notesFolder = ({ env }: Pick<Context, 'env'>) => join(env.dataDir, 'notes')

export function noteMails(
  subscriptions: readonly Subscription[],
  own: () => Context,
): readonly Subscription[] {
  return subscriptions.map((subscription) =>
    subscription.name.startsWith('mail.') ? noted(subscription, own) : subscription,
  )
}

function noted({ name, run }: Subscription, own: () => Context): Subscription {
  return {
    name,
    async run(payload: never) {
      const ctx = own()
      const key = keyOf(name, payload)
      if (await takeSentBefore(ctx, key)) return
      await run(payload)
      await note(ctx, key).catch((error: unknown) =>
        ctx.log.error({ err: error }, 'a mail that was sent could not be noted'),
      )
    },
  }
}

/** With its fields as PostgreSQL orders those of a jsonb, whoever wrote them down. */
function keyOf(name: string, payload: object): string {
  const fields = Object.entries(payload).toSorted(
    ([a], [b]) => a.length - b.length || (a < b ? -1 : 1),
  )
  return createHash('sha256')
    .update(`${name} ${JSON.stringify(Object.fromEntries(fields))}`)
    .digest('base64url')
}

/** What was told of something that is lost counts as told of what stands in its place. */
export async function passOnNote<Payload extends object>(
  tx: Tx,
  { name }: Job<Payload>,
  lost: NoInfer<Payload>,
  found: NoInfer<Payload>,
): Promise<void> {
  const note = await tx
    .deleteFrom('mails_before_restore')
    .where('key', '=', keyOf(name, lost))
    .returning('sent_at')
    .executeTakeFirst()
  if (note)
    await tx
      .insertInto('mails_before_restore')
      .values({ key: keyOf(name, found), sent_at: note.sent_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Once: the same may be sent again later, for a reason of its own. */
async function takeSentBefore(ctx: Context, key: string): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('mails_before_restore')
    .where('key', '=', key)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

async function note(ctx: Context, key: string): Promise<void> {
  const now = ctx.now().toISOString()
  const folder = notesFolder(ctx)
  await mkdir(folder, { recursive: true })
  await appendFile(join(folder, `mails-${now.slice(0, 10)}.txt`), `${now} ${key}\n`)
}

export async function sweepMailNotes(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - REMEMBERED_DAYS * DAY)
  const folder = notesFolder(ctx)
  for (const name of await readdir(folder).catch(() => []))
    if (name < `mails-${before.toISOString().slice(0, 10)}.txt`)
      await rm(join(folder, name), { force: true })
  await ctx.db.deleteFrom('mails_before_restore').where('sent_at', '<', before).execute()
}
