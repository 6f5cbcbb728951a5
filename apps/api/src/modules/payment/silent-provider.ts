import type { Context } from '#platform/context.ts'
import { readSetting, writeSetting } from '#platform/mall-settings.ts'
import { askAttemptsSoon } from './attempt.store.ts'
import { askRefundsSoon } from './refund.store.ts'

/** What was sent so lately may still be on its way, and is not asked about yet. */
const ON_ITS_WAY_MS = 60_000

const keyOf = (provider: string) => `silent.${provider}`

/** A provider did not answer the reconciliation. Remembered in the database, because the process that hears it again may be another. */
export async function noteSilence({ db, now }: Context, provider: string): Promise<void> {
  const known = (await readSetting(db, keyOf(provider))) as { since: string | null } | undefined
  if (!known?.since) await writeSetting(db, keyOf(provider), { since: now().toISOString() })
}

/**
 * It answers again. After an hour of silence the pauses between two questions have grown to a quarter of an hour and more, so everything that waits for an answer
 * is due now: whoever paid meanwhile is not left waiting because nobody had listened before.
 */
export async function askAfterSilence({ db, now }: Context, provider: string): Promise<void> {
  const known = (await readSetting(db, keyOf(provider))) as { since: string | null } | undefined
  if (!known?.since) return
  const at = now()
  const sentBefore = new Date(at.getTime() - ON_ITS_WAY_MS)
  await askAttemptsSoon(db, provider, { at, sentBefore })
  await askRefundsSoon(db, provider, { at, sentBefore })
  await writeSetting(db, keyOf(provider), { since: null })
}
