import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@galleria/contract/refusals'
import { networkOf } from './network.ts'
import { lengthOf, MAX_BODY } from './odd-requests.ts'

/** Files that lie there, what a balancer asks, and providers, who send in bursts and sign what they send: a tenth of a call's work and less. */
const FILE_PATH =
  /^\/(?:assets|backoffice|docs\/static|pictures|films|files|health|webhooks|favicon)\b/
/** Of these, the ones whose answer is in the database. */
const ASKS_DATABASE = /^\/(?:files|webhooks)\b/
/** Of one network, in so many seconds; all of it may come at once. A school at one address opens twenty pages a second, and a class that begins together a hundred; on the first of them each has some sixty files. */
const CALLS = { most: 120, seconds: 6 }
const FILES = { most: 3_000, seconds: 30 }
/**
 * So many of a network are worked on, the others wait. Of eight connections to the database and two cores a wave from one network leaves most to
 * everybody else; a page asks for no more than that at once.
 */
const AT_A_TIME = { asking: 2, lyingThere: 8 }
/** Where more than so many wait, one at a time: so a wave is known for a flood before much of it has begun, and of a class nobody waits longer by it than a moment. */
const LONG_LINE = 20
/** Whoever has not been answered after so long waits for a provider or still sends: then the next begins. */
const TURN_MS = 500

/**
 * A refused request takes this much of what a served one takes. Whoever sends a little more than there is loses nothing by it; of ten times as
 * much nothing is served until it ends: else those twenty a second, all of them the dearest that there are, went on beside everybody else.
 */
const REFUSED_COSTS = 0.1
/** So that whoever waits for the two seconds of the refusal is served, whatever they sent before. */
const LONGEST_DEBT_MS = 1_900
/** With a debt of so long nobody reads what they are told, and it need not be said in their language. */
const FAR_BEYOND_MS = 1_000
const SHORT_ANSWER = Buffer.from('Too many requests\n')

/** One for all: a moment is always enough, and thrown two thousand times a second it needs no stack of its own. */
const TOO_FAST = refuse('429', { retryAfter: 2 })

type Count = (request: FastifyRequest) => Promise<'within' | 'far beyond'>
const limits = new WeakMap<object, Count>()

/**
 * Flood protection only, of calls and pages alike; the limits that guard people and money are in the database. First of all that is done with
 * a request: what is refused here has cost a look at its address, no cookie, no body, no statement.
 */
export async function refuseFloods(app: FastifyInstance, patience: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: Buckets as unknown as FastifyRateLimitStoreCtor,
  })
  const [calls, files] = [openLimit(app, CALLS, patience), openLimit(app, FILES, patience)]
  const asking = openLines(AT_A_TIME.asking, FILES.most, patience)
  const lyingThere = openLines(AT_A_TIME.lyingThere, FILES.most, patience)
  limits.set(app.server, calls)
  app.addHook('onRequest', async (request, reply) => {
    const isFile = FILE_PATH.test(request.url)
    const lines = isFile && !ASKS_DATABASE.test(request.url) ? lyingThere : asking
    if ((await (isFile ? files : calls)(request)) === 'far beyond') {
      // What waits was admitted a moment before it showed what it is part of.
      lines.refuseWaiting(networkOf(request.ip))
      return answerShortly(request, reply)
    }
    await lines.waitForTurn(networkOf(request.ip), reply.raw)
  })
}

/** What takes twenty times the work of a call counts twice: a page that has to be rendered. */
export async function countTwice(request: FastifyRequest): Promise<void> {
  if ((await limits.get(request.server.server)?.(request)) === 'far beyond') throw TOO_FAST
}

/** Past Fastify's own way of sending: no hook, no text, no serialiser. What comes of a body is thrown away by Node; a large one ends its connection. */
function answerShortly(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.writeHead(429, {
    'retry-after': '2',
    'content-type': 'text/plain',
    'content-length': SHORT_ANSWER.length,
    ...(lengthOf(request.raw) > MAX_BODY ? { connection: 'close' } : {}),
  })
  reply.raw.end(request.method === 'HEAD' ? undefined : SHORT_ANSWER)
  return reply
}

function openLimit(app: FastifyInstance, { most, seconds }: typeof CALLS, patience: number): Count {
  const limit = app.createRateLimit({
    max: most * patience,
    timeWindow: seconds * 1000,
    keyGenerator: (request) => networkOf(request.ip),
  })
  return async (request) => {
    const counted = await limit(request)
    if (counted.isAllowed || !counted.isExceeded) return 'within'
    if (counted.ttl > FAR_BEYOND_MS) return 'far beyond'
    throw TOO_FAST
  }
}

type Waiting = { begin(): void; refuse(): void }
type Line = { atWork: number; readonly waiting: Set<Waiting> }

/** A line per network, so that a wave of requests delays those of its own network and nobody else's by more than a few. */
function openLines(most: number, longest: number, patience: number) {
  const lines = new Map<string, Line>()
  const mayBegin = ({ atWork, waiting }: Line) =>
    atWork < (waiting.size > LONG_LINE * patience ? 1 : most * patience)
  const beginNext = (line: Line) => {
    for (const next of line.waiting) {
      if (!mayBegin(line)) return
      line.waiting.delete(next)
      line.atWork += 1
      next.begin()
    }
  }
  return {
    async waitForTurn(network: string, answer: ServerResponse): Promise<void> {
      const line = lines.get(network) ?? { atWork: 0, waiting: new Set() }
      lines.set(network, line)
      if (mayBegin(line)) line.atWork += 1
      else {
        if (line.waiting.size >= longest * patience) throw TOO_FAST
        await new Promise<void>((resolve, reject) => {
          const waiting = { begin: resolve, refuse: () => reject(TOO_FAST) }
          line.waiting.add(waiting)
          // Whoever hangs up while waiting leaves the line, and nothing is done for them.
          answer.once('close', () => line.waiting.delete(waiting))
        })
      }
      let hasTurn = true
      const endTurn = () => {
        if (!hasTurn) return
        hasTurn = false
        clearTimeout(timer)
        line.atWork -= 1
        beginNext(line)
        if (line.atWork === 0) lines.delete(network)
      }
      const timer = setTimeout(endTurn, TURN_MS).unref()
      finished(answer, endTurn)
    },
    refuseWaiting(network: string): void {
      const waiting = lines.get(network)?.waiting
      if (!waiting?.size) return
      for (const { refuse } of waiting) refuse()
      waiting.clear()
    },
  }
}

const SWEEP_EACH = 1_000

/**
 * Counts so that what may come again comes one by one: with a window that ends for everything at once, whoever floods the mall sends a wave into
 * it at each beginning. Per key one number, the moment at which all that was taken has come back (the generic cell rate algorithm).
 */
function Buckets(): FastifyRateLimitStore {
  const fullAt = new Map<string, number>()
  let added = 0
  return {
    incr(key, done, timeWindow, max) {
      const now = performance.now()
      const each = timeWindow / max
      const before = Math.max((fullAt.get(key) ?? 0) - now, 0)
      const taken = before + each
      if (taken > timeWindow) {
        const owed = Math.min(before + each * REFUSED_COSTS, timeWindow + LONGEST_DEBT_MS)
        fullAt.set(key, now + owed)
        return done(null, { current: max + 1, ttl: taken - timeWindow })
      }
      fullAt.set(key, now + taken)
      if ((added += 1) % SWEEP_EACH === 0)
        for (const [other, at] of fullAt) if (at <= now) fullAt.delete(other)
      return done(null, { current: Math.ceil(taken / each), ttl: taken })
    },
    child: Buckets,
  }
}
