import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { legalPath, readmesWithFlows, renderLegal, withDiagrams } from './generate.ts'

test('the life-cycle diagrams in the modules\' READMEs are drawn from the tables that run', () => {
  for (const path of readmesWithFlows()) expect(readFileSync(path, 'utf8')).toBe(withDiagrams(readFileSync(path, 'utf8')))
})

test('the audit calls legal what the life cycles allow, and nothing else', () => {
  expect(readFileSync(legalPath, 'utf8')).toBe(renderLegal())
})
