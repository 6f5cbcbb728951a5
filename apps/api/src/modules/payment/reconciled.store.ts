import type { Db } from '#platform/db.ts'
import { readSetting, writeSetting } from '#platform/mall-settings.ts'

/** Up to when everything a provider took has been looked at. */
export async function readReconciled(db: Db, provider: string): Promise<Date> {
  const setting = (await readSetting(db, `reconciled.${provider}`)) as
    | { until?: string }
    | undefined
  return new Date(setting?.until ?? 0)
}

export async function writeReconciled(db: Db, provider: string, until: Date): Promise<void> {
  await writeSetting(db, `reconciled.${provider}`, { until: until.toISOString() })
}
