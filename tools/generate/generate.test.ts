import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dialCountries } from '../../packages/contract/src/address/dial-codes.ts'
import { phoneMetadataPath, renderPhoneMetadata } from './generate-phone-metadata.ts'
import { lifeCycles } from '../../apps/api/src/life-cycles.ts'
import {
  legalPath,
  readmeOf,
  readmesWithFlows,
  renderLegal,
  renderStates,
  statesPath,
  withDiagrams,
} from './generate.ts'

test("the life-cycle diagrams in the modules' READMEs are drawn from the tables that run", () => {
  for (const path of readmesWithFlows())
    expect(readFileSync(path, 'utf8')).toBe(withDiagrams(readFileSync(path, 'utf8')))
})

test('each life cycle has its diagram in the README of its module, and each diagram ends', () => {
  for (const [name, { module }] of Object.entries(lifeCycles)) {
    const readme = readFileSync(readmeOf(module), 'utf8')
    expect(readme).toContain(`<!-- flow ${name} -->`)
    expect([module, readme.split('```').length % 2]).toEqual([module, 1])
  }
})

test('a log can name every state of every life cycle', () => {
  expect(readFileSync(statesPath, 'utf8')).toBe(renderStates())
})

test('the audit calls legal what the life cycles allow, and nothing else', () => {
  expect(readFileSync(legalPath, 'utf8')).toBe(renderLegal())
})

test('the rules of phone numbers are those of the library, for the countries of the selector', () => {
  expect(readFileSync(phoneMetadataPath, 'utf8')).toBe(
    renderPhoneMetadata(Object.values(dialCountries)),
  )
})
