import { relative } from 'node:path'
import type { MallSettings } from './mall-settings.ts'

const accounts = [
  ['anna@galleria.test', 'a buyer with a long history'],
  ['ben@galleria.test', 'a buyer who has ordered nothing yet'],
  ['merchant@galleria.test', 'the merchant of the house shop'],
  ['merchant2@galleria.test', 'the merchant of another shop'],
  ['operator@galleria.test', 'the operator of the mall'],
] as const

/** Say where everything is and whom to sign in as. */
export function greet({ ports, dataDir, mode, seed }: MallSettings): void {
  const mall = `http://localhost:${ports.PORT}`
  const places: [string, string][] = [
    ['Storefront', `${mall}/`],
    ['Back office', `${mall}/backoffice`],
    ['API', `${mall}/docs`],
  ]
  if (mode === 'demo')
    places.push(['Mails and SMS', `http://localhost:${ports.LAB_PORT}/inbox/page`])
  const lines = ['Galleria is open.', '', ...table(places)]
  if (seed === 'demo')
    lines.push(
      '',
      'Sign in with the password galleria-demo as',
      ...table(accounts).map((line) => `  ${line}`),
    )
  lines.push(
    '',
    mode === 'demo'
      ? `Data and logs are in ${relative(process.cwd(), dataDir) || '.'}. Ctrl-C closes the mall.`
      : 'Ctrl-C closes the mall.',
  )
  console.log(`\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`)
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, text]) => `${name.padEnd(width)}  ${text}`)
}
