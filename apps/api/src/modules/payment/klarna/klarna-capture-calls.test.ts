import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apply, APPROVE, everything } from '../../../testing/after-sales-steps.ts'
import {
  CAPTURE,
  minorOf,
  openByParcel,
  RELEASE,
  refusedByKlarna,
} from '../../../testing/by-parcel-steps.ts'
import { checkDuePayments, sendDueCaptures } from '../../../testing/payment-work.ts'
import { double, loseAnswer, unreachable } from '../../../testing/provider-proxy.ts'
import { send, until } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

let at: Awaited<ReturnType<typeof openByParcel>>
beforeAll(async () => {
  at = await openByParcel()
})
afterAll(() => at.close())
beforeEach(() => at.startOver())
afterEach(async () => expect(await at.audited()).toEqual([[], 0]))

describe('a call to Klarna', () => {
  const FATES = [
    ['whose answer is lost', loseAnswer],
    ['that comes twice', double],
    ['that does not arrive', unreachable],
  ] as const
  test.each(FATES)('%s takes the money of a parcel once', async (_, fate) => {
    const { t, proxy, merchant, klarna, own, capturesOf, matters, promised } = at
    const { contract, orderIds } = await promised({ lamp: 2 })
    proxy.when(CAPTURE, fate, 1)
    await send(merchant, orderIds[0] ?? '', 1)
    await t.drain()
    for (let round = 0; round < 3; round += 1) {
      t.clock.advance(3_000_000)
      await sendDueCaptures(own(), t.mall.providers)
      await t.drain()
    }
    const [one] = await capturesOf(contract)
    expect(await capturesOf(contract)).toEqual([{ status: 'DONE', amount: one?.amount, tries: 1 }])
    expect(await klarna.orderOf(contract)).toMatchObject({ captured_amount: one?.amount })
    expect(await matters(contract)).toEqual([])
  })

  test('whose answer is lost is not made again: what was taken is found by reading', async () => {
    const { t, proxy, merchant, own, capturesOf, promised } = at
    const { contract, orderIds } = await promised({ lamp: 1 })
    let calls = 0
    proxy.when(CAPTURE, (ask) => {
      calls += 1
      return loseAnswer(ask)
    })
    await send(merchant, orderIds[0] ?? '')
    await t.drain()
    expect(await capturesOf(contract)).toMatchObject([{ status: 'UNKNOWN' }])
    t.clock.advance(60_000)
    await sendDueCaptures(own(), t.mall.providers)
    expect([await capturesOf(contract), calls]).toMatchObject([[{ status: 'DONE' }], 1])
  })

  test('that gives up the rest and is lost is made again', async () => {
    const { t, proxy, anna, merchant, klarna, own, state, promised } = at
    const { contract, orderIds } = await promised({ lamp: 2 })
    await send(merchant, orderIds[0] ?? '', 1)
    await t.drain()
    proxy.when(RELEASE, unreachable, 1)
    const asked = await apply(anna, orderIds[0] ?? '', { qty: 1, cancel: 1 })
    await merchant.call(APPROVE, { id: asked.id })
    await until(async () => {
      await t.drain().catch(() => undefined)
      t.clock.advance(61_000)
      await checkDuePayments(own(), t.mall.providers)
      return (await state(contract)) === 'PAY_SUCCESS'
    }, 'the promise to be over')
    expect(await klarna.orderOf(contract)).toMatchObject({ remaining_authorized_amount: 0 })
  })

  test('of twenty at once takes the money of a parcel once', async () => {
    const { t, merchant, own, state, capturesOf, promised } = at
    const { contract, orderIds } = await promised({ lamp: 1 })
    await send(merchant, orderIds[0] ?? '')
    await Promise.all(Array.from({ length: 20 }, () => sendDueCaptures(own(), t.mall.providers)))
    await t.drain()
    expect(await capturesOf(contract)).toEqual([
      { status: 'DONE', amount: minorOf(contract), tries: 1 },
    ])
    expect(await state(contract)).toBe('PAY_SUCCESS')
  })

  test('that is refused is put before an operator, who tries again; then it leaves the list by itself', async () => {
    const { t, proxy, merchant, own, state, capturesOf, matters, promised } = at
    const { contract, orderIds } = await promised({ lamp: 1 })
    proxy.when(CAPTURE, refusedByKlarna, 1)
    await send(merchant, orderIds[0] ?? '')
    await t.drain()
    expect(await capturesOf(contract)).toMatchObject([{ status: 'FAILED', tries: 1 }])
    expect(await matters(contract)).toEqual([
      { kind: 'CAPTURE_REFUSED', status: 'OPEN', amount: minorOf(contract) },
    ])
    const before = await everything(t)
    t.clock.advance(7_200_000)
    await sendDueCaptures(own(), t.mall.providers)
    expect(await everything(t)).toEqual(before)
    expect(await t.audit()).toEqual([])

    const operator = await t.signIn(people.operator)
    const { data } = await operator.call('POST /sapi/mall-operator/money/page', {
      pageNo: 1,
      pageSize: 50,
      isClosed: false,
    })
    const matter = data.find(({ kind }) => kind === 'CAPTURE_REFUSED')
    expect(matter?.operationList).toEqual(['tryAgain', 'proposeWriteOff'])
    await operator.call('POST /sapi/mall-operator/money/tryAgain', { id: matter?.id ?? '' })
    await t.drain()
    expect(await capturesOf(contract)).toMatchObject([{ status: 'DONE', tries: 2 }])
    expect(await matters(contract)).toMatchObject([{ status: 'RESOLVED' }])
    expect(await state(contract)).toBe('PAY_SUCCESS')
  })

  test('that nobody answers for an hour is on the list, too, and leaves it with the answer', async () => {
    const { t, proxy, merchant, own, capturesOf, matters, promised } = at
    const { contract, orderIds } = await promised({ lamp: 1 })
    proxy.when(CAPTURE, unreachable)
    await send(merchant, orderIds[0] ?? '')
    await t.drain()
    expect(await matters(contract)).toEqual([])
    t.clock.advance(3_700_000)
    await sendDueCaptures(own(), t.mall.providers)
    expect(await matters(contract)).toMatchObject([{ kind: 'CAPTURE_REFUSED', status: 'OPEN' }])
    proxy.clear()
    t.clock.advance(3_700_000)
    await sendDueCaptures(own(), t.mall.providers)
    await t.drain()
    expect(await capturesOf(contract)).toMatchObject([{ status: 'DONE', tries: 1 }])
    expect(await matters(contract)).toMatchObject([{ status: 'RESOLVED' }])
  })
})
