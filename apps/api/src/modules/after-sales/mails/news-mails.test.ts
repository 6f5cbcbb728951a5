import { languages } from '@galleria/contract/storefronts'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '#platform/mail.ts'
import { checkReverseParcels } from '#modules/shipping/index.ts'
import {
  APPROVE,
  CANCEL,
  POST_BACK,
  READ,
  REFUSE,
  REJECT,
  apply,
} from '../../../testing/after-sales-steps.ts'
import {
  agreedExchange,
  nextNumber,
  offerLamps,
  replacementSent,
} from '../../../testing/exchange-steps.ts'
import { withholdTwenty } from '../../../testing/loss-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { advanceParcel, sendBackBody, sentBack } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { sendDueRefunds } from '../../../testing/payment-work.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { upload } from '../../../testing/upload-steps.ts'
import type { BuyersMail, ShopsMail } from '../after-sales.jobs.ts'
import { mailReverse, mailShop } from './index.ts'
import { stepDueReverses, stepReverse } from '../step-reverse.ts'

/**
 * What a buyer or a shop would otherwise notice late: a yes, goods that are there, the last days to
 * say something.
 */

const BUYER = 'kim@galleria.test'
const ASK_MALL = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
let t: TestMall
let [anna, merchant]: Visitor[] = []
const signInAll = async () => {
  ;[anna, merchant] = await Promise.all([people.anna, people.merchant].map((one) => t.signIn(one)))
}
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  await signInAll()
})
afterAll(() => t.close())

const who = () => ({ buyer: anna!, merchant: merchant! })
const read = (id: string) => anna!.call(READ, { id })
const bought = () => receivedOrder(t, anna!, merchant!, { lamp: 1 })
/** Time passes, and the clock asks twice. */
async function pass(ms: number): Promise<void> {
  await t.drain()
  t.clock.advance(ms)
  for (let round = 0; round < 2; round += 1) {
    await Promise.all([stepDueReverses(t.mall.gate.own()), stepDueReverses(t.mall.gate.own())])
    await t.drain()
  }
  await signInAll()
}
async function says(number: string, to: string): Promise<void> {
  await advanceParcel(t, number, to)
  t.clock.advance(60_000)
  await checkReverseParcels(t.mall.gate.own())
  await t.drain()
}
/** The provider of this refund does not answer: what would ask it is gone. */
async function keepProviderBusy(): Promise<void> {
  t.clock.advance(11_000)
  await stepDueReverses(t.mall.gate.own())
  await t.sql(`delete from pgboss.job where name = 'refund.send'`)
  await t.drain()
}
const mailsTo = async (to: string, subject: string) =>
  (await t.inbox(to)).filter((mail) => mail.subject === subject)
const codeOf = async (id: string) => (await read(id)).tradeOrder.tradeOrderCode
const when = (iso: string | Date) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' },
  }).format(new Date(iso))

/** Each mail in each language: nothing is left unfilled, and no two languages say the same. */
async function inAllLanguages(
  id: string,
  job: { kind: BuyersMail['kind'] } | { toShop: ShopsMail['kind'] },
): Promise<void> {
  const reverseId = fromWireId('reverse', id) as Id<'reverse'>
  const subjects = new Set<string>()
  for (const language of languages) {
    const mails: Mail[] = []
    const mailer = { send: async (mail: Mail) => void mails.push(mail) }
    await t.sql(
      `update contracts set language = $1 where id = (select contract_id from reverse_orders where id = $2)`,
      [language, reverseId],
    )
    await t.sql(`update users set language = $1 where email = $2`, [language, people.merchant])
    const ctx = t.mall.gate.own()
    if ('toShop' in job) {
      const [user] = await t.sql<{ id: Id<'user'> }>(`select id from users where email = $1`, [
        people.merchant,
      ])
      const shops = { kind: job.toShop } as ShopsMail
      await mailShop(ctx, mailer as never, { reverseId, to: user!.id, ...shops })
    } else await mailReverse(ctx, mailer as never, { reverseId, kind: job.kind } as BuyersMail)
    expect(mails.length).toBe(1)
    expect(JSON.stringify(mails[0])).not.toMatch(/(?<!\{)\{[a-z]+\}(?!\})|undefined|Invalid/i)
    subjects.add(mails[0]?.subject ?? '')
  }
  expect(subjects.size).toBe(languages.length)
  await t.sql(`update contracts set language = 'en'`)
  await t.sql(`update users set language = 'en' where email = $1`, [people.merchant])
}

