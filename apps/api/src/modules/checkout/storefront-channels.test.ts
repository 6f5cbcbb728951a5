import { sites, type Site } from '@galleria/contract/storefronts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ProviderRefused,
  type PaymentProvider,
} from '#modules/payment/providers/payment-provider.ts'
import { everyChannel } from '../../testing/every-channel.ts'
import { home } from '../../testing/homes.ts'
import { contractId } from '../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { order, type Contract } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { layOutSavedCard } from '../../testing/stripe-steps.ts'

/**
 * Every way to pay on every storefront, by guest and member: what a buyer is offered reaches its
 * provider, and what they are not offered is refused. The rows are the mall's own, the optional ones
 * and every form for cards among them; each provider notes what it is asked to make and refuses, so that nothing is open.
 */
const reached: string[] = []
const noting = (provider: PaymentProvider): PaymentProvider => ({
  ...provider,
  async create({ channel, method }) {
    reached.push(`${channel} ${method}`)
    throw new ProviderRefused('it was only to be asked')
  },
})

let t: TestMall
beforeAll(async () => {
  t = await openTestMall({
    payments: ({ providers }) => ({
      providers: new Map([...providers].map(([name, provider]) => [name, noting(provider)])),
      channels: everyChannel,
    }),
  })
})
afterAll(() => t.close())
/** Every way is tried by the same few buyers, which is more than limits leave to anybody. */
const forgetLimits = () => t.sql('with tries as (delete from card_tries) delete from rate_limits')
beforeEach(forgetLimits)

type Payer = { readonly buyer: Visitor; readonly contract: Contract }
type Kind = 'a guest' | 'a member'
const payers = new Map<string, Promise<Payer>>()
/** One order of each storefront for each kind of buyer. */
function payerOf(kind: Kind, site: Site): Promise<Payer> {
  const known = payers.get(`${kind} ${site}`) ?? place(kind, site, payers.size)
  payers.set(`${kind} ${site}`, known)
  return known
}
async function place(kind: Kind, site: Site, index: number): Promise<Payer> {
  const where = { site, ip: `10.1.0.${index}` }
  // Nobody may have more than eight orders that are not paid.
  const buyer = kind === 'a guest' ? t.visit(where) : await t.signIn(people.anna, where)
  return { buyer, contract: await order(buyer, { lamp: 1 }, home(site)) }
}

const ofRow = (channel: string, method: string) => `${channel} ${method}`
const allRows = everyChannel.flatMap(({ name, methods }) =>
  methods.map(({ type }) => ofRow(name, type)),
)

async function offered({ buyer, contract }: Payer): Promise<string[]> {
  const { payChannelGroups } = await buyer.call('POST /sapi/mall-pay/payment/payChannel', {
    contractId: contract.id,
  })
  return (payChannelGroups[0]?.payChannels ?? []).flatMap(({ channelName, paymentMethods }) =>
    paymentMethods.map(({ type }) => ofRow(channelName, type)),
  )
}

/**
 * All rows by what comes of them: `reached` its provider, or the code with which it is refused, and
 * then nothing was begun.
 */
