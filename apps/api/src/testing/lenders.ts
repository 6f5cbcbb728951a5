import { chooseAtBank, heldAtAdyen, payAtAdyen, readReportOfAdyen } from './adyen-steps.ts'
import type { Promising } from './by-parcel-steps.ts'
import { contractId } from './money-trail.ts'
import type { TestMall } from './open-test-mall.ts'
import { london, ways } from './pay-everywhere.ts'
import type { Fate } from './provider-proxy.ts'
import type { Contract } from './shop-steps.ts'

/**
 * What a lender says of a contract's money, in minor units: taken, given back, and what can be
 * taken still.
 */
export type Lent = { readonly taken: number; readonly back: number; readonly left: number }
export type Lender = Promising & {
  readonly name: string
  /** So long a promise holds. */
  readonly days: number
  /** The call that takes a part, and what is answered to one that the lender does not allow. */
  readonly capture: RegExp
  readonly refused: Fate
  /** And the one that lets go of the rest. */
  readonly release: RegExp
  lentOn(t: TestMall, contract: Contract): Promise<Lent>
  /** A person ends the promise at the lender's own desk. */
  endByHand(t: TestMall, contract: Contract): Promise<unknown>
}

const nameOf = async (t: TestMall, contract: Contract) => {
  const [row] = await t.sql<{ ref: string }>(
    `select provider_ref as ref from payment_attempts where contract_id = $1`,
    [contractId(contract)],
  )
  return row?.ref ?? ''
}

type AffirmEvent = { type: string; amount: number }
type AffirmTransaction = { amount: number; events: AffirmEvent[] }
const affirmAuthorization = `Basic ${Buffer.from('AFFIRM_GALLERIA_DEMO:affirm-demo-private').toString('base64')}`
async function atAffirm<T>(t: TestMall, path: string, json?: object): Promise<T> {
  const answer = await fetch(`${t.lab.url}/affirm/api/v1${path}`, {
    headers: {
      authorization: affirmAuthorization,
      'country-code': 'GBR',
      'content-type': 'application/json',
      'idempotency-key': `by hand ${Math.random()}`,
    },
    ...(json ? { method: 'POST', body: JSON.stringify(json) } : {}),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}
const sum = (events: readonly AffirmEvent[], wanted: string) =>
  events.filter(({ type }) => type === wanted).reduce((all, { amount }) => all + amount, 0)
const transactionOf = async (t: TestMall, contract: Contract) =>
  atAffirm<AffirmTransaction>(t, `/transactions/${await nameOf(t, contract)}`)

const affirm: Lender = {
  name: 'Affirm',
  site: 'UK',
  address: london,
  days: 30,
  capture: /POST .*\/transactions\/[\w-]+\/capture$/,
  refused: async () => ({ status: 403, body: JSON.stringify({ code: 'capture-not-allowed' }) }),
  release: /POST .*\/transactions\/[\w-]+\/void$/,
  pay: async (t, payer, contract) =>
    ways
      .find(({ provider }) => provider === 'affirm')
      ?.pay({ payer, contractId: contract.id, labUrl: t.lab.url, insist: (work) => work() }),
  async held(t) {
    const { data } = await atAffirm<{ data: AffirmTransaction[] }>(t, '/transactions?limit=200')
    const events = data.flatMap((one) => one.events)
    return sum(events, 'capture') - sum(events, 'refund')
  },
  async lentOn(t, contract) {
    const { amount, events } = await transactionOf(t, contract)
    const taken = sum(events, 'capture')
    return { taken, back: sum(events, 'refund'), left: amount - taken - sum(events, 'void') }
  },
  async endByHand(t, contract) {
    const { left, taken } = await affirm.lentOn(t, contract)
    const body = taken > 0 ? { amount: left } : {}
    return atAffirm(t, `/transactions/${await nameOf(t, contract)}/void`, body)
  },
}

/**
 * A lender behind Adyen: its buyer agrees on its page, and Adyen tells by events what became of
 * each call.
 */
const behindAdyen = (
  method: string,
  more: Pick<Lender, 'name' | 'site' | 'address' | 'days'>,
): Lender => {
  async function endPromise(t: TestMall, contract: Contract) {
    const [row] = await t.sql<{ ref: string }>(
      `select authorisation_ref as ref from payment_attempts where contract_id = $1`,
      [contractId(contract)],
    )
    const answer = await fetch(`${t.lab.url}/adyen/v72/payments/${row?.ref}/cancels`, {
      method: 'POST',
      headers: { 'x-api-key': 'AQE-demo-lab-key', 'content-type': 'application/json' },
      body: JSON.stringify({ merchantAccount: 'GalleriaDEMO' }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    await t.lab.idle()
  }
  const lender: Lender = {
    ...more,
    capture: /POST .*\/payments\/\w+\/captures$/,
    refused: async () => ({ status: 422, body: JSON.stringify({ errorCode: '167' }) }),
    release: /POST .*\/payments\/\w+\/cancels$/,
    async pay(t, buyer, contract) {
      const { redirectUrl } = await payAtAdyen(buyer, contract.id, method)
      const redirectResult = await chooseAtBank(String(redirectUrl), 'paid')
      await buyer.call('POST /sapi/mall-pay/payment/adyenDetails', {
        contractId: contract.id,
        site: lender.site ?? 'DE',
        details: { redirectResult },
      })
      await t.lab.idle()
    },
    held: heldAtAdyen,
    async lentOn(t, contract) {
      const name = await nameOf(t, contract)
      const rows = (await readReportOfAdyen(t)).filter(({ reference }) => reference === name)
      const sumOf = (type: string) =>
        rows.filter((row) => row.type === type).reduce((all, { minor }) => all + minor, 0)
      const taken = sumOf('SentForSettle')
      const isLetGo = rows.some(({ type }) => type === 'Cancelled')
      const promised = rows.find(({ type }) => type === 'Authorised')?.whole ?? 0
      return { taken, back: sumOf('SentForRefund'), left: isLetGo ? 0 : promised - taken }
    },
    endByHand: endPromise,
  }
  return lender
}

const clearpay = behindAdyen('clearpay', {
  name: 'Clearpay',
  site: 'UK',
  address: london,
  days: 13,
})
const billie = behindAdyen('klarna_b2b', {
  name: 'Billie',
  site: 'DE',
  address: { company: 'Petersen GmbH' },
  days: 28,
})

export const lenders: readonly Lender[] = [affirm, clearpay, billie]
