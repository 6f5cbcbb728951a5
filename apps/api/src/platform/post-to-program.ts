import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { NotPublic, resolvePublic, type Look, type Reach } from './public-address.ts'
import { traced } from './tracing.ts'

/**
 * One message to a program that is not ours and whose address somebody else chose. Only to the
 * addresses that were looked at: the connection is made to what was resolved here, so that a name
 * cannot lead somewhere else a moment later. No redirects, a time limit for the whole, and of the
 * answer its beginning.
 */
export type PostAnswer = {
  readonly outcome: 'TAKEN' | 'ANSWERED' | 'REDIRECTED' | 'TIMED_OUT' | 'NOT_REACHED' | 'NOT_PUBLIC'
  readonly http: number | null
  readonly ms: number
  readonly answer: string
}
type Post = {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly timeoutMs: number
  /** So many signs of the answer are kept. */
  readonly keep: number
  readonly mayReach: Reach
  /** Whom to ask for the addresses of a name, where that is not the network. */
  readonly look?: Look
}

export async function postToProgram(url: string, post: Post): Promise<PostAnswer> {
  const { host } = new URL(url)
  const began = performance.now()
  const after = () => Math.round(performance.now() - began)
  try {
    const { http, text } = await traced('client', `POST ${host}`, { 'server.address': host }, () =>
      postOnce(url, post),
    )
    return { outcome: outcomeOf(http), http, ms: after(), answer: tidy(text, post.keep) }
  } catch (error) {
    return { outcome: failureOf(error), http: null, ms: after(), answer: '' }
  }
}

function outcomeOf(http: number): PostAnswer['outcome'] {
  if (http >= 200 && http < 300) return 'TAKEN'
  return http >= 300 && http < 400 ? 'REDIRECTED' : 'ANSWERED'
}

function failureOf(error: unknown): PostAnswer['outcome'] {
  if (error instanceof NotPublic) return 'NOT_PUBLIC'
  const { name } = error as Error
  return name === 'TimeoutError' || name === 'AbortError' ? 'TIMED_OUT' : 'NOT_REACHED'
}

async function postOnce(url: string, post: Post): Promise<{ http: number; text: string }> {
  const target = new URL(url)
  const signal = AbortSignal.timeout(post.timeoutMs)
  const addresses = await Promise.race([
    resolvePublic(target.hostname, post.mayReach, post.look),
    ended(signal),
  ])
  const pinned: LookupFunction = (_host, options, done) => {
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  }
  const send = target.protocol === 'https:' ? requestHttps : requestHttp
  const body = Buffer.from(post.body)
  return new Promise((resolve, reject) => {
    const request = send(
      target,
      {
        method: 'POST',
        agent: false,
        lookup: pinned,
        signal,
        headers: { ...post.headers, 'content-length': body.length },
      },
      (response) =>
        readBeginning(response, post.keep).then(
          (text) => resolve({ http: response.statusCode ?? 0, text }),
          reject,
        ),
    )
    const fail = (error: Error) => reject(signal.aborted ? signal.reason : error)
    request.on('error', fail)
    // Who wants to speak another protocol is not spoken with; the request ends without a word of
    // its own then.
    request.on('upgrade', (_response, socket) => {
      socket.destroy()
      fail(new Error('another protocol'))
    })
    request.on('close', () => fail(new Error('closed without an answer')))
    signal.addEventListener('abort', () => fail(new Error('too late')), { once: true })
    request.end(body)
  })
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Until there is enough of it; the rest is not waited for. */
async function readBeginning(response: IncomingMessage, keep: number): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response) {
    parts.push(part as Buffer)
    bytes += (part as Buffer).length
    if (bytes >= 4 * keep) break
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Signs that neither the database keeps nor a screen shows. */
function tidy(text: string, keep: number): string {
  return text
    .replaceAll(/[\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, keep)
    .toWellFormed()
}
