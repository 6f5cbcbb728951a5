import { DAY } from '@galleria/kernel/time'
import { beforeAll, expect, test } from 'vitest'
import { deskFor } from '#modules/checkout/index.ts'
import { useAdyen } from '../../../testing/adyen-stage.ts'
import { notification, tellOfAdyen } from '../../../testing/adyen-steps.ts'
import { ledger } from '../../../testing/after-sales-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import type { Contract } from '../../../testing/shop-steps.ts'
import { paymentRounds } from '../payment.listen.ts'
import { forgetPayloads } from './forget-payloads.ts'

/** What came with the events of providers goes after ninety days, and their names stay. */
const stage = useAdyen()
const { settleDown } = stage
let t: typeof stage.t
beforeAll(() => {
  t = stage.t
})

const sweep = () => forgetPayloads(t.mall.gate.own())
const kept = async () =>
  (
    await t.sql<{ events: number; payloads: number }>(
      'select count(*)::int as events, count(payload)::int as payloads from provider_events',
    )
  )[0]
const standing = async (contract: Contract) => {
  const [dispute] = await t.sql<{ status: string; taken: number }>(
    'select status, taken::int from disputes where contract_id = $1',
    [contractId(contract)],
  )
  const { disputed = 0, losses = 0 } = await ledger(t, contract.id)
  return { ...dispute, disputed, losses }
}

test('after 89 days all of it is there; after 91 what was worked through is gone, some at a time, and of a dispute that began before that each further event still counts', async () => {
  const { contract } = await stage.paidByCard()
  await settleDown()
  const [capture] = await stage.capturesOf(contract)
  const tell = async (eventCode: string) => {
    const item = {
      eventCode,
      merchantReference: 'of.dispute',
      amount: { value: 6480, currency: 'EUR' },
      pspReference: 'NINETYDAYSOLD001',
      originalReference: capture?.ref ?? '',
    }
    expect(await tellOfAdyen(t, notification([item]))).toBe(200)
    await settleDown()
  }
  await tell('CHARGEBACK')
  const away = { status: 'OPEN', taken: 6480, disputed: 6480, losses: 0 }
  expect(await standing(contract)).toEqual(away)
  const all = await kept()
  expect(all).toEqual({ events: 2, payloads: 2 })

  t.clock.advance(89 * DAY)
  await sweep()
  expect(await kept()).toEqual(all)
  t.clock.advance(2 * DAY)
  await t.sql(`update provider_events set status = 'NEW' where event_id like 'AUTHORISATION.%'`)
  await sweep()
  expect(await t.sql('select event_id from provider_events where payload is null')).toEqual([
    { event_id: 'CHARGEBACK.NINETYDAYSOLD001.true' },
  ])
  await t.sql(`update provider_events set status = 'DONE'`)
  await sweep()
  expect(await kept()).toEqual({ events: 2, payloads: 0 })

  // The money is away since the first of them, of which only its name is left.
  await tell('INFORMATION_SUPPLIED')
  expect(await standing(contract)).toEqual({ ...away, status: 'UNDER_REVIEW' })
  // Sent again, it is no news.
  await tell('CHARGEBACK')
  expect(await standing(contract)).toEqual({ ...away, status: 'UNDER_REVIEW' })
  expect(await kept()).toEqual({ events: 3, payloads: 1 })
  await tell('CHARGEBACK_REVERSED')
  expect(await standing(contract)).toEqual({ status: 'WON', taken: 0, disputed: 0, losses: 0 })
  expect(await t.audit()).toEqual([])
})

test('the oldest go first, and the clock sees to it', async () => {
  await t.sql(
    `insert into provider_events (provider, event_id, payload, status, received_at)
     select 'adyen', 'old' || n, '{}', 'IGNORED', $1::timestamptz - make_interval(days => 90 + n) from generate_series(1, 3) n`,
    [t.clock.now()],
  )
  const left = async () =>
    (
      await t.sql<{ id: string }>(
        `select event_id as id from provider_events where event_id like 'old%' and payload is not null order by 1`,
      )
    ).map(({ id }) => id)
  await forgetPayloads(t.mall.gate.own(), 1)
  expect(await left()).toEqual(['old1', 'old2'])
  for (const round of paymentRounds(t.mall.gate.own, deskFor(t.mall.providers)).clock) await round()
  expect(await left()).toEqual([])
})