async function payByAll(payer: Payer, bindToken?: string): Promise<Record<string, string[]>> {
  const before = await countAttempts(payer)
  const came: Record<string, string[]> = {}
  for (const row of allRows) (came[await payBy(payer, row, bindToken)] ??= []).push(row)
  expect((await countAttempts(payer)) - before).toBe(came['reached']?.length)
  await forgetLimits()
  return came
}
async function payBy({ buyer, contract }: Payer, row: string, token?: string): Promise<string> {
  const [payChannel = '', payMethod = ''] = row.split(' ')
  const bindToken = payChannel === 'STRIPE_PAY_QUICK' ? token : undefined
  reached.length = 0
  const code = await buyer
    .call('POST /sapi/mall-pay/payment/firstPay', {
      ...{ payChannel, payMethod, contractId: contract.id },
      ...(bindToken ? { bindToken } : {}),
    })
    .then(
      () => 'begun',
      (error: unknown) => (error as { code?: string }).code ?? String(error),
    )
  const [found, ...more] = reached
  if (found === undefined) return code
  // A kept card is its own method: which one is no name of a row.
  const isIt = found === row || (bindToken && found.startsWith(`${payChannel} `))
  const isAll = isIt && more.length === 0 && code === 'payment.provider'
  return isAll ? 'reached' : `${code} at ${reached.join(', ')}`
}
async function countAttempts({ contract }: Payer): Promise<number> {
  const [row] = await t.sql<{ n: number }>(
    'select count(*)::int as n from payment_attempts where contract_id = $1',
    [contractId(contract)],
  )
  return row?.n ?? 0
}

/** While it lasts, the order is another than was placed. */
async function asIf<T>(
  { contract }: Payer,
  { country, company, amount, points }: Change,
  work: () => Promise<T>,
): Promise<T> {
  const id = contractId(contract)
  const [was] = await t.sql<{ address: object; amount: number }>(
    'select c.delivery_address as address, p.amount from contracts c join payment_orders p on p.contract_id = c.id where c.id = $1',
    [id],
  )
  if (!was) throw new Error('no order')
  const write = async (address: object, minor: number, spent: number) => {
    await t.sql('update contracts set delivery_address = $2 where id = $1', [
      id,
      JSON.stringify(address),
    ])
    await t.sql('update payment_orders set amount = $2 where contract_id = $1', [id, minor])
    await t.sql('update orders set points = $2 where contract_id = $1', [id, spent])
  }
  const address = {
    ...was.address,
    ...(country === undefined ? {} : { regionShortName: country }),
    ...(company === undefined ? {} : { company }),
  }
  await write(address, amount ?? was.amount, points ?? 0)
  try {
    return await work()
  } finally {
    await write(was.address, was.amount, 0)
  }
}
type Change = {
  readonly country?: string
  readonly company?: string
  readonly amount?: number
  readonly points?: number
}

const EVERYWHERE = [
  ...['ADYEN_PC card', 'ADYEN_PC applepay', 'ADYEN_PC googlepay', 'ADYEN_LINK link'],
  ...['PAYPAL_PAY_PC paypal', 'STRIPE_PAY_PC card', 'BRAINTREE card', 'KLARNA klarna'],
  'MOCKPAY mockpay',
]
const QUICK = 'STRIPE_PAY_QUICK card'
const adyen = (...methods: string[]) => methods.map((method) => ofRow('ADYEN_PC', method))
/** An order of a private person that goes to the storefront's own country. */
const OWN: Readonly<Record<Site, readonly string[]>> = {
  DE: adyen('klarna_paynow', 'bankTransfer_IBAN'),
  NL: adyen('ideal', 'bcmc', 'bankTransfer_IBAN'),
  ES: [],
  SE: adyen('swish'),
  FR: adyen('cartebancaire'),
  IT: adyen('satispay'),
  PL: adyen('blik', 'przelewy24', 'paypo'),
  UK: [...adyen('clearpay'), 'AFFIRM_PC affirm'],
}

const others = (offer: readonly string[]) => allRows.filter((row) => !offer.includes(row))
/** The offer is as expected, and of all rows those of the offer alone reach their provider. */
async function expectOffer(payer: Payer, expected: readonly string[], bindToken?: string) {
  const offer = await offered(payer)
  expect(offer.toSorted()).toEqual(expected.toSorted())
  const came = await payByAll(payer, bindToken)
  expect(came['reached']?.toSorted()).toEqual(expected.toSorted())
  return came
}

const ofAll = (site: Site) => [...EVERYWHERE, ...OWN[site]]
const noCards = () => t.sql('delete from saved_cards')
const KLARNA = 'KLARNA klarna'

