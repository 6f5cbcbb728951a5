import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  heldAtAdyen,
  notification,
  payAtAdyen,
  queueAtAdyen,
  readReportOfAdyen,
  tellOfAdyen,
  type AdyenItem,
} from '../../../testing/adyen-steps.ts'
import { openPromises } from '../../../testing/by-parcel-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { london } from '../../../testing/pay-everywhere.ts'
import { reconcile, sendDueCaptures } from '../../../testing/payment-work.ts'
import { send, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/** Clearpay behind Adyen, while neither its events nor its report arrive. */

let at: Awaited<ReturnType<typeof openPromises>>
let outcome = 'paid'
beforeAll(async () => {
  at = await openPromises({
    site: 'UK',
    address: london,
    async pay(t, buyer, contract) {
      await queueAtAdyen(t, outcome)
      await payAtAdyen(buyer, contract.id, 'clearpay')
      await t.lab.idle()
    },
    held: heldAtAdyen,
  })
})
afterAll(() => at.close())
beforeEach(() => at.startOver())
afterEach(async () => expect(await at.t.audit('always')).toEqual([]))

const HOUR = 3_600_000
async function settle(): Promise<void> {
  for (let done = 1; done > 0;) {
    done = await at.t.drainQuickly()
    await at.t.lab.idle()
    done += await at.t.drainQuickly()
  }
}
async function promised(lamps: number, how = 'paid') {
  outcome = how
  const made = await at.promised({ lamp: lamps })
  await settle()
  expect(await at.state(made.contract)).toBe('PRE_AUTH_SUCCESS')
  return { ...made, orderId: made.orderIds[0] ?? '' }
}
async function goOn(ms: number): Promise<void> {
  at.t.clock.advance(ms)
  await sendDueCaptures(at.own(), at.t.mall.providers)
  await settle()
}
const rowsOf = async (contract: Contract) => {
  const [attempt] = await at.attempts(contract)
  return (await readReportOfAdyen(at.t)).filter(
    ({ reference }) => reference === attempt?.provider_ref,
  )
}
/** What Adyen would say of each part that it took. */
async function capturesToldOf(contract: Contract): Promise<AdyenItem[]> {
  const [row] = await at.t.sql<{ ref: string }>(
    'select authorisation_ref as ref from payment_attempts where contract_id = $1',
    [contractId(contract)],
  )
  return (await rowsOf(contract))
    .filter(({ type }) => type === 'SentForSettle')
    .map(({ minor, psp, name }) => ({
      eventCode: 'CAPTURE',
      pspReference: psp,
      originalReference: row?.ref ?? '',
      merchantReference: name,
      amount: { value: minor, currency: 'GBP' },
    }))
}
const tell = async (item: AdyenItem) => {
  expect(await tellOfAdyen(at.t, notification([item]))).toBe(200)
  await settle()
}
/** The report of what was taken names nothing that failed afterwards: those are away in the books alone. */
const awayByNow = async () => {
  const [row] = await at.t.sql<{ sum: number }>(
    'select coalesce(sum(taken), 0)::int as sum from disputes',
  )
  return row?.sum ?? 0
}
const agrees = async () => {
  await reconcile(at.own(), at.t.mall.providers)
  await settle()
  expect(await at.audited()).toEqual([[], 0 - (await awayByNow())])
}

test('a part that Adyen has taken is not tried again before its report was read: while the report cannot be had, silence says nothing', async () => {
  const { contract, orderId } = await promised(2, 'capture_event_lost')
  await send(at.merchant, orderId, 1)
  await settle()
  const [first] = await capturesToldOf(contract)
  // No report is read: three days of an outage.
  await goOn(36 * HOUR)
  await goOn(36 * HOUR)
  at.merchant = await at.t.signIn(people.merchant)
  const operator = await at.t.signIn(people.operator)
  const list = { pageNo: 1, pageSize: 50, isClosed: false } as const
  const { data } = await operator.call('POST /sapi/mall-operator/money/page', list)
  const { id = '', operationList } = data[0] ?? {}
  if (operationList?.includes('tryAgain'))
    await operator.call('POST /sapi/mall-operator/money/tryAgain', { id })
  await settle()
  const taken = await capturesToldOf(contract)
  for (const one of taken) await tell(one)
  await agrees()
  expect(taken).toEqual([first])
})
