import { resolve } from 'node:path'
import type { BackupStore } from '../../database/backup/backup-store.ts'
import { readKeepRule, usualRule, type KeepRule } from '../../database/backup/keep.rules.ts'
import { checkKey } from '../../database/backup/seal.ts'

export type BackupSettings = { readonly store: BackupStore; readonly keep: KeepRule }

type Environment = Readonly<Record<string, string | undefined>>

/** Undefined when no backups are wanted; throws what is wrong with the settings in one sentence. */
export function readBackupSettings(env: Environment, root: string): BackupSettings | undefined {
  const folder = env['BACKUP_DIR']
  if (!folder) return undefined
  const keep = env['BACKUP_KEEP'] ? readKeepRule(env['BACKUP_KEEP']) : usualRule
  if (!keep)
    throw new Error(
      `BACKUP_KEEP says how many days, weeks and months, like "7d 4w 12m", not "${env['BACKUP_KEEP']}"`,
    )
  return { store: { folder: resolve(root, folder), key: checkKey(env['BACKUP_KEY']) }, keep }
}

export function demandBackupSettings(env: Environment, root: string): BackupSettings {
  const settings = readBackupSettings(env, root)
  if (settings) return settings
  throw new Error(
    'BACKUP_DIR names the folder of the backups, on another disk than the mall; BACKUP_KEY is the secret they are encrypted with',
  )
}
