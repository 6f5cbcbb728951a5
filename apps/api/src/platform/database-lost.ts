/**
 * The database could not be reached, hung up, or gave the request up before its time: nobody's
 * fault but a moment's. It is answered with 503, and the same request may be sent again.
 */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost'
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/**
 * Classes of SQLSTATE (PostgreSQL, appendix A): connection exceptions, no resources left, stopped
 * by somebody, an error outside of PostgreSQL.
 */
const LOST_CLASSES = new Set(['08', '53', '57', '58'])
/**
 * One of another class: a transaction that sat idle for too long is ended together with its
 * connection.
 */
const IDLE_IN_TRANSACTION = '25P03'
/** What a socket, the name service and the file system of a unix socket say. */
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOENT',
  'EACCES',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
  'ERR_STREAM_DESTROYED',
  'ERR_SOCKET_CLOSED',
])
/** pg says these without a code. */
const PG_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/

/** Whether an error of pg means that the connection is gone, not that the statement was wrong. */
export function isDatabaseLost(error: unknown): boolean {
  if (error instanceof DatabaseLost) return true
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return PG_MESSAGES.test(error.message)
  return (
    SOCKET_CODES.has(code) ||
    code === IDLE_IN_TRANSACTION ||
    (code.length === 5 && LOST_CLASSES.has(code.slice(0, 2)))
  )
}

/**
 * For `.catch`: the error as it is, or the connection's loss, whatever the socket or the server
 * called it.
 */
export function throwLost(error: unknown): never {
  throw isDatabaseLost(error) && !(error instanceof DatabaseLost) ? new DatabaseLost(error) : error
}
