import { resolve } from 'node:path'

export type MallSettings = {
  mode: 'demo' | 'production'
  seed: 'demo' | 'none'
  /** Undefined means the PostgreSQL that the mall brings along. */
  databaseUrl: string | undefined
  dataDir: string
  /** How long the API may take to leave before it is killed. */
  leaveWithinMs: number
  ports: Record<PortName, number>
}

/**
 * In production what has begun is ended, however slow its line (the API is gone after 24 s by
 * itself); a developer's Ctrl-C is not waited for.
 */
const LEAVE_WITHIN_MS = { production: 26_000, demo: 2_500 }

export type PortName = 'PORT' | 'METRICS_PORT' | 'LAB_PORT' | 'SMTP_PORT'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * What `npm start` itself needs to know; the API reads the rest of the environment. Throws all
 * problems at once.
 */
export function readMallSettings(env: Environment, root: string): MallSettings {
  const problems: string[] = []

  const choose = <Choice extends string>(
    name: string,
    choices: readonly Choice[],
    usual: Choice,
  ): Choice => {
    const value = env[name] || usual
    if (choices.includes(value as Choice)) return value as Choice
    problems.push(`${name} is ${choices.join(' or ')}, not "${value}"`)
    return usual
  }
  const readPort = (name: PortName, usual: number): number => {
    const value = Number(env[name] || usual)
    if (Number.isInteger(value) && value > 0 && value < 65_536) return value
    problems.push(`${name} is a number from 1 to 65535, not "${env[name] ?? usual}"`)
    return usual
  }

  const mode = choose('MODE', ['demo', 'production'], 'demo')
  const seed = choose('SEED', ['demo', 'none'], mode === 'demo' ? 'demo' : 'none')
  if (mode === 'production' && seed === 'demo')
    problems.push(
      'SEED=demo is not for MODE=production: everybody knows the passwords of its accounts',
    )

  const port = readPort('PORT', 3000)
  const labPort = readPort('LAB_PORT', 3900)
  const ports = {
    PORT: port,
    METRICS_PORT: readPort('METRICS_PORT', port + 1),
    LAB_PORT: labPort,
    SMTP_PORT: readPort('SMTP_PORT', labPort + 1),
  }
  for (const [name, number] of Object.entries(ports)) {
    const other = Object.entries(ports).find(([key, value]) => value === number && key !== name)
    if (other && name < other[0]) problems.push(`${name} and ${other[0]} are both ${number}`)
  }

  const databaseUrl = env['DATABASE_URL'] || undefined
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    problems.push('DATABASE_URL is an address like postgresql://name:password@host:5432/database')

  if (problems.length > 0) throw new Error(problems.join('\n'))
  return {
    mode,
    seed,
    databaseUrl,
    ports,
    leaveWithinMs: LEAVE_WITHIN_MS[mode],
    dataDir: resolve(root, env['DATA_DIR'] || '.data'),
  }
}
