import pino from 'pino'

export type Log = pino.Logger

const SECRET_FIELDS = ['password', 'token', 'code', 'emailCode', 'captcha', 'email', 'personPhone', 'phone', 'mobile', 'cookie', 'authorization', 'set-cookie', 'payUniqueKey', 'to']

/** One JSON line per event on standard output. Fields that could name a person or open a door are replaced, three levels deep. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`].map((path) => path.replace(/(^|\.)([^.*]*-[^.]*)$/, (_, dot: string, name: string) => (dot ? `["${name}"]` : `["${name}"]`))))
  const options: pino.LoggerOptions = { level, base: undefined, redact: { paths, censor: '[hidden]' }, formatters: { level: (label) => ({ level: label }) }, timestamp: pino.stdTimeFunctions.isoTime }
  return destination ? pino(options, destination) : pino(options)
}
