import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@galleria/contract/refusals'
import { cutWhileOpen } from './body-pace.ts'
import { defineCounter } from './counters.ts'
import type { Env } from './env.ts'
import { networkOf } from './network.ts'
import { lengthOf, MAX_BODY } from './odd-requests.ts'

/**
 * Files that lie there, what a balancer asks, and providers, who send in bursts and sign what they
 * send: a tenth of a call's work and less.
 */
const FILE_PATH =
  /^\/(?:assets|backoffice|docs\/static|pictures|films|files|health|webhooks|favicon|mail-logo)\b/
/** Of these, the ones whose answer is in the database. */
const ASKS_DATABASE = /^\/(?:files|webhooks)\b/
/**
 * Of one network, in so many seconds; all of it may come at once. A school at one address opens
 * twenty pages a second, and a class that begins together a hundred; on the first of them each has
 * some sixty files.
 */
const CALLS = { most: 120, seconds: 6 }
const FILES = { most: 3_000, seconds: 30 }
/**
 * So many of a network are worked on, the others wait. Of eight connections to the database and two
 * cores a wave from one network leaves most to everybody else; a page asks for no more than that at
 * once.
 */
const AT_A_TIME = { asking: 2, lyingThere: 8 }
/**
 * Where more than so many wait, one at a time, and the first time nothing for a moment: so a wave
 * of two thousand a second is known for a flood before any more of it has begun, and a class waits
 * this moment longer.
 */
const LONG_LINE = 20
const LOOK_MS = 300
/**
 * Whoever has not been answered after so long waits for a provider or still sends: then the next
 * begins.
 */
const TURN_MS = 500

/**
 * A refused request takes this much of what a served one takes. Whoever sends a little more than
 * there is loses nothing by it; of ten times as much nothing is served until it ends: else those
 * twenty a second, all of them the dearest that there are, went on beside everybody else.
 */
const REFUSED_COSTS = 0.1
/**
 * So that whoever waits for the two seconds of the refusal is served, whatever they sent before.
 */
const LONGEST_DEBT_MS = 1_900
/**
 * With a debt of so long nobody reads what they are told, and it need not be said in their
 * language.
 */
const FAR_BEYOND_MS = 500
const SHORT_ANSWER = Buffer.from('Too many requests\n')
const SHORT_HEADERS = {
  'retry-after': '2',
  'content-type': 'text/plain',
  'content-length': SHORT_ANSWER.length,
}
const LAST_HEADERS = { ...SHORT_HEADERS, connection: 'close' }
const shortly = defineCounter({
  name: 'mall_requests_refused_total',
  help: 'Requests of networks known for a flood, answered 429 before anything else was done with them',
  labels: ['by'],
  begin: [{ by: 'flood' }],
})

/**
 * One for all: a moment is always enough, and thrown two thousand times a second it needs no stack
 * of its own.
 */
const TOO_FAST = refuse('429', { retryAfter: 2 })

export type Floods = ReturnType<typeof openFloods>

/**
 * Flood protection only, of calls and pages alike; the limits that guard people and money are in
 * the database.
 */
export function openFloods({
  patience,
  processes,
  trustProxy,
}: Pick<Env, 'patience' | 'processes' | 'trustProxy'>) {
  // Each process sees its part of what a network sends, and lets its part of it in.
  const share = patience / processes
  const [calls, files] = [openBucket(CALLS, share), openBucket(FILES, share)]
  const asking = openLines({ most: AT_A_TIME.asking, longest: FILES.most, looks: true }, share)
  const lyingThere = openLines(
    { most: AT_A_TIME.lyingThere, longest: FILES.most, looks: false },
    share,
  )
  const isTrusted = trustProxy.length > 0 ? proxyAddr.compile([...trustProxy]) : () => false
  return {
    /**
     * First of all that Fastify does with a request: what is refused here has cost a look at its
     * address, no cookie, no body, no statement.
     */
    async admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
      const network = networkOf(request.ip)
      const isFile = FILE_PATH.test(request.url)
      const lines = isFile && !ASKS_DATABASE.test(request.url) ? lyingThere : asking
      if (take(isFile ? files : calls, network) === 'within') {
        if ((await lines.waitForTurn(network, reply.raw)) === 'its turn') return undefined
      }
      // What waits was admitted a moment before it showed what it is part of.
      else lines.refuseWaiting(network)
      reply.hijack()
      answerShortly(request.raw, reply.raw)
      return reply
    },
    /** What takes twenty times the work of a call counts twice: a page that has to be rendered. */
    countTwice(request: FastifyRequest): void {
      if (take(calls, networkOf(request.ip)) === 'far beyond') throw TOO_FAST
    },
    /**
     * Before Fastify hears of a request: true where it came from a network that is known for a
     * flood, and is answered. A quarter of the work. Of whoever floods the mall with calls not even
     * files are served: there is no page that needs them.
     */
    answersFirst(request: IncomingMessage, answer: ServerResponse): boolean {
      const network = networkOf(proxyAddr(request, isTrusted))
      const bucket = FILE_PATH.test(request.url ?? '') ? files : calls
      if (!isFlooding(bucket, network) && !isFlooding(calls, network)) return false
      bucket.take(network)
      shortly.add({ by: 'flood' })
      answerShortly(request, answer)
      if (lengthOf(request) > 0) cutWhileOpen(request)
      return true
    },
  }
}

