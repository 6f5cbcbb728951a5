import { join } from 'node:path'
import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findInvoice, readDrawing } from '#modules/invoice/index.ts'
import { openLocalFiles } from '#platform/files.ts'
import { leaveBy } from '../../../testing/leaving-steps.ts'
import { signUp, waitAMinute } from '../../../testing/account-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL, SHIP, orderId, parcelOf } from '../../../testing/order-steps.ts'
import { drawUndrawn, forgetPersons } from '../../../testing/order-work.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { paidOrder, receivedOrder } from '../../../testing/shop-steps.ts'

/** Who opens a paper, and to whom it is sent. */

let t: TestMall
let [anna, ben, merchant, otherMerchant, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  ;[anna, ben, merchant, otherMerchant, operator] = await Promise.all(
    [people.anna, people.ben, people.merchant, people.otherMerchant, people.operator].map((who) =>
      t.signIn(who),
    ),
  )
})
afterAll(() => t.close())

const LIST = 'POST /sapi/mall-order/web/invoice/listByOrder' as const

async function sent(buyer: Visitor, email: string, goods = { lamp: 1 }): Promise<string> {
  const id = orderId(await paidOrder(t, buyer, goods, 'paid', { email }))
  await merchant!.call(SHIP, { orderId: id, ...parcelOf(await buyer.call(DETAIL, { id })) })
  await t.drainAll()
  return id
}

describe('a paper', () => {
  test('is opened by its buyer, its shop and the operator, kept by nobody on the way; for everybody else it is not there', async () => {
    const id = await sent(anna!, people.anna)
    const [invoice] = await anna!.call(LIST, { id })
    const urls = [invoice?.pdf.url ?? '', invoice?.xml.url ?? '']
    for (const reader of [anna!, merchant!, operator!])
      for (const [index, url] of urls.entries()) {
        const answer = await reader.raw('GET', url)
        expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
        expect(String(answer.body)).toMatch(index === 0 ? /^%PDF-1\.7/ : /^<\?xml/)
        expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="invoice-/)
      }
    for (const stranger of [ben!, otherMerchant!, t.visit()])
      for (const url of urls) {
        const foreign = await stranger.raw('GET', url)
        const missing = await stranger.raw(
          'GET',
          url.replace(/inv_\w{20}/, 'inv_01jd4vr6f5e7s8kq2m3n'),
        )
        expect([foreign.status, missing.status]).toEqual([404, 404])
        expect(foreign.headers['cache-control']).toBe('private, no-store')
      }
    for (const name of ['', '..', 'inv_x.pdf', `${invoice?.id}.exe`, `${invoice?.id}.pdf.pdf`])
      expect((await anna!.raw('GET', `/invoices/${encodeURIComponent(name)}`)).status).toBe(404)
  })

  test('is drawn once for all readers, and again where the disk has lost it, to the same bytes', async () => {
    const id = await sent(anna!, people.anna)
    const [{ url = '' } = {}] = (await anna!.call(DETAIL, { id })).invoiceUrl.files
    const first = await anna!.raw('GET', url)
    const [{ key = '', bytes = 0 } = {}] = await t.sql<{ key: string; bytes: number }>(
      `select 'invoices/' || right(i.id::text, 2) || '/' || i.id || '.pdf' as key, bytes from invoices i join invoice_drawings d on d.invoice_id = i.id order by issued_at desc, serial desc limit 1`,
    )
    await t.mall.files.remove(key)
    const again = await anna!.raw('GET', url)
    expect(again.body).toEqual(first.body)
    expect((await t.mall.files.open(key))?.bytes).toBe(bytes)
  })

  test('whose job was given up is drawn within a minute once a quarter of an hour is over, and its buyer is told, once', async () => {
    const id = orderId(await paidOrder(t, anna!, { lamp: 1 }, 'paid', { email: people.anna }))
    await merchant!.call(SHIP, { orderId: id, ...parcelOf(await anna!.call(DETAIL, { id })) })
    await t.sql(`delete from pgboss.job where name = 'invoice.draw' and state = 'created'`)
    await t.drainAll()
    const undrawn = () =>
      t.sql(
        'select i.id from invoices i left join invoice_drawings d on d.invoice_id = i.id where d.invoice_id is null',
      )
    expect(await undrawn()).toHaveLength(1)
    await drawUndrawn(t.mall.gate.own())
    expect(await undrawn()).toHaveLength(1)
    const before = (await t.inbox(people.anna)).length
    t.clock.advance(16 * 60_000)
    await Promise.all([1, 2].map(() => drawUndrawn(t.mall.gate.own())))
    await t.drainAll()
    expect([await undrawn(), (await t.inbox(people.anna)).length - before]).toEqual([[], 1])
  })

  test('is opened where the disk has lost it and is full', async () => {
    const id = await sent(anna!, people.anna)
    const [{ pdf, id: wireId } = { pdf: { url: '' }, id: '' }] = await anna!.call(LIST, { id })
    expect((await anna!.raw('GET', pdf.url)).status).toBe(200)
    const own = t.mall.gate.own()
    const invoice = await findInvoice(own.db, fromWireId('invoice', wireId)!)
    const disk = openLocalFiles(join(own.env.dataDir, 'elsewhere'), Number.MAX_SAFE_INTEGER)
    const drawn = await readDrawing({ ...own, files: disk }, invoice!)
    const [known] = await t.sql<{ bytes: number }>(
      'select bytes from invoice_drawings where invoice_id = $1',
      [invoice!.id],
    )
    expect(drawn.toString('latin1')).toMatch(/^%PDF-1\.7/)
    expect(drawn.length).toBe(known?.bytes)
  })

  test('goes along when a guest becomes a member', async () => {
    const guest = t.visit()
    const id = await sent(guest, 'guest@galleria.test')
    const before = await guest.call(LIST, { id })
    await guest.call('POST /auth/web/user/login', {
      account: people.ben,
      password: 'galleria-demo',
    })
    expect(await ben!.call(LIST, { id })).toEqual(before)
    expect((await ben!.raw('GET', before[0]?.pdf.url ?? '')).status).toBe(200)
  })

  test('stays when its buyer leaves, and names nobody once its years are over', async () => {
    const { visitor } = await signUp(t, 'leaves@galleria.test')
    const id = await receivedOrder(t, visitor, merchant!, { lamp: 1 })
    await t.drainAll()
    const [before] = await visitor.call(LIST, { id })
    waitAMinute(t)
    await leaveBy(t, visitor, 'leaves@galleria.test')
    const shopsList = 'POST /sapi/mall-merchant/invoice/listByOrder' as const
    expect(await merchant!.call(shopsList, { id })).toEqual([before])
    const year = t.clock.now().getUTCFullYear()
    const own = t.mall.gate.own()
    const on = async (now: Date) => {
      await forgetPersons({ ...own, now: () => now })
      return (await merchant!.call(shopsList, { id })).length
    }
    expect(await on(new Date(`${year + 8}-12-31T00:00:00Z`))).toBe(1)
    t.clock.advance(9 * 366 * DAY)
    merchant = await t.signIn(people.merchant)
    expect(await on(t.clock.now())).toBe(0)
    expect(
      await t.sql(
        `select facts ? 'buyer' as named, gross > 0 as counted from invoices where number = $1`,
        [before?.number],
      ),
    ).toEqual([{ named: false, counted: true }])
    expect((await merchant!.raw('GET', before?.pdf.url ?? '')).status).toBe(404)
  })
})
