import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../database/testing.ts'
import { renderTableTypes } from '../../../../tools/generate/generate-table-types.ts'

test('the table types are those of the migrated database', async () => {
  const database = await createTestDatabase()
  expect(readFileSync(join(import.meta.dirname, 'tables.ts'), 'utf8')).toBe(
    await renderTableTypes(database.url),
  )
  await database.drop()
})
