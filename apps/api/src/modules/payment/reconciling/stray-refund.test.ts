import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import type { Money } from '@galleria/kernel/money'
import { apply, APPROVE, reaches } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { reconcile, sendDueRefunds } from '../../../testing/payment-work.ts'
import { HELD_IN_BOOKS, heldAtProvider } from '../../../testing/provider-books.ts'
import {
  hamburg,
  order,
  paidOrder,
  pay,
  until,
  type Contract,
} from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { notesFolder } from '#platform/mail-notes.ts'
import { noteRestore } from '../../../../../../database/backup/note-restore.ts'
import { recordStrayRefund } from './stray-refund.ts'

/** Money that the provider gave back and the books know nothing of. */

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((one) => t.signIn(one)),
  )
})
afterAll(() => t.close())

const authorization = 'Bearer mockpay-demo-key'
type Payment = {
  id: string
  captures: { id: string }[]
  refunds: { id: string; status: string; amount: Money }[]
}
async function atProvider(contract: Contract): Promise<Payment> {
  const [row] = await t.sql<{ ref: string }>(
    'select provider_ref as ref from payment_attempts where contract_id = $1',
    [fromWireId('contract', contract.id)],
  )
  const answer = await fetch(`${t.lab.url}/mockpay/v1/payments/${row?.ref}`, {
    headers: { authorization },
  })
  return (await answer.json()) as Payment
}
/** At the provider's own desk. */
async function giveBackByHand(
  contract: Contract,
  minor: number,
  more: { reference?: string; captureId?: string | undefined } = {},
): Promise<void> {
  const { id, captures } = await atProvider(contract)
  const answer = await fetch(`${t.lab.url}/mockpay/v1/payments/${id}/refunds`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      amount: { minor, currency: 'EUR' },
      reference: 'by hand',
      captureId: captures[0]?.id,
      ...more,
    }),
  })
  expect(answer.status).toBe(201)
}
const matters = (contract: Contract) =>
  t.sql<{ id: string; kind: string; status: string; amount: number }>(
    'select id, kind, status, amount from money_matters where contract_id = $1',
    [fromWireId('contract', contract.id)],
  )
async function expectSameMoney(): Promise<void> {
  const [books] = await t.sql<{ held: number }>(HELD_IN_BOOKS)
  expect(books?.held ?? 0).toBe(await heldAtProvider(t.lab.url))
  expect(await t.audit()).toEqual([])
}
/** Somebody who asked the provider before the refund was taken in, and books now. */
async function staleReaderBooks(contract: Contract): Promise<boolean> {
  const { id, captures, refunds } = await atProvider(contract)
  const ctx = t.mall.gate.own()
  const [refund, capture] = [refunds[0]!, captures[0]!]
  return ctx.inTransaction((tx) =>
    recordStrayRefund(
      ctx,
      tx,
      { name: 'mockpay' },
      {
        ref: refund.id,
        paymentRef: id,
        captureRef: capture.id,
        amount: refund.amount,
        reference: 'by hand',
        status: 'succeeded',
        failedReason: null,
        createdAt: new Date(0),
      },
    ),
  )
}
const run = () => reconcile(t.mall.gate.own(), t.mall.providers)

test('it is on the list once and in the books; the refund that asks for the same money is done by it, and nothing is sent', async () => {
  const contract = await paidOrder(t, anna!, { lamp: 1 })
  const orderId = contract.tradeOrderList[0]?.id ?? ''
  const { id, applyRefundAmt } = await apply(anna!, orderId)
  const minor = Math.round((applyRefundAmt?.value ?? 0) * 100)
  await giveBackByHand(contract, minor)
  await Promise.all([run(), run()])
  await run()
  expect(await matters(contract)).toMatchObject([
    { kind: 'STRAY_REFUND', status: 'OPEN', amount: minor },
  ])
  await expectSameMoney()

  await merchant!.call(APPROVE, { id })
  await reaches(t, anna!, id, 'REVERSE_DONE')
  expect((await atProvider(contract)).refunds).toHaveLength(1)
  expect(await matters(contract)).toMatchObject([{ kind: 'STRAY_REFUND', status: 'RESOLVED' }])
  await run()
  expect(await staleReaderBooks(contract)).toBe(false)
  expect(await matters(contract)).toHaveLength(1)
  await expectSameMoney()
})

