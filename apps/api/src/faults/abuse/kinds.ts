import sharp from 'sharp'
import { captchaAnswer } from '#modules/account/sign-in/captcha.ts'
import { readEnv } from '#platform/env.ts'
import { multipart } from '../../hostile/make-files.ts'
import { makePdf } from '../../testing/document-steps.ts'
import { hamburg } from '../../testing/shop-steps.ts'
import { skus } from '../../testing/small-catalogue.ts'
import { person, type Person } from '../run-process.ts'
import { signIn } from '../patient-shopper.ts'
import { RANDOM, type AbuseKind } from './abuse.ts'

/** The visitor without manners: one address, and as many cookies as it likes. */
export const ABUSER = '203.0.113.66'
/** Where the mails of its orders go. */
export const VICTIM = 'victim@galleria.test'
/** Each with a cart and a quote, ready to hold goods that nobody pays. */
const GUESTS = 12
const PIECES = 90
const CAPTCHAS = 24
const { secret } = readEnv({ DATABASE_URL: 'postgres://nowhere/none' })

type Sent = {
  readonly who?: Person
  readonly body?: object | string | Buffer
  readonly type?: string
}

type Guest = Awaited<ReturnType<typeof fillCart>>
type Request = (line: string, sent?: Sent) => Buffer

/**
 * Everything that costs a mall something, as whole requests; some are good for once, some for ever.
 * What is prepared is spread over its processes.
 */
export async function prepareAbuse(
  urls: readonly [string, ...string[]],
): Promise<readonly AbuseKind[]> {
  const [url] = urls
  const urlOf = (_: unknown, nth: number) => urls[nth % urls.length] ?? url
  const request: Request = (line, sent = {}) => write(url, line, sent)
  const member = await signIn(person(url, ABUSER), 'ben@galleria.test')
  const guests = await Promise.all(Array.from({ length: GUESTS }, urlOf).map(fillCart))
  const captchas = await Promise.all(Array.from({ length: CAPTCHAS }, urlOf).map(solveCaptcha))
  return [
    { name: 'stock', share: 20, requests: guests.flatMap((guest) => holdGoods(request, guest)) },
    {
      name: 'mails',
      share: 15,
      requests: captchas.map((captcha) =>
        request('POST /auth/web/user/signup-send-code', {
          body: { email: `victim-${RANDOM}@galleria.test`, ...captcha },
        }),
      ),
    },
    {
      name: 'sign-in',
      share: 15,
      requests: [
        { account: 'anna@galleria.test', password: RANDOM },
        { account: `${RANDOM}@galleria.test`, password: 'galleria-demo' },
      ].map((body) => request('POST /auth/web/user/login', { body })),
    },
    {
      name: 'search',
      share: 20,
      requests: [
        request('POST /sapi/mall-item/item/search', { body: { keyword: RANDOM } }),
        request(`GET /search?keyword=${RANDOM}`),
      ],
    },
    {
      name: 'captchas',
      share: 8,
      requests: [
        request('POST /auth/web/captcha/create', { body: {} }),
        request('POST /auth/web/captcha/work', {
          body: { token: RANDOM, nonces: Array.from({ length: 8 }, (_, nonce) => nonce) },
        }),
      ],
    },
    { name: 'uploads', share: 4, requests: await sendFiles(request, member, guests) },
    {
      name: 'large bodies',
      share: 2,
      requests: [200, 300].map((kilobytes) =>
        request('POST /sapi/mall-item/item/search', {
          body: { keyword: 'x'.repeat(kilobytes * 1024) },
        }),
      ),
    },
    {
      name: 'files',
      share: 16,
      requests: [
        request('GET /health/ready'),
        request('GET /files/fil_01h455vb4pex5vsknk084sn02q.webp'),
        request('GET /pictures/nothing-320.webp'),
        request('GET /favicon.ico'),
        request('POST /webhooks/mockpay', { body: { id: RANDOM } }),
      ],
    },
  ]
}

function holdGoods(request: Request, { who, quoteId, ...choice }: Guest): Buffer[] {
  return [
    request('POST /sapi/mall-order/cartline/create', {
      who,
      body: { skuId: skus.lamp, skuQty: PIECES },
    }),
    request('POST /sapi/mall-order/web/order/renderTradeContract', { who, body: choice }),
    request('POST /sapi/mall-order/web/order/createTradeContract', {
      who,
      body: { ...choice, quoteId },
    }),
  ]
}

async function sendFiles(
  request: Request,
  member: Person,
  guests: readonly Guest[],
): Promise<Buffer[]> {
  const picture = multipart([
    { name: 'purpose', content: 'review' },
    { name: 'file', fileName: 'a.jpg', type: 'image/jpeg', content: await largePhoto() },
  ])
  const pdf = multipart([
    {
      name: 'file',
      fileName: 'a.pdf',
      type: 'application/pdf',
      content: makePdf({ bytes: 200_000 }),
    },
  ])
  const photo = request('POST /sapi/mall-content/web/file/upload', {
    who: member,
    body: picture.body,
    type: picture.contentType,
  })
  return guests.flatMap(({ who }) => [
    photo,
    request('POST /sapi/mall-content/web/file/uploadDocument', {
      who,
      body: pdf.body,
      type: pdf.contentType,
    }),
  ])
}

/** As a browser of the mall would send it, through the proxy that names the address. */
function write(url: string, line: string, { who, body, type = 'application/json' }: Sent): Buffer {
  const content = body instanceof Buffer ? body : Buffer.from(body ? JSON.stringify(body) : '')
  const cookie = [...(who?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const head = [
    `${line} HTTP/1.1`,
    `host: ${new URL(url).host}`,
    `x-forwarded-for: ${ABUSER}`,
    'accept: text/html,*/*',
    'accept-encoding: gzip, br',
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...(body
      ? [`origin: ${url}`, `content-type: ${type}`, `content-length: ${content.length}`]
      : []),
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), content])
}

async function fillCart(url: string) {
  const who = person(url, ABUSER)
  await who.call('POST /sapi/mall-order/cartline/create', { skuId: skus.lamp, skuQty: PIECES })
  const { cartLineList } = await who.call('POST /sapi/mall-order/cartline/list', {})
  const { id: addressId } = await who.call(
    'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow',
    { ...hamburg, email: VICTIM },
  )
  const cartLineIds = cartLineList.map(({ id }) => id)
  const { quoteId } = await who.call('POST /sapi/mall-order/web/order/renderTradeContract', {
    cartLineIds,
    addressId,
  })
  return { who, cartLineIds, addressId, quoteId }
}

async function solveCaptcha(url: string): Promise<{ captcha: string; token: string }> {
  const { token } = await person(url, ABUSER).call('POST /auth/web/captcha/create', {})
  return { captcha: captchaAnswer(secret, token), token }
}

/** Small on the line, 36 MB when it is unpacked. */
function largePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#1e5b45' } })
    .jpeg({ quality: 30 })
    .toBuffer()
}
