import { inflateRawSync } from 'node:zlib'
import { exportKinds } from '@galleria/contract/export-rules'
import { newId, fromWireId, type Id } from '@galleria/kernel/id'
import { DAY, HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apply } from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { DETAIL, SHIP, orderId, parcelOf } from '../../testing/order-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { paidOrder } from '../../testing/shop-steps.ts'
import { makeExport } from './make-export.ts'
import { sweepExports } from './sweep-exports.ts'

/** What a shop takes out of the mall as a table. */

const CREATE = 'POST /sapi/mall-merchant/export/create' as const
const LIST = 'POST /sapi/mall-merchant/export/list' as const

let t: TestMall
let [anna, merchant, otherMerchant]: Visitor[] = []
const orders: string[] = []
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  ;[anna, merchant, otherMerchant] = await Promise.all(
    [people.anna, people.merchant, people.otherMerchant].map((who) => t.signIn(who)),
  )
  for (const goods of [{ lamp: 2 }, { lamp: 1 }, { lamp: 1 }]) {
    const id = orderId(await paidOrder(t, anna!, goods, 'paid', { firstName: 'Åsa' }))
    await merchant!.call(SHIP, { orderId: id, ...parcelOf(await anna!.call(DETAIL, { id })) })
    orders.push(id)
  }
  await t.drain()
})
afterAll(() => t.close())

type Asked = Partial<Parameters<typeof create>[1]>
async function create(visitor: Visitor, change: object = {}) {
  // The days are the shop's: before midnight in Greenwich its next one has begun.
  const today = t.clock.now().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
  return visitor.call(CREATE, {
    kind: 'ORDERS',
    format: 'CSV',
    from: '2026-01-01',
    to: today,
    requestKey: newId('job'),
    ...change,
  })
}
/** Made by the queue, and read as its cells. */
async function made(change: Asked = {}): Promise<string[][]> {
  const { id } = await create(merchant!, change)
  await t.drain()
  return cellsOf(await fetched(id))
}
async function fetched(id: string): Promise<string> {
  const found = (await merchant!.call(LIST, {})).find((one) => one.id === id)
  return String((await merchant!.raw('GET', found?.file?.url ?? '')).body)
}
/** Of tables without quotation marks. */
function cellsOf(csv: string): string[][] {
  return csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
}

