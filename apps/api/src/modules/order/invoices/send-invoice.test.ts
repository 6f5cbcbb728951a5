import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { DETAIL, SHIP, orderId, parcelOf } from '../../../testing/order-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { paidOrder } from '../../../testing/shop-steps.ts'

/** The mail with the invoice, and the same again when its buyer asks. */

let t: TestMall
let [anna, ben, merchant]: Visitor[] = []
let annas = ''
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  ;[anna, ben, merchant] = await Promise.all(
    [people.anna, people.ben, people.merchant].map((who) => t.signIn(who)),
  )
  annas = await sent(anna!, people.anna)
})
afterAll(() => t.close())

const SEND = 'POST /api/trantor/flow/bbc_trade_BBCSendInvoiceEmailFlow' as const

async function sent(buyer: Visitor, email: string, qty?: number): Promise<string> {
  const id = orderId(await paidOrder(t, buyer, { lamp: 2 }, 'paid', { email }))
  const parcel = parcelOf(await buyer.call(DETAIL, { id }), qty)
  await merchant!.call(SHIP, { orderId: id, ...parcel })
  await t.drain()
  return id
}
async function invoiceMails(to: string) {
  await t.drain()
  return (await t.inbox(to)).filter(({ subject }) => subject.startsWith('Your invoice '))
}
/** The files of the newest invoice mail to somebody, as the lab's page offers them. */
async function filesOfNewest(to: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(t.lab.url + path)).text()
  const list = await read(`/inbox/page?to=${encodeURIComponent(to)}`)
  for (const [, href] of list.matchAll(/href="(\/inbox\/page\?[^"]*id=\d+)"/g)) {
    const mail = await read((href ?? '').replaceAll('&#38;', '&'))
    if (/<h\d[^>]*>Your invoice /.test(mail))
      return [...mail.matchAll(/href="(\/inbox\/attachments\/\d+)"/g)].map(([, path]) => path ?? '')
  }
  throw new Error(`no invoice was sent to ${to}`)
}

test('a member gets the paper itself with the mail, once, when it is drawn', async () => {
  const mails = await invoiceMails(people.anna)
  expect(mails).toHaveLength(1)
  const { tradeOrderCode: code } = await anna!.call(DETAIL, { id: annas })
  expect(mails[0]?.subject).toMatch(new RegExp(`^Your invoice \\d{4}-5-\\d{6} for order ${code}$`))
  expect(mails[0]?.text).toContain(
    `Galleria House has sent your order. Here is the invoice for order ${code}, €119.80.`,
  )
  const [file = '', ...more] = await filesOfNewest(people.anna)
  expect(more).toEqual([])
  const attachment = await fetch(`${t.lab.url}${file}`)
  expect(attachment.headers.get('content-type')).toBe('application/pdf')
  expect(await attachment.text()).toMatch(/^%PDF-1\.7/)
})

test('a mailbox that nobody has proven gets no paper, which names a person, but the link to the order', async () => {
  const guest = t.visit()
  await sent(guest, 'unproven@galleria.test')
  const [mail] = await invoiceMails('unproven@galleria.test')
  expect(mail?.text).toContain('You’ll find it as a PDF with your order.')
  expect(mail?.text).not.toMatch(/Petersen|Lange Reihe/)
  expect(mail?.links).toContainEqual(expect.stringContaining('/guest-order?token='))
  expect(await filesOfNewest('unproven@galleria.test')).toEqual([])
})

test('[ORD-111, ORD-144] the same again for its buyer: what the mall has, whatever address of a file is sent along', async () => {
  expect((await anna!.call(DETAIL, { id: annas })).operationList).toContain('sendInvoiceEmail')
  const before = (await invoiceMails(people.anna)).length
  expect(
    await anna!.call(SEND, [
      {
        id: annas,
        shop: { id: 5 },
        invoiceUrl: { files: [{ url: 'https://evil.test/bill.pdf' }] },
        buyer: { nickname: 'anna' },
        buyerEmail: ` ${people.anna.toUpperCase()} `,
      },
    ]),
  ).toEqual([{ id: annas, target: people.anna }])
  const mails = await invoiceMails(people.anna)
  expect(mails).toHaveLength(before + 1)
  expect(JSON.stringify(mails[0])).not.toContain('evil.test')
  expect(await filesOfNewest(people.anna)).toHaveLength(1)
})

