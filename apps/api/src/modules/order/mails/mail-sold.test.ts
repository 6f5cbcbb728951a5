import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '@galleria/kernel/id'
import { fromWireId } from '@galleria/kernel/id'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { order, paidOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { mailSold } from './mail-sold.ts'
import { openMailer } from '#platform/mail.ts'

/** Thursday; the shop takes a working day. */
let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ at: new Date('2026-11-19T10:00:00Z') })
})
afterAll(() => t.close())

const mailsTo = async (to: string, code: string) =>
  (await t.inbox(to)).filter((mail) => mail.subject.includes(code))
const codeOf = (contract: { tradeOrderList: { tradeOrderCode: string }[] }, index = 0) =>
  contract.tradeOrderList[index]?.tradeOrderCode ?? ''

test('a shop hears of an order when it is paid and not before: number, goods, day and way, and nothing of the buyer', async () => {
  await t.sql(`update users set language = 'de' where email = $1`, [people.merchant])
  const unpaid = await order(t.visit(), { desk: 1 })
  const contract = await paidOrder(t, t.visit(), { desk: 2, lamp: 1, chair: 1 })
  await t.drainAll()
  expect(await mailsTo(people.merchant, codeOf(unpaid))).toEqual([])

  const rows = await t.sql<{ code: string; shop_id: number }>(
    'select code, shop_id from orders where contract_id = $1',
    [fromWireId('contract', contract.id)],
  )
  const own = rows.find((row) => row.shop_id === 5)?.code ?? ''
  const others = rows.find((row) => row.shop_id === 11)?.code ?? ''
  const [mail, ...more] = await mailsTo(people.merchant, own)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Neue Bestellung ${own} für Galleria House`)
  expect(mail?.text).toContain('bis 20.11.2026')
  expect(mail?.text).toContain('Halden desk, Eiche, 100\u00a0×\u00a050\u00a0cm  2 ×')
  expect(mail?.text).toContain('Vesna lamp, Messing, 22\u00a0×\u00a022\u00a0×\u00a042\u00a0cm  1 ×')
  expect(mail?.html).toContain('/pictures/desk-slim--oak-160.jpg"')
  expect(mail?.text).not.toMatch(/Kim|Petersen|Lange Reihe|Hamburg 20099|kim@/)
  const id = contract.tradeOrderList.find((one) => one.tradeOrderCode === own)?.id
  expect(mail?.links.some((link) => link.endsWith(`/backoffice/orders/${id}`))).toBe(true)
  // Each shop hears of its own order only, in its reader's language.
  expect(await mailsTo(people.merchant, others)).toEqual([])
  expect((await mailsTo(people.otherMerchant, others)).map((mail) => mail.subject)).toEqual([
    `New order ${others} for Nordlicht Werkstatt`,
  ])
})

test('everybody who works for the shop hears of it once, however often and at the same time the job runs', async () => {
  await t.sql(
    `insert into seller_staff select id, 5 from users where email = $1 on conflict do nothing`,
    [people.ben],
  )
  const contract = await paidOrder(t, t.visit(), { desk: 1 })
  await t.drainAll()
  const mailer = openMailer(t.mall.gate.own().env.smtpUrl, 'mall@galleria.test')
  const job = { contractId: fromWireId('contract', contract.id) as Id<'contract'> }
  await Promise.all([1, 2, 3].map(() => mailSold(t.mall.gate.own(), mailer, job)))
  // A run that took the mails and died: they are sent once its time is over, not before.
  await t.sql('update mails_sent set sent_at = null')
  await expect(mailSold(t.mall.gate.own(), mailer, job)).rejects.toThrow('another run')
  expect(await mailsTo(people.ben, codeOf(contract))).toHaveLength(1)
  t.clock.advance(61_000)
  const runs = await Promise.allSettled([1, 2].map(() => mailSold(t.mall.gate.own(), mailer, job)))
  mailer.close()
  expect(runs.map(({ status }) => status)).toContain('fulfilled')
  for (const reader of [people.merchant, people.ben])
    expect(await mailsTo(reader, codeOf(contract))).toHaveLength(2)
  await t.sql('delete from seller_staff where user_id = (select id from users where email = $1)', [
    people.ben,
  ])
})

test('a mail server that is away is tried again, and the mail is still one', async () => {
  const contract = await paidOrder(t, t.visit(), { desk: 1 })
  const job = { contractId: fromWireId('contract', contract.id) as Id<'contract'> }
  const nobody = openMailer('smtp://127.0.0.1:1', 'mall@galleria.test')
  await expect(mailSold(t.mall.gate.own(), nobody, job)).rejects.toThrow()
  nobody.close()
  await t.drainAll()
  expect(await mailsTo(people.merchant, codeOf(contract))).toHaveLength(1)
})

test("a shop's name is text in the mail, never markup", async () => {
  await t.sql(`update shops set name = '<b>House</b>' where id = 5`)
  const contract = await paidOrder(t, t.visit(), { desk: 1 })
  await t.drainAll()
  const [mail] = await mailsTo(people.merchant, codeOf(contract))
  expect(mail?.html).toContain('&lt;b&gt;House&lt;/b&gt;')
  expect(mail?.html).not.toContain('<b>House')
})

test('a shop that may not send any more is not asked to, and one without staff reads its own mailbox', async () => {
  await t.sql(`update sellers set status = 'CLEARED' where id = 11`)
  await t.sql(`delete from seller_staff where seller_id = 5`)
  const contract = await paidOrder(t, t.visit(), { desk: 1, chair: 1 })
  await t.drainAll()
  for (const code of contract.tradeOrderList.map((one) => one.tradeOrderCode))
    expect(await mailsTo(people.otherMerchant, code)).toEqual([])
  const found = await Promise.all(
    [0, 1].map((index) => mailsTo('house@galleria.test', codeOf(contract, index))),
  )
  expect(found.flat()).toHaveLength(1)
  await t.sql(`update sellers set status = 'ACTIVE' where id = 11`)
})
