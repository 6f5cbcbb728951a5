import { Agent, request, type IncomingMessage } from 'node:http'
import sharp from 'sharp'
import { answerParent } from './child.ts'

/**
 * So many requests of each kind in a thousand: what a shop is asked on a usual day, and the two
 * things that cost most memory each.
 */
const MIX = {
  publicPage: 500,
  ownPage: 80,
  call: 230,
  picture: 180,
  upload: 4,
  signIn: 6,
} as const
type Kind = keyof typeof MIX

export type Shopping = {
  url: string
  perSecond: number
  seconds: number
  publicPages: readonly string[]
  /** Cookies of storefronts and languages. */
  places: readonly string[]
  pictures: readonly string[]
  itemIds: readonly number[]
  /** Cookies of people who are signed in. */
  members: readonly string[]
  /** Mail addresses of people with the demo's password. */
  accounts: readonly string[]
}
export type Shopped = {
  /** What was asked for, and what was left out because so many answers were waited for already. */
  count: number
  skipped: number
  /** From the first request to the last answer. */
  seconds: number
  p50: Record<Kind, number>
  /** By kind and status, where it was not 200. */
  failed: Record<string, number>
}

const OWN_PAGES = ['/buyer/orders', '/cart', '/buyer/index', '/buyer/addresses']
/** So many at once at most, as the proxy in front of a mall lets through. */
const AT_ONCE = 64
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
/** Of five requests for a page four are for one of these: the first of the list. */
const POPULAR = 12

/**
 * As many requests a second as asked for, whatever the answers take: a server that falls behind
 * gets no rest. What a proxy would not let through is left out, or a busy machine would be at it
 * for hours.
 */
answerParent<Shopping>(async (shopping) => {
  const photo = await takePhoto()
  const kinds = Object.entries(MIX).flatMap(([kind, share]) =>
    Array<Kind>(share).fill(kind as Kind),
  )
  const times: Record<string, number[]> = {}
  const failed: Record<string, number> = {}
  const under: Promise<void>[] = []
  const begin = performance.now()
  let [count, skipped, waiting] = [0, 0, 0]
  for (; performance.now() - begin < shopping.seconds * 1000; count += 1) {
    const due = begin + (count * 1000) / shopping.perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    if (waiting >= AT_ONCE) {
      skipped += 1
      continue
    }
    waiting += 1
    // 373 and 1000 share no factor: a thousand requests take every kind as often as the mix says,
    // well shuffled.
    const kind = kinds[(count * 373) % kinds.length] as Kind
    const start = performance.now()
    under.push(
      ask(shopping, kind, count, photo)
        .then(
          (status) => {
            ;(times[kind] ??= []).push(performance.now() - start)
            if (status !== 200) note(failed, `${kind} ${status}`)
          },
          (error: Error) => note(failed, `${kind} ${error.message}`),
        )
        .finally(() => (waiting -= 1)),
    )
  }
  await Promise.all(under)
  const p50 = Object.fromEntries(
    Object.entries(times).map(([kind, all]) => [
      kind,
      all.toSorted((a, b) => a - b)[all.length >> 1],
    ]),
  )
  return { count, skipped, seconds: (performance.now() - begin) / 1000, p50, failed }
})

function note(failed: Record<string, number>, what: string): void {
  failed[what] = (failed[what] ?? 0) + 1
}

function ask(shopping: Shopping, kind: Kind, number: number, photo: Buffer): Promise<number> {
  const turn = number * 7919 + Math.floor(number / 1000)
  const pick = <One>(list: readonly One[]): One => list[turn % list.length] as One
  const member = pick(shopping.members)
  switch (kind) {
    case 'publicPage':
      return send(shopping, number, {
        path: pick(
          number % 5 === 0 ? shopping.publicPages : shopping.publicPages.slice(0, POPULAR),
        ),
        cookie: shopping.places[number % shopping.places.length] ?? '',
      })
    case 'ownPage':
      return send(shopping, number, { path: pick(OWN_PAGES), cookie: member })
    case 'picture':
      return send(shopping, number, { path: pick(shopping.pictures) })
    case 'call':
      return number % 2 === 0
        ? sendJson(shopping, number, '/sapi/mall-item/item/detail', { id: pick(shopping.itemIds) })
        : sendJson(
            shopping,
            number,
            '/sapi/mall-order/web/order/pageTradeOrderForBuyer',
            { pageNo: 1, pageSize: 5 },
            member,
          )
    case 'signIn':
      return sendJson(shopping, number, '/auth/web/user/login', {
        account: pick(shopping.accounts),
        password: 'galleria-demo',
      })
    case 'upload':
      return send(shopping, number, {
        path: '/sapi/mall-content/web/file/upload',
        cookie: member,
        type: 'multipart/form-data; boundary=bench',
        body: formOf(photo),
      })
  }
}

function sendJson(
  shopping: Shopping,
  number: number,
  path: string,
  body: object,
  cookie = '',
): Promise<number> {
  return send(shopping, number, {
    path,
    cookie,
    type: 'application/json',
    body: Buffer.from(JSON.stringify(body)),
  })
}

type Sending = { path: string; cookie?: string; type?: string; body?: Buffer }

function send(
  { url }: Shopping,
  number: number,
  { path, cookie = '', type, body }: Sending,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(path, url),
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: {
          accept: body ? '*/*' : 'text/html,image/webp',
          'accept-encoding': 'gzip, deflate, br',
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
          // From many addresses, as behind a proxy: the flood protection counts by them.
          'x-forwarded-for': `10.1.${(number >> 8) & 255}.${number & 255}`,
          ...(cookie ? { cookie } : {}),
          ...(body ? { origin: url, 'content-type': type, 'content-length': body.length } : {}),
        },
      },
      (answer: IncomingMessage) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
        answer.once('error', reject)
      },
    )
    outgoing.once('error', reject).end(body)
  })
}

/** Twelve megapixels, as a phone takes them. */
function takePhoto(): Promise<Buffer> {
  return sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer()
}

function formOf(photo: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(
      '--bench\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nreview\r\n--bench\r\ncontent-disposition: form-data; name="file"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
    ),
    photo,
    Buffer.from('\r\n--bench--\r\n'),
  ])
}
