import { runProgram, findProgram } from '../start/run-program.ts'

/**
 * Every text on a screen is extracted and translated: a text that was only written would reach the
 * reader as a number.
 */
const lingui = findProgram('@lingui/cli', 'lingui', 'apps/storefront')
let failed = false

for (const config of ['lingui.config.ts', 'apps/backoffice/lingui.config.ts']) {
  for (const words of [['sync'], ['missing', '--verbose']]) {
    const { ok, output } = await runProgram(lingui, ['check', ...words, '--config', config])
    if (!ok)
      console.error(
        `${output.split('\n').slice(0, 25).join('\n')}\nExtract with: npx lingui extract --config ${config}\n`,
      )
    failed ||= !ok
  }
}
process.exit(failed ? 1 : 0)
