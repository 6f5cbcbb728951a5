import { isIP } from 'node:net'
import * as z from 'zod'

/**
 * Settings come from the environment, parsed once; every problem is listed, none is guessed around.
 */
const port = z.coerce.number().int().min(0).max(65_535)
const DEMO_OPENID_SECRET = 'openid-demo-secret'
const DEMO_SECRET = 'galleria-demo-secret-not-for-production'
const settings = z.object({
  MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: port.default(3000),
  METRICS_PORT: port.optional(),
  /**
   * Where the figures are served. They name no person, but the public has no business with them.
   */
  METRICS_HOST: z.union([z.ipv4(), z.ipv6(), z.literal('localhost')]).default('127.0.0.1'),
  LAB_PORT: port.default(3900),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SECRET: z.string().min(32).optional(),
  /** The secret before this one, as long as what it signed is still on its way to people. */
  SECRET_BEFORE: z.string().min(32).optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (list) => splitList(list).every(isProxy),
      'addresses of the proxy, with commas: 10.0.0.1 or 10.0.0.0/8',
    )
    .default(''),
  CARRIER_URL: z.url().optional(),
  /**
   * A maps service that speaks Photon's protocol; without one the embedded index completes
   * addresses.
   */
  MAPS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A clamd that looks at documents, besides our own look: `host:port`. */
  CLAMD: z
    .string()
    .regex(/^[\w.-]{1,200}:\d{1,5}$/)
    .optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_KEY: z.string().default(''),
  OPENID_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OPENID_TYPE: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{1,29}$/)
    .default('LAB'),
  OPENID_NAME: z.string().default('Lab ID'),
  OPENID_CLIENT_ID: z.string().default('galleria'),
  OPENID_CLIENT_SECRET: z.string().default(DEMO_OPENID_SECRET),
  MAIL_FROM: z.string().default('Galleria <orders@galleria.test>'),
  /** Of operators, and of whoever touches the money of a shop: `required` in production. */
  SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  /** For tests: the point at which the process dies (platform/crash-point.ts). */
  CRASH_POINT: z.string().optional(),
  /**
   * Multiplies the limits after which a busy mall says so: a test on a busy machine asks for the
   * answer, not for the speed.
   */
  PATIENCE: z.coerce.number().min(1).max(100).default(1),
  /** Of each process to the database, for calls and pages; the queue has three more. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(80).default(8),
  /**
   * Of the mall on one database, where the proxy spreads the requests of each network over all of
   * them.
   */
  PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  /**
   * How long a leaving mall says that it is not ready before it takes no more connections: as long
   * as the balancer needs to notice.
   */
  LEAVE_DELAY_SECONDS: z.coerce.number().min(0).max(15).optional(),
  /**
   * Uploads that belong to nothing yet, of everybody together: those of a day, then they are swept.
   */
  LOOSE_UPLOADS_MB: z.coerce.number().int().min(1).default(10_240),
  /** What uploads leave free on the disk, for the database and the logs. */
  DISK_RESERVE_MB: z.coerce.number().int().min(1).default(256),
  /** A collector of traces that speaks OTLP over HTTP; without one none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** `dev` serves the storefront from its sources, for `npm run dev`. */
  PAGES: z.enum(['built', 'dev', 'none']).default('built'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** All that may be set, by name. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

export type OpenidSettings = {
  readonly type: string
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export type Env = {
  readonly mode: 'demo' | 'production'
  readonly port: number
  readonly metricsPort: number
  readonly metricsHost: string
  readonly tracesUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string
  /** Where the mall is reached from outside; links in mails start with it. */
  readonly origin: string
  /** Where providers reach the mall: in the demo the lab, which runs beside it. */
  readonly webhookOrigin: string
  readonly smtpUrl: string
  readonly mailFrom: string
  readonly secret: string
  /** The one that signs, and those whose signatures still count. */
  readonly secrets: readonly string[]
  /** Where SMS are handed in; without it the mall sends none and offers only mail. */
  readonly sms: { readonly url: string; readonly key: string } | undefined
  /** The OpenID Connect provider members may sign in with. */
  readonly openid: OpenidSettings | undefined
  /**
   * Whether the back office opens to operators, and to whoever touches the money of a shop, only
   * with a second factor.
   */
  readonly demandsSecondFactor: boolean
  readonly trustProxy: readonly string[]
  /** Where the stand-ins of the outside world are; none in production. */
  readonly labUrl: string | undefined
  readonly carrierUrl: string | undefined
  readonly mapsUrl: string | undefined
  readonly clamd: string | undefined
  readonly pages: 'built' | 'dev' | 'none'
  readonly logLevel: string
  readonly crashPoint: string | undefined
  readonly patience: number
  readonly databaseConnections: number
  readonly processes: number
  readonly leaveDelayMs: number
  readonly diskReserveBytes: number
  readonly looseUploadBytes: number
}

/** Throws one Error whose message lists every problem, a line each. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  const wrong = parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
  const missing = given['MODE'] === 'production' ? listProductionProblems(given) : []
  const problems = [
    ...wrong,
    ...missing.filter(([name]) => !wrong.some(([already]) => already === name)),
  ]
  if (!parsed.success || problems.length > 0)
    throw new Error(problems.map(([name, message]) => `${name}: ${message}`).join('\n'))
  const env = parsed.data
  const lab = `http://127.0.0.1:${env.LAB_PORT}`
  if (!source['MODE'] && env.ORIGIN?.startsWith('https://'))
    throw new Error(
      'MODE: a mall with a public address says whether it is MODE=production, or MODE=demo, whose passwords everybody knows',
    )
  const isDemo = env.MODE === 'demo'
  const secret = env.SECRET ?? DEMO_SECRET
  const smsUrl = env.SMS_URL ?? (isDemo ? `${lab}/sms/v1/messages` : undefined)
  const issuer = env.OPENID_ISSUER ?? (isDemo ? `${lab}/openid` : undefined)
  return {
    mode: env.MODE,
    port: env.PORT,
    metricsPort: env.METRICS_PORT ?? env.PORT + 1,
    metricsHost: env.METRICS_HOST,
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    webhookOrigin: isDemo ? `http://127.0.0.1:${env.PORT}` : (env.ORIGIN ?? '').replace(/\/$/, ''),
    origin: (env.ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    smtpUrl: env.SMTP_URL ?? `smtp://127.0.0.1:${env.LAB_PORT + 1}`,
    mailFrom: env.MAIL_FROM,
    secret,
    secrets: [secret, ...(env.SECRET_BEFORE ? [env.SECRET_BEFORE] : [])],
    trustProxy: splitList(env.TRUST_PROXY),
    sms: smsUrl ? { url: smsUrl, key: env.SMS_KEY } : undefined,
    openid: issuer
      ? {
          type: env.OPENID_TYPE,
          name: env.OPENID_NAME,
          issuer,
          clientId: env.OPENID_CLIENT_ID,
          clientSecret: env.OPENID_CLIENT_SECRET,
        }
      : undefined,
    demandsSecondFactor: (env.SECOND_FACTOR ?? (isDemo ? 'optional' : 'required')) === 'required',
    labUrl: isDemo ? lab : undefined,
    carrierUrl: env.CARRIER_URL ?? (isDemo ? `${lab}/carrier` : undefined),
    mapsUrl: env.MAPS_URL?.replace(/\/$/, ''),
    clamd: env.CLAMD,
    pages: env.PAGES,
    logLevel: env.LOG_LEVEL,
    crashPoint: env.CRASH_POINT,
    patience: env.PATIENCE,
    databaseConnections: env.DATABASE_CONNECTIONS,
    processes: env.PROCESSES,
    looseUploadBytes: env.LOOSE_UPLOADS_MB * 2 ** 20,
    diskReserveBytes: env.DISK_RESERVE_MB * 2 ** 20,
    leaveDelayMs: (env.LEAVE_DELAY_SECONDS ?? (isDemo ? 0 : 5)) * 1000,
  }
}

type Problem = readonly [name: string, message: string]

/** What a live mall cannot do without, and what it must not be given. */
function listProductionProblems(given: Record<string, string | undefined>): Problem[] {
  const isPlain = (name: string) => given[name] !== undefined && !given[name].startsWith('https://')
  const problems: readonly (readonly [isThere: boolean, ...Problem])[] = [
    [
      !given['ORIGIN']?.startsWith('https://'),
      'ORIGIN',
      'production needs the https address of the mall',
    ],
    [!given['SMTP_URL'], 'SMTP_URL', 'production needs a mail server'],
    [
      !given['SECRET'] || given['SECRET'] === DEMO_SECRET,
      'SECRET',
      'production needs a secret of its own, 32 characters or more',
    ],
    [
      given['SECRET_BEFORE'] === DEMO_SECRET,
      'SECRET_BEFORE',
      'everybody knows the secret of the demo; what it signed does not count in production',
    ],
    [
      !given['TRUST_PROXY']?.trim(),
      'TRUST_PROXY',
      'production stands behind a TLS proxy; name its addresses, or every visitor counts as one',
    ],
    [isPlain('SMS_URL'), 'SMS_URL', 'production hands numbers and codes over by https only'],
    [given['CRASH_POINT'] !== undefined, 'CRASH_POINT', 'nothing of production is made to fail'],
    [isPlain('OPENID_ISSUER'), 'OPENID_ISSUER', 'production speaks to a provider by https only'],
    [
      given['OPENID_ISSUER'] !== undefined &&
        (given['OPENID_CLIENT_SECRET'] ?? DEMO_OPENID_SECRET) === DEMO_OPENID_SECRET,
      'OPENID_CLIENT_SECRET',
      'production needs the secret the provider gave',
    ],
  ]
  return problems.flatMap(([isThere, ...problem]) => (isThere ? [problem] : []))
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/**
 * An address, a network of them, or a word for the machine's own; not all of them, because then
 * every visitor says who he is.
 */
function isProxy(part: string): boolean {
  const [address = '', bits, ...more] = part.split('/')
  if (more.length > 0) return false
  if (bits === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return most > 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most))
}
