import { DAY } from '@galleria/kernel/time'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  listBackups,
  listStored,
  nameBackup,
  writeSealed,
  type BackupStore,
} from './backup-store.ts'
import { usualRule } from './keep.rules.ts'
import { writeManifest } from './manifest.ts'
import { applyRule } from './run-backup.ts'

/** What the rule deletes of a store, and what it never does. */

const SYSTEM = '7000000000000000001'
const now = new Date('2026-11-23T03:10:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY - 600_000)
/** A segment for each day, so that a backup needs the log from the day on on which it was taken. */
const segmentOf = (days: number, timeline = 1) =>
  [timeline, 0, 1000 - days]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('')

let store: BackupStore
beforeEach(async () => {
  store = {
    folder: await mkdtemp(join(tmpdir(), 'mall-rule-')),
    key: randomBytes(32).toString('base64url'),
  }
})
afterEach(() => rm(store.folder, { recursive: true, force: true }))

const content = (text: string) => Readable.from([Buffer.from(text)])
async function take(days: number, files: readonly string[] = []): Promise<string> {
  const name = nameBackup(daysAgo(days), 'base')
  await writeManifest(store, name, {
    version: 1,
    kind: 'base',
    system: SYSTEM,
    postgres: '18.4',
    startedAt: daysAgo(days).toISOString(),
    endedAt: daysAgo(days).toISOString(),
    firstSegment: segmentOf(days),
    migrations: [],
    files: files.map((key) => ({ key, bytes: 1 })),
  })
  await writeSealed(store, name, content(name))
  return name
}
const storeLog = (name: string) => writeSealed(store, `log/${SYSTEM}/${name}`, content(name))
async function storeFile(key: string, days: number): Promise<void> {
  await writeSealed(store, `files/${key}`, content(key))
  await utimes(join(store.folder, 'files', key), daysAgo(days), daysAgo(days))
}
const left = async () => (await listBackups(store)).map(({ name }) => name)
const leftFiles = () => listStored(store, 'files')
const leftLog = () => listStored(store, `log/${SYSTEM}`)

test('of a backup a day the newest of seven days, four weeks and twelve months stay with what they say of themselves; the others go', async () => {
  const names: string[] = []
  for (let days = 0; days < 40; days += 1) names.push(await take(days))
  const gone = await applyRule(store, usualRule, now)
  // 23 November 2026 is a Monday.
  const retained = [0, 1, 2, 3, 4, 5, 6, 8, 15, 23].map((days) => names[days] ?? '')
  expect(await left()).toEqual(retained)
  expect(gone.toSorted()).toEqual(names.filter((name) => !retained.includes(name)).toSorted())
  for (const name of names)
    expect(existsSync(join(store.folder, `${name}.about`)), name).toBe(retained.includes(name))
  expect(await applyRule(store, usualRule, now)).toEqual([])
})

test('the newest backup stays, however old it is', async () => {
  const [old, older] = [await take(400), await take(401)]
  expect(await applyRule(store, { days: 1, weeks: 0, months: 0 }, now)).toEqual([older])
  expect(await left()).toEqual([old])
})

test('a backup that was not finished counts for nothing: the last good one stays', async () => {
  const good = await take(0.2)
  const torn = await take(0.1)
  await rm(join(store.folder, `${torn}.about`))
  await writeFile(join(store.folder, `${nameBackup(daysAgo(0.05), 'base')}.1234.part`), 'half')
  expect(await applyRule(store, { days: 1, weeks: 0, months: 0 }, now)).toEqual([])
  expect(await left()).toEqual([good])
})

test('what was said of a backup that was never finished goes the next day', async () => {
  await take(0)
  const orphan = `${await take(3)}.about`
  await rm(join(store.folder, orphan.replace('.about', '')))
  await utimes(join(store.folder, orphan), daysAgo(0.5), daysAgo(0.5))
  await applyRule(store, usualRule, now)
  expect(existsSync(join(store.folder, orphan))).toBe(true)
  await utimes(join(store.folder, orphan), daysAgo(3), daysAgo(3))
  await applyRule(store, usualRule, now)
  expect(existsSync(join(store.folder, orphan))).toBe(false)
})

test('the log goes as far back as the days do, from the backup that lies before them; nothing that a kept one is brought forward with is deleted', async () => {
  for (let days = 0; days < 20; days += 1) {
    await take(days)
    await storeLog(segmentOf(days))
  }
  // After a restore the log goes on under the next number.
  await storeLog(segmentOf(0, 2))
  await storeLog(segmentOf(12, 2))
  await storeLog('00000002.history')
  await applyRule(store, usualRule, now)
  // Seven days ago lies behind the backup of eight days ago, which the weeks keep.
  expect(await left()).toContain(nameBackup(daysAgo(8), 'base'))
  expect(await leftLog()).toEqual(
    [
      ...[8, 7, 6, 5, 4, 3, 2, 1, 0].map((days) => segmentOf(days)),
      '00000002.history',
      segmentOf(0, 2),
    ].toSorted(),
  )
})

test('without backups for weeks the log of the last one stays whole', async () => {
  for (const days of [30, 31]) {
    await take(days)
    await storeLog(segmentOf(days))
  }
  for (const days of [29, 20, 10, 1]) await storeLog(segmentOf(days))
  await applyRule(store, usualRule, now)
  expect(await leftLog()).toEqual([30, 29, 20, 10, 1].map((days) => segmentOf(days)))
})

test("another mall's log in the same folder is left alone", async () => {
  await take(0)
  const foreign = `log/42/${segmentOf(300)}`
  await writeSealed(store, foreign, content('x'))
  await applyRule(store, usualRule, now)
  expect(existsSync(join(store.folder, foreign))).toBe(true)
})

test('a file goes once no kept backup names it and it was stored before the log that is kept', async () => {
  for (const key of ['always.webp', 'old.webp', 'nobodys.webp']) await storeFile(key, 100)
  await storeFile('since.webp', 2)
  await take(60, ['always.webp', 'old.webp', 'nobodys.webp'])
  await take(31, ['always.webp', 'old.webp'])
  for (let days = 0; days < 9; days += 1) await take(days, ['always.webp'])
  await applyRule(store, usualRule, now)
  // The monthly ones of September and October still name theirs.
  expect(await leftFiles()).toEqual(['always.webp', 'nobodys.webp', 'old.webp', 'since.webp'])
  await applyRule(store, { days: 7, weeks: 2, months: 0 }, now)
  expect(await leftFiles()).toEqual(['always.webp', 'since.webp'])
})

test('lists that outlive a restore are never deleted', async () => {
  await take(0)
  await writeSealed(store, 'notes/mails-2026-01-01.txt', content('x'))
  await utimes(join(store.folder, 'notes/mails-2026-01-01.txt'), daysAgo(300), daysAgo(300))
  await applyRule(store, usualRule, now)
  expect(await listStored(store, 'notes')).toEqual(['mails-2026-01-01.txt'])
})
