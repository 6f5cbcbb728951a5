import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../database/testing.ts'
import { renderHotRows } from '../../../../tools/generate/generate-hot-rows.ts'
import '../listen.ts'
import { listHotSql } from './hot-sql.ts'

test('every constant text runs on the migrated database and has the columns that its type says', async () => {
  const database = await createTestDatabase()
  const texts = listHotSql()
  expect(texts.length).toBeGreaterThan(0)
  expect(readFileSync(join(import.meta.dirname, 'hot-rows.ts'), 'utf8')).toBe(
    await renderHotRows(database.url, texts),
  )
  await database.drop()
})
