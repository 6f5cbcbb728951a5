import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { paidOrder, send, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { checkParcelsUnderWay } from '#modules/shipping/index.ts'
import { openMailer } from '#platform/mail.ts'
import { mailDelivered } from '../mails/mail-delivered.ts'
import { mailOverdue } from '../mails/mail-overdue.ts'
import { tellOverdue } from './tell-overdue.ts'

/**
 * What a buyer hears of the way of an order: that it arrived, and that it is late. A Thursday; the
 * shop takes a working day.
 */

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall({ at: new Date('2026-11-19T10:00:00Z') })
  merchant = await t.signIn(people.merchant)
})
afterAll(() => t.close())

const own = () => t.mall.gate.own()
const codeOf = (contract: Contract) => contract.tradeOrderList[0]?.tradeOrderCode ?? ''
const idOf = (contract: Contract) => contract.tradeOrderList[0]?.id ?? ''
const guest = (n: number) => t.visit({ ip: `10.61.0.${n}` })
const mailsTo = async (to: string, word: string) =>
  (await t.inbox(to)).filter(({ subject }) => subject.includes(word))

async function arrive(contract: Contract): Promise<Id<'parcel'>> {
  const [parcel] = await t.sql<{ id: Id<'parcel'>; number: string; code: string }>(
    'select p.id, p.number, c.code from parcels p join carriers c on c.id = p.carrier_id join orders o on o.id = p.order_id where o.code = $1',
    [codeOf(contract)],
  )
  const { ok } = await fetch(`${t.lab.url}/carrier/test/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ carrier: parcel?.code, number: parcel?.number, to: 'delivered' }),
  })
  if (!ok || !parcel) throw new Error('no parcel')
  return parcel.id
}
const ask = async () => {
  t.clock.advance(60_000)
  await checkParcelsUnderWay(own())
}

test('a parcel that its carrier has delivered is told of once, with what was in it and the day silence counts as yes, however often the carrier says so and the job runs', async () => {
  const email = 'delivered@galleria.test'
  const contract = await paidOrder(t, guest(1), { desk: 1 }, 'paid', { email })
  await send(merchant, idOf(contract))
  await t.drainAll()
  expect(await mailsTo(email, 'delivered')).toEqual([])
  const parcelId = await arrive(contract)
  await ask()
  await ask()
  await t.drainAll()
  const mailer = openMailer(own().env.smtpUrl, 'mall@galleria.test')
  const orderId = fromWireId('order', idOf(contract)) as Id<'order'>
  await Promise.all([1, 2].map(() => mailDelivered(own(), mailer, { orderId, parcelId })))
  mailer.close()
  const [mail, ...more] = await mailsTo(email, 'delivered')
  expect([mail?.subject, more]).toEqual([
    `A parcel from order ${codeOf(contract)} has been delivered`,
    [],
  ])
  expect(mail?.text).toContain('counts as received on 3 Dec 2026.')
  expect(mail?.text).toContain('Halden desk, Oak, 100\u00a0×\u00a050\u00a0cm  1 ×')
})

test('who has confirmed the receipt before the mail could leave is not asked to any more', async () => {
  const email = 'quick@galleria.test'
  const buyer = guest(2)
  const contract = await paidOrder(t, buyer, { desk: 1 }, 'paid', { email })
  await send(merchant, idOf(contract))
  await t.drainAll()
  await arrive(contract)
  await ask()
  await buyer.call('POST /sapi/mall-order/web/order/signForDelivery', { id: idOf(contract) })
  await t.drainAll()
  expect(await mailsTo(email, 'delivered')).toEqual([])
})

test('an order that has not left by its day is told of in the morning after, once, however often the clock and the job run', async () => {
  const email = 'late@galleria.test'
  const contract = await paidOrder(t, guest(3), { desk: 2 }, 'paid', { email })
  const [placed] = await t.sql<{ ship_by: string }>(
    'select ship_by::text from orders where code = $1',
    [codeOf(contract)],
  )
  expect(placed?.ship_by).toBe('2026-11-20')
  await send(merchant, idOf(contract), 1)
  await t.drainAll()
  const late = () => mailsTo(email, 'not been sent yet')
  for (const at of ['2026-11-20T22:00:00Z', '2026-11-21T07:30:00Z']) {
    t.clock.set(new Date(at))
    await tellOverdue(own())
    await t.drainAll()
    expect(await late(), at).toEqual([])
  }
  t.clock.set(new Date('2026-11-21T08:01:00Z'))
  await Promise.all([tellOverdue(own()), tellOverdue(own())])
  await tellOverdue(own())
  await t.drainAll()
  const mailer = openMailer(own().env.smtpUrl, 'mall@galleria.test')
  const orderId = fromWireId('order', idOf(contract)) as Id<'order'>
  await mailOverdue(own(), mailer, { orderId, day: '2026-11-20' })
  mailer.close()
  const [mail, ...more] = await late()
  expect([mail?.subject, more]).toEqual([`Order ${codeOf(contract)} has not been sent yet`, []])
  expect(mail?.text).toContain('Galleria House was due to send your order by 20 Nov 2026')
  expect(mail?.text).toContain(
    'WHAT YOU ARE WAITING FOR\n\nHalden desk, Oak, 100\u00a0×\u00a050\u00a0cm  1 ×',
  )
  t.clock.advance(3 * DAY)
  await tellOverdue(own())
  await t.drainAll()
  expect(await late()).toHaveLength(1)
})

test('nobody is told of an order that has left, is held back or was said to be later, nor after a week', async () => {
  const email = 'not-late@galleria.test'
  t.clock.set(new Date('2026-11-26T10:00:00Z'))
  const [sent, held, later, old] = [
    await paidOrder(t, guest(4), { desk: 1 }, 'paid', { email }),
    await paidOrder(t, guest(5), { desk: 1 }, 'paid', { email }),
    await paidOrder(t, guest(6), { desk: 1 }, 'paid', { email }),
    await paidOrder(t, guest(7), { desk: 1 }, 'paid', { email }),
  ]
  await t.sql(`update orders set held_at = mall_now(), hold_reason = 'Address?' where code = $1`, [
    codeOf(held),
  ])
  await t.sql(`update orders set ship_by = '2026-11-10' where code = $1`, [codeOf(old)])
  t.clock.set(new Date('2026-11-28T10:00:00Z'))
  await tellOverdue(own())
  await send(merchant, idOf(sent))
  await t.sql(`update orders set ship_by = '2026-12-04' where code = $1`, [codeOf(later)])
  await t.drainAll()
  expect(await mailsTo(email, 'not been sent yet')).toEqual([])
})
