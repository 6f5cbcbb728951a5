import pino from 'pino'

export type Log = pino.Logger

const SECRET_FIELDS = [
  'password',
  'token',
  'secret',
  'code',
  'emailCode',
  'captcha',
  'email',
  'personPhone',
  'phone',
  'mobile',
  'cookie',
  'authorization',
  'set-cookie',
  'payUniqueKey',
  'to',
]

/**
 * One JSON line per event on standard output. Fields that could name a person or open a door are
 * replaced, three levels deep.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const paths = SECRET_FIELDS.flatMap((field) =>
    [field, `*.${field}`, `*.*.${field}`].map((path) =>
      path.replace(/(^|\.)([^.*]*-[^.]*)$/, (_, dot: string, name: string) =>
        dot ? `["${name}"]` : `["${name}"]`,
      ),
    ),
  )
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    serializers: { err: describeError },
    redact: { paths, censor: '[hidden]' },
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return destination ? pino(options, destination) : pino(options)
}

type Described = {
  type: string
  sign?: string
  constraint?: string
  message: string
  stack: string
  cause?: Described
}

/**
 * What went wrong, without whom it happened to. Only these parts of an error are written:
 * PostgreSQL tells the whole row that broke a rule (`detail`), a mail server whom it did not take.
 * Its code is called `sign`, because a field `code` is one of a person's.
 */
function describeError(error: unknown, depth = 0): Described | string {
  if (!(error instanceof Error)) return hide(String(error))
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const message = hide(error.message)
  return {
    type: error.name,
    ...(typeof code === 'string' ? { sign: code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    message,
    stack: hide(error.stack ?? ''),
    ...(error.cause instanceof Error && depth < 3
      ? { cause: describeError(error.cause, depth + 1) as Described }
      : {}),
  }
}

const MAIL_ADDRESS = /[\w.!#$%&*+?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g
const PHONE_NUMBER = /\+\d[\d ()/.-]{5,20}\d/g
/** Of a program, or of its webhooks. */
const KEY = /\b(?:glr|whsec)_[\w+/=-]{8,}/g
/** PostgreSQL quotes what it could not read. */
const QUOTED_INPUT = /(invalid input [^:]{1,60}: ).*/g
function hide(text: string): string {
  return text
    .replaceAll(MAIL_ADDRESS, '[hidden]')
    .replaceAll(PHONE_NUMBER, '[hidden]')
    .replaceAll(KEY, '[hidden]')
    .replaceAll(QUOTED_INPUT, '$1[hidden]')
}
