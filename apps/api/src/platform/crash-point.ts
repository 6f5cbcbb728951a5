/**
 * The borders between a transaction and the world outside: where a killed process leaves one side
 * done and the other not. A test names one in `CRASH_POINT`, and the process dies there at once,
 * without a word to anybody; otherwise a point does nothing. Production refuses the setting.
 */
export const crashPoints = [
  'payment.written',
  'payment.created',
  'payment.asked',
  'payment.settled',
  'payment.canceled',
  'webhook.stored',
  'webhook.settled',
  'reverse.approved',
  'reverse.moved',
  'reverse.started',
  'refund.sent',
  'refund.answered',
  'refund.finished',
  'reverse.finished',
  'capture.sent',
  'capture.answered',
  'capture.finished',
  'capture.released',
  'withdrawal.saved',
  'withdrawal.matched',
  'order.placed',
  'order.shipped',
  'invoice.drawn',
  'goods.imported',
  'prices.changed',
  'program.told',
] as const
export type CrashPoint = (typeof crashPoints)[number]

let armed: string | undefined

/** Throws for a name that is no point: a test that arms nothing proves nothing. */
export function armCrashPoint(name: string | undefined): void {
  if (name !== undefined && !(crashPoints as readonly string[]).includes(name))
    throw new Error(`CRASH_POINT: there is no point ${name}`)
  armed = name
}

export function crashAt(point: CrashPoint): void {
  if (armed === point) process.kill(process.pid, 'SIGKILL')
}
