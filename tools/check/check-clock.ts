import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Modules ask the mall's clock (`ctx.now()`), never the machine's: otherwise a test cannot move
 * time, and two readings disagree.
 */
const modules = join(import.meta.dirname, '../../apps/api/src/modules')
const OWN_CLOCK = /new Date\(\)|Date\.now\(\)|performance\.now\(\)/

const found = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) =>
    readFileSync(join(modules, name), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        OWN_CLOCK.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [],
      ),
  )

if (found.length > 0) {
  console.error(`These read the machine's clock:\n${found.join('\n')}`)
  process.exit(1)
}
