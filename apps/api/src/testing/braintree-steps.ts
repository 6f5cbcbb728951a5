import { randomUUID } from 'node:crypto'
import braintree from 'braintree'
import type { ReplyOf } from '@galleria/contract/client'
import type { PaymentSetup } from '#modules/payment/providers/index.ts'
import { CANCEL_PAID, DETAIL } from './after-sales-steps.ts'
import { everyChannel } from './every-channel.ts'
import { createMoneyTrail } from './money-trail.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { checkDuePayments, reconcile, sendDueRefunds } from './payment-work.ts'
import { order, type Contract } from './shop-steps.ts'

/** What buyers and Braintree's script do, and what Braintree says. */

/** The mall with the card form of Braintree, which stands there by a setting only. */
export const withBraintree = (demo: PaymentSetup): PaymentSetup => ({
  ...demo,
  channels: everyChannel,
})

const VISA = '4111111111111111'
type Started = ReplyOf<'POST /sapi/mall-pay/payment/firstPay'>
/** A transaction as Braintree's own library reads it. */
export type Sale = {
  id: string
  type: 'sale' | 'credit'
  status: string
  amount: string
  orderId: string
  currencyIsoCode: string
  refundedTransactionId: string | null
}

const taken = ['submitted_for_settlement', 'settled']

export function createBraintreeSteps(mall: () => TestMall) {
  const trail = createMoneyTrail(mall)
  const own = () => mall().mall.gate.own()
  const looks = createLooks(mall)
  const payBy = (visitor: Visitor, contract: Contract, token: string): Promise<Started> =>
    visitor.call('POST /sapi/mall-pay/payment/firstPay', {
      payChannel: 'BRAINTREE',
      contractId: contract.id,
      token,
    })
  const typeCard = (number = VISA) => makeToken(mall().lab.url, number)
  const salesOf = async (contract: Contract) => {
    const ids = (await trail.attempts(contract)).map(({ id }) => String(id))
    return (await looks.all()).filter(
      ({ type, orderId }) => type === 'sale' && ids.some((id) => orderId.startsWith(id)),
    )
  }
  return {
    ...trail,
    ...looks,
    salesOf,
    typeCard,
    payBy,
    async settleDown(): Promise<void> {
      await mall().lab.idle(300)
      await mall().drain()
      await checkDuePayments(own(), mall().mall.providers)
      await sendDueRefunds(own(), mall().mall.providers)
      await mall().drain()
    },
    /** As set in the control panel: Braintree tells the mall what happens, by this way or straight. */
    async listen(by = (hook: string) => hook): Promise<void> {
      const hook = `${own().env.webhookOrigin}/webhooks/braintree`
      await fetch(`${mall().lab.url}/braintree/test/webhook`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url: by(hook) }),
      })
    },
    reconcile: () => reconcile(own(), mall().mall.providers),
    /** An order of a guest, paid by a card. */
    async paid() {
      const guest = mall().visit()
      const contract = await order(guest, { lamp: 1 })
      await payBy(guest, contract, await typeCard())
      const [sale] = await salesOf(contract)
      return { guest, contract, sale: sale?.id ?? '' }
    },
    /** The night comes for a sale. */
    night: (sale: string) => mall().lab.hurry(sale),
    /** Its buyer calls all of it off before anything was sent. */
    async callOff(guest: Visitor, contract: Contract): Promise<void> {
      const id = contract.tradeOrderList[0]?.id ?? ''
      const { tradeOrderLineList } = await guest.call(DETAIL, { id })
      await guest.call(CANCEL_PAID, {
        tradeOrder: { id },
        reverseTradeOrderLineList: tradeOrderLineList.map((line) => ({
          tradeOrderLine: { id: line.id },
          reverseQty: line.tradeQty,
        })),
      })
    },
  }
}

/** The token that Braintree's script makes of a card, once its bank was asked. */
export async function makeToken(labUrl: string, number: string): Promise<string> {
  const token = await typeUnverified(labUrl, number)
  const { paymentMethod } = await askInBrowser<{ paymentMethod: { nonce: string } }>(
    labUrl,
    `${token}/three_d_secure/lookup`,
    { amount: '64.80' },
  )
  return paymentMethod.nonce
}

/** The token of a card whose bank was not asked. */
export async function typeUnverified(labUrl: string, number = VISA): Promise<string> {
  const { creditCards } = await askInBrowser<{ creditCards: [{ nonce: string }] }>(
    labUrl,
    'credit_cards',
    {
      authorizationFingerprint: `fingerprint-${randomUUID()}`,
      creditCard: { number, expirationMonth: '12', expirationYear: '2044' },
    },
  )
  return creditCards[0].nonce
}

async function askInBrowser<Reply>(labUrl: string, path: string, body: object): Promise<Reply> {
  const answer = await fetch(
    `${labUrl}/braintree/merchants/galleria_demo/client_api/v1/payment_methods/${path}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  return (await answer.json()) as Reply
}

/** What Braintree says, and what the books of the mall do. */
function createLooks(mall: () => TestMall) {
  const { transaction } = lazyGateway(() => mall().lab.url)
  async function all(): Promise<Sale[]> {
    const found: Sale[] = []
    for await (const one of transaction().search((search) => search.createdAt().min(new Date(0))))
      found.push(one as Sale)
    return found
  }
  return {
    all,
    voidByHand: (sale: string) => transaction().void(sale),
    /** By currency: what Braintree took and did not give back, as it says itself. */
    async heldAtBraintree() {
      const sums = new Map<string, number>()
      for (const { type, status, amount, currencyIsoCode } of await all()) {
        const minor = Math.round(Number(amount) * 100)
        if (taken.includes(status))
          sums.set(
            currencyIsoCode,
            (sums.get(currencyIsoCode) ?? 0) + (type === 'sale' ? minor : -minor),
          )
      }
      return [...sums].filter(([, held]) => held !== 0).toSorted()
    },
    /** The same as the books have it. */
    async heldInBooks() {
      const rows = await mall().sql<{ currency: string; held: number }>(
        `select currency, sum(amount)::int as held from ledger_entries where account = 'provider' group by 1 having sum(amount) <> 0 order by 1`,
      )
      return rows.map(({ currency, held }) => [currency, held])
    },
    matters: () =>
      mall().sql<{ kind: string; amount: number }>(
        `select kind, amount::int from money_matters where provider = 'braintree' and status = 'OPEN' order by found_at`,
      ),
  }
}

/**
 * Braintree itself, asked with the merchant's keys and around everything that stands between it and
 * the mall.
 */
function lazyGateway(urlOf: () => string) {
  let gateway: braintree.BraintreeGateway | undefined
  const open = () => {
    const { hostname, port } = new URL(urlOf())
    return new braintree.BraintreeGateway({
      environment: new braintree.Environment(hostname, port, '', false, hostname, port),
      merchantId: 'galleria_demo',
      publicKey: 'braintree_demo_public',
      privateKey: 'braintree_demo_private',
    })
  }
  return { transaction: () => (gateway ??= open()).transaction }
}
