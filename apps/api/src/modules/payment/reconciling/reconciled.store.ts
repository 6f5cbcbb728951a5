import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { readSetting, writeSetting } from '#platform/mall-settings.ts'

/** Up to when everything a provider took has been looked at. */
export async function readReconciled(db: Db, provider: string): Promise<Date> {
  const setting = (await readSetting(db, `reconciled.${provider}`)) as
    | { until?: string }
    | undefined
  return new Date(setting?.until ?? 0)
}

/**
 * Never later than now: a provider whose clock runs ahead once would hide everything that it takes
 * until then.
 */
export async function writeReconciled(
  { db, now }: Pick<Context, 'db' | 'now'>,
  provider: string,
  until: Date,
): Promise<void> {
  const at = new Date(Math.min(until.getTime(), now().getTime()))
  await writeSetting(db, `reconciled.${provider}`, { until: at.toISOString() })
}