test('of another amount it pays no refund; a person says what became of it, and the books follow', async () => {
  const contract = await paidOrder(t, anna!, { lamp: 2 })
  await giveBackByHand(contract, 100)
  await run()
  const { id } = await apply(anna!, contract.tradeOrderList[0]?.id ?? '', { qty: 1 })
  await merchant!.call(APPROVE, { id })
  await reaches(t, anna!, id, 'REVERSE_DONE')
  expect((await atProvider(contract)).refunds).toHaveLength(2)
  expect(await matters(contract)).toMatchObject([{ status: 'OPEN', amount: 100 }])
  await expectSameMoney()

  const listed = (await operator!.call('POST /sapi/mall-operator/money/page', {})).data
  const matter = listed.find(({ kind }) => kind === 'STRAY_REFUND')
  expect(matter?.operationList).toEqual(['settle'])
  await operator!.call('POST /sapi/mall-operator/money/settle', {
    id: matter?.id ?? '',
    note: 'a present',
  })
  await run()
  expect(await matters(contract)).toMatchObject([{ status: 'SETTLED' }])
  await expectSameMoney()
})

/**
 * A refund of books that were lost: its mail went out, and a restore has brought the note of that.
 */
async function restoredAfter(lost: () => Promise<string>): Promise<string> {
  const since = t.clock.now()
  const about = await lost()
  await noteRestore(t.databaseUrl, since, notesFolder(t.mall.gate.own()))
  await t.sql(`delete from mall_settings where key = 'restored'`)
  return about
}
const mailsOf = async (to: string, contract: Contract) =>
  (await t.inbox(to)).filter(
    ({ subject, text }) =>
      /refund|money back/i.test(subject) &&
      contract.tradeOrderList.some(({ tradeOrderCode }) =>
        `${subject} ${text}`.includes(tradeOrderCode),
      ),
  )
const lostReference = (about: string) => `${crypto.randomUUID()}.${about}`

/** An order that was paid twice: the second payment goes back by itself, once jobs run. */
async function paidTwice(to: string): Promise<Contract> {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 }, { email: to })
  await t.scenario('paid_twice')
  await pay(guest, contract.id)
  await t.lab.idle()
  await run()
  return contract
}
async function givenBack(contract: Contract): Promise<string> {
  const [refund] = await until(async () => {
    await t.drainAll()
    await t.lab.idle()
    await sendDueRefunds(t.mall.gate.own(), t.mall.providers)
    await t.drainAll()
    const rows = await t.sql<{ id: string; status: string }>(
      'select id, status from refunds where contract_id = $1',
      [fromWireId('contract', contract.id)],
    )
    return rows[0]?.status === 'DONE' && rows
  }, 'the money to be given back')
  return refund?.id ?? ''
}

test('a refund that was lost with the books and is made up for is written about once, as is one whose mail had not gone out', async () => {
  const first = await paidTwice('one@galleria.test')
  const about = await restoredAfter(() => givenBack(first))
  expect(await mailsOf('one@galleria.test', first)).toHaveLength(1)

  // The same again as the restored mall finds it: the provider has given the money, under the name
  // that it had.
  for (const [to, reference, mails] of [
    ['two@galleria.test', lostReference(about), 0],
    ['three@galleria.test', lostReference(crypto.randomUUID()), 1],
    ['four@galleria.test', lostReference(about), 1],
  ] as const) {
    const again = await paidTwice(to)
    const [extra] = await t.sql<{ ref: string; amount: number }>(
      `select c.provider_ref as ref, c.amount from captures c where c.contract_id = $1 and c.disposition = 'AUTO_REFUNDED'`,
      [fromWireId('contract', again.id)],
    )
    await giveBackByHand(again, extra?.amount ?? 0, { reference, captureId: extra?.ref })
    await run()
    await givenBack(again)
    expect((await matters(again)).map(({ status }) => status)).toEqual(['RESOLVED'])
    expect(await mailsOf(to, again), to).toHaveLength(mails)
    await expectSameMoney()
  }
})

test('where the request for it was lost as well and is made anew, its buyer is told once that the money is given back', async () => {
  const ask = async (contract: Contract) => {
    const request = await apply(anna!, contract.tradeOrderList[0]?.id ?? '')
    return { id: request.id ?? '', minor: Math.round((request.applyRefundAmt?.value ?? 0) * 100) }
  }
  const approve = async (id: string) => {
    await merchant!.call(APPROVE, { id })
    await reaches(t, anna!, id, 'REVERSE_DONE')
    await t.drainAll()
  }
  const told = async (contract: Contract) =>
    (await mailsOf(hamburg.email ?? '', contract)).length +
    (await mailsOf(people.anna, contract)).length
  const first = await paidOrder(t, anna!, { lamp: 1 })
  const about = await restoredAfter(async () => {
    const { id } = await ask(first)
    await approve(id)
    return fromWireId('reverse', id) ?? ''
  })
  expect(await told(first)).toBe(1)
  for (const [reference, times] of [
    [lostReference(about), 0],
    [lostReference(crypto.randomUUID()), 1],
  ] as const) {
    const again = await paidOrder(t, anna!, { lamp: 1 })
    const { id, minor } = await ask(again)
    await giveBackByHand(again, minor, { reference })
    await run()
    await approve(id)
    expect((await atProvider(again)).refunds).toHaveLength(1)
    expect(await told(again)).toBe(times)
  }
})