test('[ORD-127, ORD-128] a target is required and has the form of a mail address; nothing is sent without', async () => {
  const before = (await invoiceMails(people.anna)).length
  for (const [target, code] of [
    [undefined, 'required'],
    ['  ', 'required'],
    ['anna', 'email'],
    ['anna@galleria', 'email'],
    ['+49 151 23456789', 'email'],
  ])
    await expect(anna!.call(SEND, [{ id: annas, buyerEmail: target }])).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ path: '0.buyerEmail', code }] },
    })
  expect(await invoiceMails(people.anna)).toHaveLength(before)
})

test('[ORD-126] who has no mail address is asked for the phone, and gets an SMS with the way to the paper', async () => {
  const id = await sent(ben!, people.ben)
  await t.sql(`update users set email = null, mobile = '+4915123456789' where email = $1`, [
    people.ben,
  ])
  const { buyerEmail, buyerPhone } = await ben!.call(DETAIL, { id })
  expect([buyerEmail, buyerPhone]).toEqual(['', '+4915123456789'])
  for (const [target, code] of [
    [undefined, 'required'],
    ['0151', 'phone'],
    [people.ben, 'phone'],
  ])
    await expect(ben!.call(SEND, [{ id, buyerPhone: target }])).rejects.toMatchObject({
      body: { errors: [{ path: '0.buyerPhone', code }] },
    })
  await ben!.call(SEND, [{ id, buyerPhone: '+49 151 23456789' }])
  await t.drain()
  const [sms] = await t.inbox('+4915123456789')
  expect(sms?.text).toMatch(
    /^Galleria: Invoice \d{4}-5-\d{6}, €119\.80, http\S+\/buyer\/invoice\/ord_/,
  )
})

test("another's mail address, another's order and an order that has no invoice are refused, and nothing is sent", async () => {
  const before = await t.sql(`select count(*)::int as n from pgboss.job where name like 'mail.%'`)
  await expect(
    anna!.call(SEND, [{ id: annas, buyerEmail: 'somebody@galleria.test' }]),
  ).rejects.toMatchObject({ status: 422, code: 'contact.not_own' })
  const guest = t.visit()
  await paidOrder(t, guest, { lamp: 1 })
  await expect(guest.call(SEND, [{ id: annas, buyerEmail: people.anna }])).rejects.toMatchObject({
    status: 404,
    code: 'order.not_found',
  })
  // All or none: the second of the list is not hers.
  await expect(
    anna!.call(SEND, [
      { id: annas, buyerEmail: people.anna },
      { id: 'ord_01jd4vr6f5e7s8kq2m3n4p5q6r', buyerEmail: people.anna },
    ]),
  ).rejects.toMatchObject({ code: 'order.not_found' })
  await t.drain()
  const after = await t.sql<{ n: number }>(
    `select count(*)::int as n from pgboss.job where name = 'mail.invoice-again' and state <> 'completed'`,
  )
  expect([before.length, after[0]?.n]).toEqual([1, 0])
})

test('[ORD-123, ORD-124] not before there is an invoice, and not while something is still to be sent', async () => {
  const contract = await paidOrder(t, anna!, { lamp: 2 }, 'paid', { email: people.anna })
  const id = orderId(contract)
  const ask = () => anna!.call(SEND, [{ id, buyerEmail: people.anna }])
  await expect(ask()).rejects.toMatchObject({ status: 409, code: 'order.state' })
  const ship = async (qty?: number) =>
    merchant!.call(SHIP, { orderId: id, ...parcelOf(await anna!.call(DETAIL, { id }), qty) })
  await ship(1)
  expect(await anna!.call(DETAIL, { id })).toMatchObject({
    displayStatus: 'UN_DELIVERY',
    invoiceStatus: 'ISSUED',
  })
  await expect(ask()).rejects.toMatchObject({ status: 409, code: 'order.state' })
  await ship()
  expect(await ask()).toEqual([{ id, target: people.anna }])
})

test('twenty an hour, as many as one call may ask for; of one more nothing is sent', async () => {
  const guest = t.visit()
  const id = await sent(guest, 'often@galleria.test')
  const ask = (times: number) =>
    guest.call(
      SEND,
      Array.from({ length: times }, () => ({ id, buyerEmail: 'often@galleria.test' })),
    )
  const jobs = () =>
    t.sql("select count(*)::int as n from pgboss.job where name = 'mail.invoice-again'")
  expect(await ask(20)).toHaveLength(20)
  const before = await jobs()
  await expect(ask(1)).rejects.toMatchObject({ status: 429 })
  expect(await jobs()).toEqual(before)
})