test('the shop’s yes to money is told once, when the provider has not given it at once: how much, which way, and when it is there', async () => {
  const { id } = await apply(anna!, await bought(), { amount: 20 })
  await t.drain()
  await merchant!.call(APPROVE, { id })
  await keepProviderBusy()
  const subject = `Your refund for order ${await codeOf(id)} has been approved`
  await pass(60_000)
  expect(await mailsTo(BUYER, subject)).toEqual([])
  await pass(600_000)
  await pass(DAY / 24)
  expect((await read(id)).reverseTradeOrderStatus).toBe('REFUND_PENDING')
  const [mail, ...more] = await mailsTo(BUYER, subject)
  expect(more).toEqual([])
  expect(mail?.text).toContain(
    `Galleria House has approved your application: €20.00 from your order ${await codeOf(id)} goes back to the payment method you used. The refund is under way; we’ll email you when the payment provider has made it, and depending on your bank it then takes a few working days.`,
  )
  await inAllLanguages(id, { kind: 'approved' })
})

test('and where it was the shop’s silence its buyer reads that', async () => {
  const { id } = await apply(anna!, await bought(), { amount: 20 })
  await t.drain()
  t.clock.advance(2 * DAY + 2000)
  await stepDueReverses(t.mall.gate.own())
  await keepProviderBusy()
  await signInAll()
  await pass(700_000)
  const [mail] = await mailsTo(BUYER, `Your refund for order ${await codeOf(id)} has been approved`)
  expect(mail?.text).toContain(
    'Galleria House has not answered in time, so your application counts as approved: €20.00',
  )
})

test('goods that have arrived at the shop are told of once, with its day', async () => {
  const { id, number } = await sentBack(t, who(), await bought())
  const subject = `Your items have arrived: order ${await codeOf(id)}`
  await says(number, 'in_transit')
  expect(await mailsTo(BUYER, subject)).toEqual([])
  await says(number, 'delivered')
  for (let job = 0; job < 2; job += 1)
    await stepReverse(t.mall.gate.own(), fromWireId('reverse', id) as Id<'reverse'>)
  await pass(60_000)
  const [mail, ...more] = await mailsTo(BUYER, subject)
  expect(more).toEqual([])
  const { nextStepTime } = await read(id)
  expect(mail?.text).toContain(
    `The items you sent back from order ${await codeOf(id)} have arrived at Galleria House, which has until ${when(nextStepTime ?? '')} to check them. If it says nothing by then, they count as accepted and you get your refund.`,
  )
  await inAllLanguages(id, { kind: 'goodsArrived' })
})

test('of an exchange they bring what was chosen', async () => {
  const { id } = await agreedExchange(who(), await bought())
  const number = nextNumber()
  await anna!.call(POST_BACK, sendBackBody(id, { number }))
  await t.drain()
  await says(number, 'delivered')
  const [mail] = await mailsTo(BUYER, `Your items have arrived: order ${await codeOf(id)}`)
  expect(mail?.text).toContain('they count as accepted, and the replacement is to be sent.')
  await inAllLanguages(id, { kind: 'goodsArrived' })
})

test('an application that its buyer has cancelled is told to the shop, once', async () => {
  const { id } = await apply(anna!, await bought())
  const code = await codeOf(id)
  await t.drain()
  await anna!.call(CANCEL, { id })
  await expect(anna!.call(CANCEL, { id })).rejects.toMatchObject({ code: 'reverse.state' })
  await t.drain()
  const mails = await mailsTo(people.merchant, `Application for order ${code} cancelled`)
  expect(mails.length).toBe(1)
  expect(mails[0]?.text).toContain(
    `Kim Petersen has cancelled the application for order ${code}. There is nothing left for you to do about it.`,
  )
  await inAllLanguages(id, { toShop: 'applicationCanceled' })
})

