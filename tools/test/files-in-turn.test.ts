import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../start/run-program.ts'
import { listLeftOut } from './files-in-turn.ts'

test('of the long files each is run by one of eight turns, and by a run that is asked for all', () => {
  const leftOut = ['0', '1', '2', '3', '4', '5', '6', '7'].map(listLeftOut)
  const all = [...new Set(leftOut.flat())]
  expect(all.length).toBe(110)
  for (const file of all) expect(leftOut.filter((files) => files.includes(file)).length).toBe(7)
  expect(listLeftOut('all')).toEqual([])
})

test('what is left out is there: none was renamed, and so run every time or never', () => {
  for (const file of listLeftOut('0').concat(listLeftOut('1')))
    expect([file, existsSync(join(root, file))]).toEqual([file, true])
})
