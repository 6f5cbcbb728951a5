import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * How fast a body has to come. `wholeMs`: an ordinary one is there. Of an upload `leastBytes` come
 * in each `windowMs`.
 */
export type BodyPace = {
  readonly wholeMs: number
  readonly windowMs: number
  readonly leastBytes: number
}

/**
 * 4 KB a second, over ten: a telephone in a lift may stall for a moment, a line that is only held
 * open may not.
 */
const PACE: BodyPace = { wholeMs: 15_000, windowMs: 10_000, leastBytes: 40_000 }

/**
 * A body that comes drop by drop holds a connection for so long and no longer. Those of at most
 * `shortBytes` are short ones.
 */
export function demandPace(app: FastifyInstance, shortBytes: number, pace = PACE): void {
  const timers = new WeakMap<FastifyRequest['raw'], NodeJS.Timeout>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.raw.complete)
      timers.set(
        request.raw,
        request.routeOptions.bodyLimit <= shortBytes
          ? cutAfter(request.raw, pace.wholeMs)
          : cutWhenSlow(request.raw, pace),
      )
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    clearTimeout(timers.get(request.raw))
    // Answered before the body was there: the rest of it is read and thrown away, but not for long.
    // A request that no line brought says nothing of it.
    if (request.raw.complete === false) cutWhileOpen(request.raw, pace)
    done()
  })
}

/**
 * The body of a request that is answered already. Nearly always it comes at once: left to run, the
 * timers of a flood keep all its requests of the last seconds in memory.
 */
export function cutWhileOpen(raw: FastifyRequest['raw'], { wholeMs } = PACE): void {
  const timer = cutAfter(raw, wholeMs)
  raw.once('close', () => clearTimeout(timer))
}

function cutAfter(raw: FastifyRequest['raw'], wholeMs: number): NodeJS.Timeout {
  return setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, wholeMs).unref()
}

function cutWhenSlow(
  raw: FastifyRequest['raw'],
  { windowMs, leastBytes }: BodyPace,
): NodeJS.Timeout {
  let before = raw.socket.bytesRead
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(timer)
    const came = raw.socket.bytesRead - before
    before = raw.socket.bytesRead
    // Bytes that wait here were not read yet: then it is us who are slow.
    if (came < leastBytes && raw.readableLength === 0) raw.destroy()
  }, windowMs).unref()
  return timer
}