test('three days before a replacement counts as received its buyer is asked whether it has come, once', async () => {
  const { id, number } = await replacementSent(who(), await bought())
  await t.drain()
  await says(number, 'delivered')
  const subject = `Has your replacement for order ${await codeOf(id)} arrived?`
  await pass(6 * DAY)
  expect(await mailsTo(BUYER, subject)).toEqual([])
  await pass(DAY + 60_000)
  const [mail, ...more] = await mailsTo(BUYER, subject)
  expect(more).toEqual([])
  const { nextStepTime } = await read(id)
  expect(mail?.text).toContain(
    `On ${when(nextStepTime ?? '')} the replacement for order ${await codeOf(id)} counts as received. If it has not arrived by then, or something is wrong with it, please write to Galleria House on the page of your application.`,
  )
  await inAllLanguages(id, { kind: 'receiptReminder' })
  await pass(3 * DAY)
  expect((await read(id)).reverseTradeOrderStatus).toBe('REVERSE_DONE')
  expect((await mailsTo(BUYER, subject)).length).toBe(1)
})

test('two days before the mall cannot be asked any more its buyer is told, once, and only where it still can be', async () => {
  const no = { reason: 'Nothing is broken.' }
  const open = await apply(anna!, await bought(), { amount: 20 })
  const asked = await apply(anna!, await bought(), { amount: 20 })
  const again = await bought()
  const claimed = await apply(anna!, again, { amount: 64.8 })
  const at = t.clock.now()
  for (const { id } of [open, asked, claimed]) await merchant!.call(REJECT, { id, ...no })
  await anna!.call(ASK_MALL, { id: asked.id, content: 'It is.' })
  // What it asked for somebody has asked for since.
  await apply(anna!, again, { amount: 64.8 })
  const subject = async (id: string) =>
    `Two days left to ask Galleria about order ${await codeOf(id)}`
  await pass(5 * DAY - 60_000)
  expect(await mailsTo(BUYER, await subject(open.id))).toEqual([])
  await pass(120_000)
  await pass(DAY)
  const [mail, ...more] = await mailsTo(BUYER, await subject(open.id))
  expect(more).toEqual([])
  const until = when(new Date(at.getTime() + 7 * DAY))
  expect(mail?.text).toContain(
    `Galleria House has declined your application ${open.reverseTradeOrderCode} or a part of it. If you don’t agree, you can ask Galleria to decide until ${until}; after that the application stays closed.`,
  )
  for (const { id } of [asked, claimed]) expect(await mailsTo(BUYER, await subject(id))).toEqual([])
  await inAllLanguages(open.id, { kind: 'askMallReminder' })
  // The refunds whose provider did not answer above are asked for again, as the clock does.
  await sendDueRefunds(t.mall.gate.own(), t.mall.providers)
  await t.drain()
  expect(await t.audit()).toEqual([])
})

test('and of goods that the shop has refused', async () => {
  const { id, number } = await sentBack(t, who(), await bought())
  await says(number, 'delivered')
  const { url } = await upload(t, merchant!, 'evidence')
  await merchant!.call(REFUSE, { id, reason: 'Worn.', attachmentList: { files: [{ url }] } })
  await pass(5 * DAY + 60_000)
  const subject = `Two days left to ask Galleria about order ${await codeOf(id)}`
  expect((await mailsTo(BUYER, subject)).length).toBe(1)
})

test('and a guest, who is led to the code by which a guest becomes a member', async () => {
  const guest = t.visit()
  const { orderId, lossId } = await withholdTwenty(t, { buyer: guest, merchant: merchant! })
  const { tradeOrder, reverseTradeOrderCode: number } = await guest.call(READ, { id: lossId })
  const code = tradeOrder.tradeOrderCode
  await pass(5 * DAY + 60_000)
  const [mail, ...more] = await mailsTo(BUYER, `Two days left to ask Galleria about order ${code}`)
  expect(more).toEqual([])
  expect(mail?.text).toContain(`Galleria House has declined your application ${number}`)
  expect(mail?.text).toContain(
    'For that you confirm the email address of your order with a code. In another browser than the one you ordered with, first open “View your order',
  )
  const paths = (mail?.links ?? []).map((link) => new URL(link)).map((url) => url.pathname)
  expect(paths.slice(0, 2)).toEqual(['/buyer/as-account', '/guest-order'])
  expect(mail?.links[0]).toContain(`?tradeOrderId=${orderId}&request=${lossId}`)
  await inAllLanguages(lossId, { kind: 'askMallReminder' })
})