/**
 * What a server of Node does first with each request; without one, as in tests that inject theirs,
 * Fastify's hook does the same.
 */
const floodsOf = new WeakMap<object, Floods>()
export function refuseFloods(app: FastifyInstance, floods: Floods): void {
  floodsOf.set(app.server, floods)
  app.addHook('onRequest', floods.admit)
}
export function countTwice(request: FastifyRequest): void {
  floodsOf.get(request.server.server)?.countTwice(request)
}

/**
 * Past Fastify's own way of sending: no hook, no text, no serialiser. What comes of a body is
 * thrown away by Node; a large one ends its connection.
 */
function answerShortly(request: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(429, lengthOf(request) > MAX_BODY ? LAST_HEADERS : SHORT_HEADERS)
  answer.end(request.method === 'HEAD' ? undefined : SHORT_ANSWER)
}

const isFlooding = (bucket: Bucket, network: string) => bucket.debtOf(network) > FAR_BEYOND_MS

function take(bucket: Bucket, network: string): 'within' | 'far beyond' {
  if (bucket.take(network)) return 'within'
  if (isFlooding(bucket, network)) return 'far beyond'
  throw TOO_FAST
}

/** Of whoever waits in line: they are worked on, or belong to a flood. */
type Turn = 'its turn' | 'none'
type Waiting = { begin(): void; refuse(): void }
type Line = {
  atWork: number
  readonly waiting: Set<Waiting>
  /** Whether what comes is a flood. */ look?: 'looking' | 'seen'
}

type Limits = {
  readonly most: number
  readonly longest: number
  /** The files of one page come at once, too, and are not held up. */ readonly looks: boolean
}

/**
 * A line per network, so that a wave of requests delays those of its own network and nobody else's
 * by more than a few.
 */
function openLines({ most, longest, looks }: Limits, share: number) {
  const lines = new Map<string, Line>()
  const mayBegin = ({ atWork, waiting, look }: Line) =>
    look !== 'looking' && atWork < (waiting.size > LONG_LINE * share ? 1 : most * share)
  const beginNext = (line: Line) => {
    for (const next of line.waiting) {
      if (!mayBegin(line)) return
      line.waiting.delete(next)
      line.atWork += 1
      next.begin()
    }
  }
  const lookAt = (network: string, line: Line) => {
    line.look = 'looking'
    setTimeout(() => {
      line.look = 'seen'
      beginNext(line)
      closeIdle(network, line)
    }, LOOK_MS).unref()
  }
  const closeIdle = (network: string, line: Line) => {
    const { atWork, waiting } = line
    if (atWork > 0 || waiting.size > 0) return
    if (lines.get(network) === line) lines.delete(network)
  }
  return {
    async waitForTurn(network: string, answer: ServerResponse): Promise<Turn> {
      const line = lines.get(network) ?? { atWork: 0, waiting: new Set() }
      lines.set(network, line)
      if (mayBegin(line)) line.atWork += 1
      else {
        if (line.waiting.size >= longest * share) throw TOO_FAST
        const turn = await new Promise<Turn>((resolve) => {
          const waiting = { begin: () => resolve('its turn'), refuse: () => resolve('none') }
          line.waiting.add(waiting)
          // Whoever hangs up while waiting leaves the line, and nothing is done for them.
          answer.once('close', () => line.waiting.delete(waiting))
          if (looks && !line.look && line.waiting.size > LONG_LINE * share) lookAt(network, line)
        })
        if (turn === 'none') return turn
      }
      let hasTurn = true
      const endTurn = () => {
        if (!hasTurn) return
        hasTurn = false
        clearTimeout(timer)
        line.atWork -= 1
        beginNext(line)
        closeIdle(network, line)
      }
      const timer = setTimeout(endTurn, TURN_MS).unref()
      finished(answer, endTurn)
      return 'its turn'
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

type Bucket = ReturnType<typeof openBucket>

/**
 * Counts so that what may come again comes one by one: with a window that ends for everything at
 * once, whoever floods the mall sends a wave into it at each beginning. Per network (or key of a
 * program) one number, the moment at which all that was taken has come back (the generic cell rate
 * algorithm).
 */
export function openBucket({ most, seconds }: typeof CALLS, share: number) {
  const windowMs = seconds * 1000
  const each = windowMs / (most * share)
  const fullAt = new Map<string, number>()
  let added = 0
  const owedBy = (network: string, now: number) => Math.max((fullAt.get(network) ?? 0) - now, 0)
  return {
    /** Takes one of what there is; false where there is none, which costs a little, too. */
    take(network: string): boolean {
      const now = performance.now()
      const before = owedBy(network, now)
      if (before + each > windowMs) {
        fullAt.set(
          network,
          now + Math.min(before + each * REFUSED_COSTS, windowMs + LONGEST_DEBT_MS),
        )
        return false
      }
      fullAt.set(network, now + before + each)
      if ((added += 1) % SWEEP_EACH === 0)
        for (const [other, at] of fullAt) if (at <= now) fullAt.delete(other)
      return true
    },
    /** In milliseconds: how long it takes until the next one is there. */
    debtOf: (network: string) => Math.max(owedBy(network, performance.now()) + each - windowMs, 0),
  }
}