describe('a table', () => {
  test('of orders has each of the days once, oldest first, in the shop’s time and with amounts to the cent', async () => {
    const [heading, ...rows] = await made()
    expect(heading?.slice(0, 6)).toEqual(['Order', 'Shop', 'Ordered', 'Paid', 'Received', 'State'])
    const orders = await t.sql<{ code: string; need_pay: number }>(
      'select code, need_pay from orders order by ordered_at, id',
    )
    const column = (name: string) => heading?.indexOf(name) ?? -1
    expect(rows.map((row) => [row[0], row[column('To pay')]])).toEqual(
      orders.map(({ code, need_pay }) => [code, (need_pay / 100).toFixed(2)]),
    )
    expect(rows[0]?.slice(column('Country of delivery'), column('Buyer') + 1)).toEqual([
      'DE',
      'Åsa Petersen',
    ])
    expect(rows[0]?.[column('Ordered')]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(await made({ from: '2026-01-01', to: '2026-01-02' })).toEqual([heading])
  })

  test('of order lines, of papers and of VAT adds up to the same', async () => {
    const lines = await made({ kind: 'LINES' })
    expect(lines.slice(1).map((row) => row[lines[0]?.indexOf('Quantity') ?? -1])).toEqual([
      '2',
      '1',
      '1',
    ])
    const codes = await t.sql<{ code: string }>(
      'select distinct k.code from skus k join order_lines l on l.sku_id = k.id order by 1',
    )
    const numbers = lines.slice(1).map((row) => row[lines[0]?.indexOf('Article number') ?? -1])
    expect([...new Set(numbers)].toSorted()).toEqual(codes.map(({ code }) => code))
    const papers = await made({ kind: 'INVOICES' })
    const vat = await made({ kind: 'VAT' })
    const [{ gross, tax, n } = { gross: 0, tax: 0, n: 0 }] = await t.sql<{
      gross: number
      tax: number
      n: number
    }>('select sum(gross)::int as gross, sum(tax)::int as tax, count(*)::int as n from invoices')
    expect(papers).toHaveLength(n + 1)
    expect(vat.slice(1)).toEqual([
      [
        'DE',
        'STANDARD',
        '0.19',
        'EUR',
        String(n),
        ((gross - tax) / 100).toFixed(2),
        (tax / 100).toFixed(2),
        (gross / 100).toFixed(2),
      ],
    ])
    expect(vat[0]?.[0]).toBe('Country of delivery')
  })

  test('is the same in however many parts it is made, each by whoever comes first', async () => {
    for (const id of orders) await apply(anna!, id, { amount: 1 })
    for (const kind of exportKinds) {
      const whole = await made({ kind })
      const { id } = await create(merchant!, { kind })
      const job = { exportId: fromWireId('export', id) as Id<'export'> }
      // Two processes at it all the time: each part is noted once.
      for (let turn = 0; turn < 6; turn += 1)
        await Promise.all([1, 2].map(() => makeExport(t.mall.gate.own(), job, 1)))
      expect(cellsOf(await fetched(id))).toEqual(whole)
      expect(
        await t.sql('select parts, row_count from exports where id = $1', [job.exportId]),
      ).toEqual([
        {
          parts: 4,
          row_count: whole.length - 1,
        },
      ])
      await t.drain()
    }
  })

  test('as XLSX has the same cells: text as text, amounts as numbers', async () => {
    const { id } = await create(merchant!, { format: 'XLSX' })
    await t.drain()
    const [row] = await t.sql<{ id: string }>('select id from exports where id = $1', [
      fromWireId('export', id),
    ])
    const stored = await t.mall.files.open(`exports/${row?.id.slice(-2)}/${row?.id}.xlsx`)
    const sheet = unzip(
      Buffer.concat(await Array.fromAsync(stored!.stream)),
      'xl/worksheets/sheet1.xml',
    )
    expect(sheet).toMatch(
      /^<\?xml[^>]*>\n<worksheet [^>]*><sheetData><row><c t="inlineStr"><is><t xml:space="preserve">Order<\/t>/,
    )
    expect(sheet.match(/<row>/g)).toHaveLength(4)
    expect(sheet).toContain('<c><v>119.8</v></c>')
    expect(sheet).toContain('Åsa Petersen')
    expect(sheet.endsWith('</sheetData></worksheet>')).toBe(true)
  })

  test('never holds a formula: what begins like one is text', async () => {
    for (const [index, name] of [
      '=HYPERLINK("http://evil.example")',
      '+1',
      '@SUM(1)',
      '-2',
    ].entries())
      await t.sql(
        `update contracts set billing_address = billing_address || jsonb_build_object('company', $1::text) where id = (select id from contracts order by created_at, id offset $2 limit 1)`,
        [name, Math.min(index, 2)],
      )
    const { id } = await create(merchant!)
    await t.drain()
    const csv = await fetched(id)
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(csv).toContain(`,'+1,`)
    expect(csv).not.toMatch(/(^|[,"\n])[=+@-]/)
  })
})

describe('whoever asks', () => {
  test('gets one table for one key, however often it is pressed', async () => {
    const requestKey = newId('job')
    const answers = await Promise.all([1, 2, 3].map(() => create(merchant!, { requestKey })))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers[0]).toMatchObject({
      status: 'PREPARING',
      rowCount: 0,
      file: null,
      fileSize: null,
    })
    await t.drain()
  })

  test('is told at the field when the days are the wrong way round', async () => {
    await expect(create(merchant!, { from: '2026-02-01', to: '2026-01-01' })).rejects.toMatchObject(
      {
        code: 'request.malformed',
        body: { errors: [{ path: 'to', code: 'order' }] },
      },
    )
    expect((await merchant!.call(LIST, {})).filter(({ from }) => from === '2026-02-01')).toEqual([])
  })

  test('works for the shop, has its orders alone, and is the only one who can fetch them', async () => {
    const { id } = await create(merchant!)
    await t.drain()
    const url = (await merchant!.call(LIST, {})).find((one) => one.id === id)?.file?.url ?? ''
    const own = await merchant!.raw('GET', url)
    expect([own.status, own.headers['cache-control'], own.headers['content-type']]).toEqual([
      200,
      'private, no-store',
      'text/csv; charset=utf-8',
    ])
    expect(own.headers['content-disposition']).toMatch(
      /^attachment; filename="orders-2026-01-01-[\d-]+\.csv"$/,
    )
    for (const stranger of [otherMerchant!, anna!, t.visit()])
      expect((await stranger.raw('GET', url)).status).toBe(404)
    expect((await merchant!.raw('GET', url.replace('.csv', '.xlsx'))).status).toBe(404)
    expect(await otherMerchant!.call(LIST, {})).toEqual([])
    await expect(anna!.call(LIST, {})).rejects.toMatchObject({ code: 'auth.role' })
    const theirs = await create(otherMerchant!)
    await t.drain()
    const listed = (await otherMerchant!.call(LIST, {})).find((one) => one.id === theirs.id)
    expect(listed).toMatchObject({ status: 'READY', rowCount: 0 })
  })

  test('goes on with a download where it broke off', async () => {
    const { id } = await create(merchant!)
    await t.drain()
    const { file, fileSize } = (await merchant!.call(LIST, {})).find((one) => one.id === id)!
    const whole = String((await merchant!.raw('GET', file!.url)).body)
    expect(fileSize).toBe(Buffer.byteLength(whole))
    const ask = (range: string) => merchant!.raw('GET', file!.url, { headers: { range } })
    const rest = await ask('bytes=10-')
    expect([rest.status, rest.headers['content-range']]).toEqual([
      206,
      `bytes 10-${fileSize! - 1}/${fileSize}`,
    ])
    expect(String(rest.body)).toBe(Buffer.from(whole).subarray(10).toString())
    expect(String((await ask('bytes=-5')).body)).toBe(Buffer.from(whole).subarray(-5).toString())
    const behind = await ask(`bytes=${fileSize}-`)
    expect([behind.status, behind.headers['content-range']]).toEqual([416, `bytes */${fileSize}`])
    for (const odd of ['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-'])
      expect((await ask(odd)).status).toBe(200)
  })
})

test('a table that does not come on is given up, and each goes after seven days with all its files', async () => {
  const { id } = await create(merchant!)
  const job = { exportId: fromWireId('export', id) as Id<'export'> }
  await makeExport(t.mall.gate.own(), job, 1)
  t.clock.advance(3 * HOUR)
  await sweepExports(t.mall.gate.own())
  const again = await t.signIn(people.merchant)
  expect((await again.call(LIST, {})).find((one) => one.id === id)).toMatchObject({
    status: 'FAILED',
    file: null,
  })
  // Its job comes too late.
  await t.drain()
  expect((await again.call(LIST, {})).find((one) => one.id === id)).toMatchObject({
    status: 'FAILED',
  })
  t.clock.advance(8 * DAY)
  await sweepExports(t.mall.gate.own())
  expect(await t.sql('select id from exports')).toEqual([])
  expect(
    await t.mall.files.open(`exports/${job.exportId.slice(-2)}/${job.exportId}.0`),
  ).toBeUndefined()
})

/** One file of a ZIP archive, by its central directory (APPNOTE 4.3.12). */
function unzip(archive: Buffer, name: string): string {
  let at = archive.readUInt32LE(archive.lastIndexOf(Buffer.from('PK\x05\x06')) + 16)
  for (;;) {
    const [packed, nameLength, extra, comment] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
    ]
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const local = archive.readUInt32LE(at + 42)
      const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
      return inflateRawSync(archive.subarray(begin, begin + packed)).toString()
    }
    at += 46 + nameLength + extra + comment
  }
}
