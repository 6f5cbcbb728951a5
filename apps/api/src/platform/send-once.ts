import type { Context } from './context.ts'
import { runSql } from './db.ts'
import type { Mail, Mailer } from './mail.ts'

/** Longer than a mail server is waited for: whoever took a letter so long ago and did not send it is dead. */
const GIVEN_UP_SECONDS = 60
/** Longer than a job is tried again. */
const KEPT_DAYS = 30

/**
 * Sends a letter unless a run of its job has sent it before. Taken before it leaves and marked after: a second run at the same time fails and is
 * tried again later, one after a crash in between sends it. Only a crash between the mail server's yes and the mark makes two of one.
 */
export async function sendOnce(
  ctx: Context,
  mailer: Mailer,
  { key, mail }: { key: string; mail: Mail },
): Promise<void> {
  const [taken] = await runSql(
    ctx.db,
    `insert into letters_sent as l (key, taken_at) values ($1, mall_now())
    on conflict (key) do update set taken_at = excluded.taken_at where l.sent_at is null and l.taken_at < mall_now() - make_interval(secs => $2) returning key`,
    [key, GIVEN_UP_SECONDS],
  )
  if (!taken) return failUnlessSent(ctx, key)
  try {
    await mailer.send(mail)
  } catch (error) {
    await runSql(ctx.db, 'delete from letters_sent where key = $1', [key])
    throw error
  }
  await runSql(ctx.db, 'update letters_sent set sent_at = mall_now() where key = $1', [key])
}

async function failUnlessSent(ctx: Context, key: string): Promise<void> {
  const [sent] = await runSql(
    ctx.db,
    'select 1 from letters_sent where key = $1 and sent_at is not null',
    [key],
  )
  if (!sent) throw new Error(`letter ${key} is being sent by another run`)
}

export async function sweepLettersSent(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  await runSql(ctx.db, 'delete from letters_sent where taken_at < $1', [
    new Date(ctx.now().getTime() - KEPT_DAYS * 86_400_000),
  ])
}
