import { DAY } from '@galleria/kernel/time'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import type { Mail, Mailer } from './mail.ts'

/**
 * Longer than a mail server is waited for: whoever took a mail so long ago and did not send it is
 * dead.
 */
const GIVEN_UP_SECONDS = 60
/** Longer than a job is tried again. */
const REMEMBERED_DAYS = 30

/**
 * Sends a mail unless a run of its job has sent it before. Taken before it leaves and marked after:
 * a second run at the same time fails and is tried again later, one after a crash in between sends
 * it. Only a crash between the mail server's yes and the mark makes two of one.
 */
export async function sendOnce(
  ctx: Context,
  mailer: Pick<Mailer, 'send'>,
  { key, mail }: { key: string; mail: Mail },
): Promise<void> {
  const taken = await ctx.db
    .insertInto('mails_sent')
    .values({ key, taken_at: sql<Date>`mall_now()` })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ ref }) => ({ taken_at: ref('excluded.taken_at') }))
        .where('mails_sent.sent_at', 'is', null)
        .where(
          'mails_sent.taken_at',
          '<',
          sql<Date>`mall_now() - make_interval(secs => ${GIVEN_UP_SECONDS})`,
        ),
    )
    .returning('key')
    .executeTakeFirst()
  if (!taken) return failUnlessSent(ctx, key)
  try {
    await mailer.send(mail)
  } catch (error) {
    await ctx.db.deleteFrom('mails_sent').where('key', '=', key).execute()
    throw error
  }
  await ctx.db
    .updateTable('mails_sent')
    .set({ sent_at: sql`mall_now()` })
    .where('key', '=', key)
    .execute()
}

async function failUnlessSent(ctx: Context, key: string): Promise<void> {
  const sent = await ctx.db
    .selectFrom('mails_sent')
    .where('key', '=', key)
    .where('sent_at', 'is not', null)
    .select('key')
    .executeTakeFirst()
  if (!sent) throw new Error(`mail ${key} is being sent by another run`)
}

export async function sweepMailsSent(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - REMEMBERED_DAYS * DAY)
  await ctx.db.deleteFrom('mails_sent').where('taken_at', '<', before).execute()
}
