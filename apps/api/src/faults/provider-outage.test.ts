import { MINUTE } from '@galleria/kernel/time'
import { beforeAll, expect, test } from 'vitest'
import { expireDueContracts } from '#modules/checkout/ending/index.ts'
import { channels } from '#modules/payment/providers/channels.rules.ts'
import { isInTurn } from '../../../../tools/test/turn.ts'
import { mockpayWay, ways, type Way } from '../testing/pay-everywhere.ts'
import {
  checkDuePayments,
  probeSilent,
  reconcile,
  sendDueCaptures,
  sendDueRefunds,
} from '../testing/payment-work.ts'
import { unreachable, type Fate } from '../testing/provider-proxy.ts'
import { until } from '../testing/shop-steps.ts'
import { useEveryProvider, type Purchase } from './every-provider.ts'

/**
 * A provider is down: nobody is offered it any more, and everybody else is; once it is back, what
 * waits for it is settled within a minute. How soon it is noticed is measured in real time; the
 * hour of silence and the minute after it are those of the tests' clock.
 */
const stage = useEveryProvider()
const { askBack, begin, endOf, pay, send, settle } = stage
let t: typeof stage.t
let proxy: typeof stage.proxy
beforeAll(() => {
  ;({ t, proxy } = stage)
})

const everyWay = [...ways, mockpayWay]
const walked = everyWay.filter((_, place) => isInTurn(place, everyWay.length))

/** All calls to a provider. */
const lineTo = ({ provider }: Way) =>
  provider === 'braintree' ? / \/merchants\// : new RegExp(` /${provider}/`)
/** It takes the call and says nothing. */
const hang: Fate = () => new Promise(() => undefined)

/** The providers by which a buyer may pay now. */
async function offered({ payer, contract }: Purchase): Promise<string[]> {
  const { payChannelGroups } = await payer.call('POST /sapi/mall-pay/payment/payChannel', {
    contractId: contract.id,
  })
  const names = (payChannelGroups[0]?.payChannels ?? []).map(({ channelName }) => channelName)
  const found = channels.filter(({ name }) => names.includes(name)).map(({ provider }) => provider)
  return [...new Set(found)].toSorted()
}

const untilGone = (purchase: Purchase) =>
  until(async () => !(await offered(purchase)).includes(purchase.way.provider), 'its absence')

/** What is still waited for comes about, or is given up by its buyer. */
async function comeBack(paying: readonly Promise<unknown>[]): Promise<void> {
  proxy.clear()
  t.clock.advance(6_000)
  await probeSilent(t.mall.gate.own(), t.mall.providers)
  await Promise.allSettled(paying)
  await settle()
}

test.each(walked)(
  '$provider refuses every connection: one buyer who pays is enough, and nobody else’s ways to pay are gone',
  async (way) => {
    const purchase = await begin(way)
    const before = await offered(purchase)
    expect(before).toContain(way.provider)
    proxy.when(lineTo(way), unreachable)
    const since = performance.now()
    const paying = pay(purchase).catch(() => undefined)
    await untilGone(purchase)
    expect(performance.now() - since).toBeLessThan(10_000)
    expect(await offered(purchase)).toEqual(before.filter((name) => name !== way.provider))
    await comeBack([paying])
    expect(await offered(purchase)).toEqual(before)
  },
)

test('every one of them takes calls and answers none: each is off the list within ten seconds of one buyer who pays', async () => {
  const purchases: Purchase[] = []
  for (const way of everyWay) purchases.push(await begin(way))
  proxy.when(/ \/(stripe|adyen|paypal|klarna|affirm|mockpay|merchants)\//, hang)
  const since = performance.now()
  const paying = purchases.map((purchase) => pay(purchase).catch(() => undefined))
  await Promise.all(purchases.map(untilGone))
  expect(performance.now() - since).toBeLessThan(10_000)
  await comeBack(paying)
})

/** The poller and the jobs; the clock as well, where a minute is over. */
async function round(ms: number, isMinute: boolean): Promise<void> {
  const [own, { providers }] = [t.mall.gate.own(), t.mall]
  t.clock.advance(ms)
  await probeSilent(own, providers)
  await checkDuePayments(own, providers)
  await sendDueCaptures(own, providers)
  await sendDueRefunds(own, providers)
  if (isMinute) {
    await reconcile(own, providers)
    await expireDueContracts(own, providers)
  }
  await t.drain().catch(() => 0)
  await t.lab.idle()
  await t.sql(`update pgboss.job set state = 'created', start_after = now() where state = 'active'`)
}

test.each(walked)(
  '$provider is silent for an hour and loses nothing: a minute after it is back the payment, the parcel and the refund that waited are settled, each once',
  async (way) => {
    const sold = await begin(way)
    await pay(sold)
    await settle()
    if (way.isByParcel) await send(sold)
    await stage.reconcile()
    // Its news are lost.
    t.lab.holdEvents(true)
    const paid = await begin(way)
    await pay(paid)
    proxy.when(lineTo(way), unreachable)
    await askBack(sold)
    if (way.isByParcel) await send(paid)
    for (let minutes = 0; minutes < 65; minutes += 1) await round(MINUTE, true)
    expect((await endOf(sold)).refunds).not.toMatchObject([{ status: 'DONE' }])

    proxy.clear()
    t.lab.holdEvents(false)
    const ends = async () => [await endOf(paid), await endOf(sold)]
    const settled = [
      { attempts: ['PAY_SUCCESS'], captures: ['APPLIED'], refunds: [] },
      {
        attempts: ['PAY_SUCCESS'],
        captures: ['APPLIED'],
        refunds: [{ status: 'DONE', tries: 1 }],
      },
    ]
    for (let seconds = 2; seconds <= 60; seconds += 2) await round(2_000, seconds === 60)
    expect(await ends()).toEqual(settled)
  },
)