describe.each(sites)('on the storefront %s', (site) => {
  const expected = ofAll(site)

  test('[PAY-002] a guest can pay by each way that is offered, and by no other', async () => {
    const guest = await payerOf('a guest', site)
    const { 'payment.channel': refused } = await expectOffer(guest, expected)
    expect(refused).toEqual(others(expected))
  })

  test('a member can, too, and by a card that they keep once they keep one', async () => {
    const member = await payerOf('a member', site)
    await noCards()
    expect((await offered(member)).toSorted()).toEqual(expected.toSorted())
    // There is such a way; there is no such card.
    expect(await payBy(member, QUICK)).toBe('payment.card')
    await layOutSavedCard(t, member.contract.tradeOrderList[0]?.id ?? '')
    const [card] = await t.sql<{ token: string }>('select token from saved_cards')
    const keeping = [...expected, QUICK]
    const { 'payment.channel': refused } = await expectOffer(member, keeping, card?.token)
    expect(refused).toEqual(others(keeping))
  })
})

describe.each(['a guest', 'a member'] as const)('%s', (kind) => {
  test('[PAY-088] is not lent to by Klarna for what goes to Ireland, Portugal, Luxembourg, Belgium or Austria', async () => {
    const payer = await payerOf(kind, 'DE')
    await noCards()
    for (const country of ['IE', 'PT', 'LU', 'BE', 'AT', 'DE'])
      await asIf(payer, { country }, async () => {
        const isLent = country === 'DE'
        expect([country, (await offered(payer)).includes(KLARNA)]).toEqual([country, isLent])
        const came = isLent ? 'reached' : 'payment.channel'
        expect([country, await payBy(payer, KLARNA)]).toEqual([country, came])
      })
  })

  test('pays what goes to Portugal by its own ways, too', async () => {
    const payer = await payerOf(kind, 'ES')
    await noCards()
    const expected = [...ofAll('ES'), ...adyen('multibanco', 'mbway')]
    await asIf(payer, { country: 'PT' }, () =>
      expectOffer(
        payer,
        expected.filter((row) => row !== KLARNA),
      ),
    )
  })

  test.each(['DE', 'NL'] as const)(
    '[PAY-086, PAY-087] of %s that is a company is lent to by Billie, and by Klarna only what is not paid with points',
    async (site) => {
      const payer = await payerOf(kind, site)
      await noCards()
      const company = 'Hafenbüro Nord GmbH'
      const lent = [...ofAll(site), ...adyen('klarna_b2b')]
      await asIf(payer, { company }, () => expectOffer(payer, lent))
      await asIf(payer, { points: 5 }, async () => {
        expect((await offered(payer)).includes(KLARNA)).toBe(false)
        expect(await payBy(payer, KLARNA)).toBe('payment.channel')
      })
    },
  )

  test.each([
    ['UK', 'GB', 'clearpay', 1000_00],
    ['ES', 'PT', 'multibanco', 2500_00],
  ] as const)(
    '[PAY-085, PAY-089] of %s can pay by its limited way up to the limit and no minor unit more',
    async (site, country, method, most) => {
      const payer = await payerOf(kind, site)
      const row = ofRow('ADYEN_PC', method)
      const came: [boolean, string][] = []
      for (const amount of [most - 1, most, most + 1])
        await asIf(payer, { country, amount }, async () =>
          came.push([(await offered(payer)).includes(row), await payBy(payer, row)]),
        )
      expect(came).toEqual([
        [true, 'reached'],
        [true, 'reached'],
        [false, 'payment.channel'],
      ])
    },
  )
})

test('no other way has a limit of its own', () => {
  const limited = everyChannel.flatMap(({ methods }) =>
    methods.flatMap(({ type, max }) => (max === undefined ? [] : [[type, max]])),
  )
  expect(limited).toEqual([
    ['multibanco', 2500_00],
    ['clearpay', 1000_00],
  ])
})
