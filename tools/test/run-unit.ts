import { pathToFileURL } from 'node:url'
import { createCLI } from 'vitest/node'
import { refuseWords } from '../start/read-words.ts'
import { findProgram } from '../start/run-program.ts'

/**
 * `npm run unit`: vitest, once. An option that it does not know is said in a sentence, not with a
 * stack.
 */
const words = process.argv.slice(2)
const vitest = findProgram('vitest', 'vitest')
process.argv = [process.execPath, vitest, 'run', ...words]
if (!words.some((word) => word === '--help' || word === '-h'))
  try {
    const vitestsOwn = createCLI()
    vitestsOwn.parse(process.argv, { run: false })
    vitestsOwn.matchedCommand?.checkUnknownOptions()
    vitestsOwn.matchedCommand?.checkOptionValue()
  } catch (error) {
    refuseWords(
      'npm run unit -- [FILE ...] [-t NAME] runs the tests of these files, or all; npm run unit -- --help lists every option of vitest',
      (error as Error).message,
    )
  }
await import(pathToFileURL(vitest).href)
