// Plain JavaScript, because the install needs it before there is a Node that reads TypeScript.

/**
 * What a person can do about a failure, in one sentence; given the error itself, or what a program
 * printed. Never shows a password.
 */
export function explainFailure(failure, { databaseUrl } = {}) {
  const code = typeof failure === 'string' ? findCode(failure) : failure?.code
  const text = typeof failure === 'string' ? lastLine(failure) : String(failure?.message ?? failure)
  const path =
    failure?.path ??
    /['"](\/[^'"]+)['"]/.exec(text)?.[1] ??
    /npm error path (\S+)/.exec(String(failure))?.[1]
  const reason = reasons[code] ?? reasons[findCode(text)]
  if (!reason && isBug(failure)) return failure.stack
  return reason
    ? reason({ text, path, port: failure?.port, database: describe(databaseUrl) })
    : text
}

const unwritable = ({ path, text }) =>
  `${path ?? text} cannot be written by this user; change its owner or its permissions, or choose another folder (DATA_DIR)`
const full = ({ path }) =>
  `The disk is full${path ? ` (writing ${path})` : ''}; free some space and start again`
const offline = () =>
  'the package registry cannot be reached; check the network connection and try again'
const noHost = ({ database }) =>
  database ? `The host of DATABASE_URL (${database}) is not known; check its name` : offline()
const noAnswer = ({ database }) =>
  database
    ? `No PostgreSQL answers at ${database} (DATABASE_URL); check that it runs and that the address is right`
    : offline()
const refused = ({ database, text }) =>
  `PostgreSQL at ${database} does not let this user in (${text}); check the name and the password in DATABASE_URL`

const reasons = {
  EADDRINUSE: ({ port, text }) =>
    `Port ${port ?? /\d{2,5}$/.exec(text)?.[0] ?? ''} is taken by another program; stop it, or choose another port`,
  ENOSPC: full,
  EDQUOT: full,
  53100: full,
  EACCES: unwritable,
  EPERM: unwritable,
  EROFS: ({ path, text }) =>
    `${path ?? text} is on a read-only disk; choose another folder (DATA_DIR)`,
  ENOTDIR: ({ path, text }) => `${path ?? text} is not a folder; choose another one (DATA_DIR)`,
  ENOTEMPTY: ({ path, text }) =>
    `${path ?? text} was changed by another program meanwhile; wait until it has ended, and start again`,
  EEXIST: ({ path, text }) =>
    `${path ?? text} is in the way: it is a file, not a folder; choose another one (DATA_DIR)`,
  ENOTFOUND: noHost,
  EAI_AGAIN: noHost,
  ECONNREFUSED: noAnswer,
  ETIMEDOUT: noAnswer,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  ERR_INVALID_URL: () =>
    'DATABASE_URL is not an address like postgresql://name:password@host:5432/database',
  '28P01': refused,
  28000: refused,
  NO_PASSWORD: ({ database }) =>
    `PostgreSQL at ${database} asks for a password; put it into DATABASE_URL`,
  '3D000': ({ database, text }) =>
    database
      ? `The server has no such database (${text}); create it, or correct DATABASE_URL (${database})`
      : 'There is no mall here yet; npm start makes one',
  42501: ({ text }) =>
    `The user of DATABASE_URL may not do that (${text}); make it the owner of the database, and for the tests give it CREATEDB`,
  55006: ({ text }) => `${text}; end the other connections and try again`,
}

function findCode(text) {
  if (/no space left on device/i.test(text)) return 'ENOSPC'
  if (/client password must be a string/.test(text)) return 'NO_PASSWORD'
  return text.match(/\bE[A-Z_]{3,}\b/g)?.find((code) => reasons[code])
}

/** Nobody can do anything about these but us, and we need to know where. */
function isBug(failure) {
  return [TypeError, ReferenceError, RangeError, SyntaxError].some(
    (kind) => failure instanceof kind,
  )
}

/** Of npm what it says itself, not where it says more. */
function lastLine(text) {
  const lines = text.trim().split('\n')
  const telling = lines.filter((line) => !/^npm error( A complete log.*)?$/.test(line.trimEnd()))
  return (telling.at(-1) ?? '').replace(/^npm error /, '')
}

/** Where a database is, without the password. */
function describe(databaseUrl) {
  if (!databaseUrl || !URL.canParse(databaseUrl)) return databaseUrl && 'DATABASE_URL'
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl)
  return `${searchParams.get('host') ?? (hostname || 'localhost')}${port ? `:${port}` : ''}${pathname}`
}
