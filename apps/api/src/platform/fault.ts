/**
 * The borders between a transaction and the world outside: where a killed process leaves one side done and the other not. A test names one in
 * `FAULT`, and the process dies there at once, without a word to anybody; otherwise a point does nothing. Production refuses the setting.
 */
export const faultPoints = [
  'payment.written',
  'payment.created',
  'payment.asked',
  'payment.settled',
  'payment.canceled',
  'webhook.stored',
  'webhook.settled',
  'reverse.approved',
  'reverse.started',
  'refund.sent',
  'refund.answered',
  'refund.finished',
  'reverse.finished',
  'order.placed',
  'order.shipped',
] as const
export type FaultPoint = (typeof faultPoints)[number]

let armed: string | undefined

/** Throws for a name that is no point: a test that arms nothing proves nothing. */
export function armFault(name: string | undefined): void {
  if (name !== undefined && !(faultPoints as readonly string[]).includes(name))
    throw new Error(`FAULT: there is no point ${name}`)
  armed = name
}

export function fault(point: FaultPoint): void {
  if (armed === point) process.kill(process.pid, 'SIGKILL')
}
