import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readmesWithFlows, withDiagrams } from './generate.ts'

test('the life-cycle diagrams in the modules\' READMEs are drawn from the tables that run', () => {
  for (const path of readmesWithFlows()) expect(readFileSync(path, 'utf8')).toBe(withDiagrams(readFileSync(path, 'utf8')))
})
