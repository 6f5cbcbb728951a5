import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext } from 'playwright-core'
import { call, signIn } from './call-steps.ts'
import { isInTurn } from '../tools/test/turn.ts'
import { expectEqual, journey } from './journey.ts'

/**
 * Every address of the storefront that is a page: as `routes.ts` has them, so that a new one is
 * walked too.
 */
const routes = [
  ...readFileSync(join(import.meta.dirname, '../apps/storefront/src/routes.ts'), 'utf8').matchAll(
    /route\(\s*'([^'*]+)'/g,
  ),
].map(([, path]) => `/${path}`)

/**
 * Names that every object has, signs that no text has, words of another type, and names that a form
 * has.
 */
const WORDS = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'valueOf',
  '\u0000',
  '\ud800',
  '-1',
  '1e999',
  'NaN',
  '[object Object]',
  '{"a":1}',
  "' or 1=1 --",
  '%00%ff',
  'x'.repeat(5000),
]
const FIELDS = [
  'operation',
  'step',
  'intent',
  'orderId',
  'id',
  'ids',
  'email',
  'lines',
  'to',
  'qty',
]

type Form = {
  readonly about: string
  readonly headers: Record<string, string>
  readonly data: string | Buffer
}
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const multipart = { 'content-type': 'multipart/form-data; boundary=edge' }

function listForms(): Form[] {
  const one = WORDS.map((word) => ({
    about: `all fields ${JSON.stringify(word.slice(0, 20))}`,
    headers: urlencoded,
    data: new URLSearchParams(FIELDS.map((name) => [name, word])).toString(),
  }))
  const file = (name: string) =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"; filename="a"\r\ncontent-type: text/plain\r\n\r\nx\r\n`
  return [
    ...one,
    { about: 'nothing', headers: urlencoded, data: '' },
    { about: 'broken escapes', headers: urlencoded, data: 'operation=%E0%A4%A&%zz=%' },
    { about: 'a field a thousand times', headers: urlencoded, data: 'operation=a&'.repeat(1000) },
    { about: 'fields named like parts', headers: urlencoded, data: 'a[b][c]=1&__proto__[x]=1&a=2' },
    {
      about: 'files for texts',
      headers: multipart,
      data: `${FIELDS.map(file).join('')}--edge--\r\n`,
    },
    { about: 'a part that never ends', headers: multipart, data: file('operation') },
    {
      about: 'a form that is JSON',
      headers: { 'content-type': 'application/json' },
      data: '{"operation":[]}',
    },
    { about: 'a form of no kind', headers: { 'content-type': 'text/x-none' }, data: 'operation=a' },
  ]
}

/**
 * Below what one network may ask, together with whoever else walks: a form that was refused as a
 * flood has tried nothing.
 */
const PACE_MS = 12
const AT_ONCE = 4

/**
 * A quarter of the table in turn, each page and each form in it; `npm run prove` sends all of it,
 * which takes more than three minutes.
 */
const QUARTERS = 4

async function findErrors(
  request: APIRequestContext,
  origin: string,
  paths: readonly string[],
): Promise<string[]> {
  const forms = paths
    .flatMap((path, row) => listForms().map((form, column) => ({ path, ...form, row, column })))
    .filter(({ row, column }) => isInTurn(row + column, QUARTERS))
  const errors: string[] = []
  for (let begin = 0; begin < forms.length; begin += AT_ONCE) {
    const sent = forms.slice(begin, begin + AT_ONCE).map(async ({ path, about, headers, data }) => {
      const answer = await request.post(path, {
        headers: { ...headers, origin },
        data: Buffer.from(data),
        maxRedirects: 0,
      })
      if (answer.status() === 429) errors.push(`not looked at: ${path}`)
      if (answer.status() >= 500) errors.push(`${answer.status()} ${path}: ${about}`)
    })
    await Promise.all([...sent, sleep(AT_ONCE * PACE_MS)])
  }
  return errors
}

/** The addresses with an order's number where they name one. */
const fill = (id: string): string[] =>
  routes.map((path) => path.replace(/:\w+\??/g, (part) => (part === ':slug' ? 'a-5-1' : id)))

journey(
  'whatever a form of a page is sent by a guest, the page answers for itself: no error',
  async ({ mall, context }) => {
    expectEqual(await findErrors(context.request, mall.url, fill('1')), [], 'errors for a guest')
  },
  [1280],
  { length: 2, isSweep: true },
)

journey(
  'whatever a form of a page is sent by a member, the page answers for itself: no error',
  async ({ mall, context }) => {
    await signIn(context, mall, 'anna@galleria.test')
    const { data } = await call<{ data: { id: string }[] }>(
      context,
      mall,
      '/sapi/mall-order/web/order/pageTradeOrderForBuyer',
      {},
    )
    // Signing out or deleting the account would end the walk.
    const stay = fill(data[0]?.id ?? '').filter((path) => !/\/(logout|delete|export)$/.test(path))
    expectEqual(await findErrors(context.request, mall.url, stay), [], 'errors for a member')
  },
  [1280],
  { length: 2, isSweep: true },
)
