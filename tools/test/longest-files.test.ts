import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../start/run-program.ts'
import { longestFiles } from './longest-files.ts'

test('each of the files that are begun first is there: a name that is gone would put nothing first', () => {
  expect(longestFiles.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
