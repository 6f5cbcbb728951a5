import type { GivenAnswer } from './described.ts'

/**
 * Every wait of the lab in milliseconds, so that tests can shorten what a person would not notice.
 */
export type Delays = {
  /** From the creation of a payment with a queued outcome until it takes it. */
  script: number
  /** How long the bank thinks in `pending_then_paid`. */
  bank: number
  /** From the merchant's cancel until the money of `late` arrives all the same. */
  late: number
  /**
   * From `pending` to `failed` for refunds of `refund_fails`, from `succeeded` to `failed` for the
   * first of `refund_returned`.
   */
  refund: number
  /** From what is booked until Adyen's report of the day has it. */
  adyenReport: number
  slow: number
  silent: number
  /** An open payment nobody touches becomes `expired`. */
  expiry: number
  /** PayPal's report of its transactions knows one only after this time. */
  paypalReport: number
  webhookTimeout: number
  /** The wait after each failed try; the last one repeats. */
  webhookRetries: readonly number[]
}

export const usualDelays: Delays = {
  script: 400,
  bank: 3_000,
  late: 1_000,
  refund: 1_000,
  adyenReport: 60_000,
  slow: 8_000,
  silent: 60_000,
  expiry: 24 * 3_600_000,
  paypalReport: 3 * 3_600_000,
  webhookTimeout: 5_000,
  webhookRetries: [1_000, 2_000, 5_000, 10_000, 30_000, 60_000],
}

export type LabOptions = {
  /** 0 takes any free port. */
  port: number
  smtpPort: number
  /** The lab keeps `<dataDir>/lab/lab.sqlite`; `:memory:` keeps nothing. */
  dataDir: string
  /** Each opens MOCKPAY. */
  mockpayKeys?: readonly string[]
  /**
   * The webhook is signed once with each, so that a merchant can change keys without losing an
   * event.
   */
  webhookKeys?: readonly string[]
  carrierStepSeconds?: number
  openidClientId?: string
  openidSecret?: string
  delays?: Partial<Delays>
  /** The clock of everything that is recorded; waits always run on real time. */
  now?: () => Date
  /** For tests: what was answered in the name of a provider. */
  onAnswer?: (answer: GivenAnswer) => unknown
}

export const usualMockpayKeys = ['mockpay-demo-key', 'mockpay-demo-before']
export const usualWebhookKeys = ['whk-demo-current', 'whk-demo-previous']

const listOf = (text: string) =>
  text
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings from the environment and lists every problem at once. */
export function readSettings(env: Environment): { options: LabOptions; problems: string[] } {
  const problems: string[] = []
  if (env['MODE'] === 'production')
    problems.push(
      'MODE is production: the lab stands in for the outside world and never runs there.',
    )

  const port = readNumber(env, 'LAB_PORT', 3900, 65_534, problems)
  const webhookKeys = listOf(env['LAB_MOCKPAY_WEBHOOK_KEYS'] || usualWebhookKeys.join(','))
  if (webhookKeys.length === 0)
    problems.push('LAB_MOCKPAY_WEBHOOK_KEYS must name at least one key.')

  const options = {
    port,
    smtpPort: readNumber(env, 'SMTP_PORT', port + 1, 65_535, problems),
    dataDir: env['DATA_DIR'] || '.data',
    mockpayKeys: listOf(env['LAB_MOCKPAY_KEY'] || usualMockpayKeys.join(',')),
    webhookKeys,
    carrierStepSeconds: readNumber(env, 'LAB_CARRIER_STEP_SECONDS', 20, 86_400, problems),
    openidClientId: env['LAB_OPENID_CLIENT_ID'] || 'galleria',
    openidSecret: env['LAB_OPENID_SECRET'] || 'openid-demo-secret',
  }
  return { options, problems }
}

function readNumber(
  env: Environment,
  name: string,
  usual: number,
  max: number,
  problems: string[],
): number {
  const value = Number(env[name] || usual)
  if (Number.isInteger(value) && value >= 0 && value <= max) return value
  problems.push(`${name} must be a whole number from 0 to ${max}, not "${env[name]}".`)
  return usual
}
