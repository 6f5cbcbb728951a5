import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '@galleria/kernel/time'
import { counters } from '#platform/counters.ts'
import { createLog } from '#platform/log.ts'
import { openMall } from '../../../app.ts'
import { atOnce, refusalOf, signUp, waitAMinute } from '../../../testing/account-steps.ts'
import { createBraintreeSteps, withBraintree } from '../../../testing/braintree-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { order, pay, until, type Contract } from '../../../testing/shop-steps.ts'
import { payByStripe } from '../../../testing/stripe-steps.ts'
import { createVisitor } from '../../../testing/visitor.ts'
import { forgetTries } from './limit-tries.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ payments: withBraintree, delays: { slow: 400 } })
})
afterAll(() => t.close())

const { payBy, typeCard, salesOf, attempts } = createBraintreeSteps(() => t)

/** A network of its own for each test, so that none counts what another has tried. */
let network = 0
let ip = ''
beforeEach(() => {
  ip = `203.0.113.${(network += 1)}`
})

async function begin(visitor = t.visit({ ip })): Promise<{ guest: Visitor; contract: Contract }> {
  return { guest: visitor, contract: await order(visitor, { lamp: 1 }) }
}
const RESUME = 'POST /sapi/mall-order/web/order/secondaryPay' as const
const CLOSE = 'POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm' as const

let cards = 0
/** Another card each time, with its check digit. */
function newCard(): string {
  const digits = `411111${String((cards += 1)).padStart(9, '0')}`
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
/** How a card ends that its bank declines. */
async function decline(guest: Visitor, contract: Contract, card = newCard()): Promise<string> {
  const token = await typeCard(card)
  await t.scenario('declined', 'BRAINTREE')
  const end = await refusalOf(payBy(guest, contract, token))
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
  return end
}
async function declineOften(guest: Visitor, contract: Contract, times: number): Promise<void> {
  for (let tried = 0; tried < times; tried += 1)
    expect(await decline(guest, contract)).toBe('422 payment.provider')
}
/** The same cookies, from somewhere else. */
function movedTo(visitor: Visitor, address: string): Visitor {
  const moved = t.visit({ ip: address })
  for (const [name, value] of visitor.cookies) moved.cookies.set(name, value)
  return moved
}
const tries = () => t.sql<{ count: number }>('select count(*)::int as count from card_tries')
const refusedBy = async (limit: string) => {
  const text = await counters.getSingleMetricAsString('mall_card_tries_refused_total')
  return Number(new RegExp(`limit="${limit}"} (\\d+)`).exec(text)?.[1])
}

describe('an order', () => {
  test('has ten cards declined; the eleventh is refused with the time to wait, before its provider hears of it', async () => {
    const { guest, contract } = await begin()
    await declineOften(guest, contract, 1)
    t.clock.advance(20 * MINUTE)
    await declineOften(guest, contract, 9)
    const before = [await attempts(contract), await salesOf(contract), await tries()]
    const counted = await refusedBy('contract')
    await expect(payBy(guest, contract, await typeCard())).rejects.toMatchObject({
      status: 429,
      code: '429',
      body: { retryAfter: 40 * 60, limits: 'cards' },
    })
    expect([await attempts(contract), await salesOf(contract), await tries()]).toEqual(before)
    expect(await refusedBy('contract')).toBe(counted + 1)
  })

  test('has one more once the first of them is an hour old, and can be paid', async () => {
    const { guest, contract } = await begin()
    await declineOften(guest, contract, 10)
    const late = async () => payBy(guest, contract, await typeCard())
    // The order waits for half an hour only; the hour is that of its tries.
    await t.sql(
      `update card_tries set tried_at = tried_at - interval '1 hour' + interval '1 second'`,
    )
    expect(await refusalOf(late())).toBe('429 429')
    t.clock.advance(1000)
    expect(await late()).toMatchObject({ paymentRecordStatus: 'PAY_SUCCESS' })
  })

  test('can be paid without a card meanwhile, and the payment under way is left as it is', async () => {
    const { guest, contract } = await begin()
    await declineOften(guest, contract, 10)
    const { paymentRecordId } = await pay(guest, contract.id, 'PAYPAL_PAY_PC')
    expect(await decline(guest, contract)).toBe('429 429')
    const open = (await attempts(contract)).at(-1)
    expect(open?.status).toBe('PAY_PENDING')
    expect(await pay(guest, contract.id, 'PAYPAL_PAY_PC')).toMatchObject({ paymentRecordId })
  })

  test('counts what is declined while its buyer closes it', async () => {
    const { guest, contract } = await begin()
    await t.scenario('slow', 'BRAINTREE')
    const paying = refusalOf(payBy(guest, contract, await typeCard('4000111111111115')))
    await until(async () => (await attempts(contract)).length > 0, 'the attempt')
    const { paymentRecordId, payUniqueKey } = await guest.call(RESUME, { id: contract.id })
    await guest.call(CLOSE, { paymentRecordId, payUniqueKey })
    // Closing looks first what has become of the call that is out.
    expect(await paying).toBe('422 payment.provider')
    expect(await attempts(contract)).toMatchObject([{ status: 'PAY_FAILED' }])
    expect(
      await t.sql(
        `select decline <> '' as declined from card_tries where subject_id = $1 order by 1`,
        [(await attempts(contract))[0]?.id],
      ),
    ).toEqual([{ declined: false }, { declined: true }])
  })
})

describe('a person', () => {
  test('has twenty in all orders; what is paid does not count', async () => {
    const guest = t.visit({ ip })
    const first = await begin(guest)
    await declineOften(guest, first.contract, 9)
    await payBy(guest, first.contract, await typeCard())
    const second = await begin(guest)
    await declineOften(guest, second.contract, 10)
    const third = await begin(guest)
    await declineOften(guest, third.contract, 1)
    expect(await decline(guest, third.contract)).toBe('429 429')
    expect(await attempts(third.contract)).toHaveLength(1)
    // From elsewhere it is the same person.
    expect(await decline(movedTo(guest, `198.51.100.${network}`), third.contract)).toBe('429 429')
  })

  test('of twenty calls at once for the last try one begins', async () => {
    const guest = t.visit({ ip })
    const contracts: Contract[] = []
    for (let made = 0; made < 5; made += 1) contracts.push((await begin(guest)).contract)
    for (const contract of contracts.slice(0, 2)) await declineOften(guest, contract, 9)
    await declineOften(guest, contracts[2] as Contract, 1)
    const calls = Array.from({ length: 20 }, (_, at) => contracts[at % 5] as Contract)
    const ended = await Promise.all(
      calls.map((contract) =>
        payByStripe(guest, contract.id).then(
          ({ paymentRecordId }) => paymentRecordId,
          ({ code }: { code: string }) => code,
        ),
      ),
    )
    const begun = ended.filter((one) => one !== '429')
    expect(new Set(begun).size).toBe(1)
    expect(ended.filter((one) => one === '429').length).toBe(16)
    const all = (await Promise.all(contracts.map((contract) => attempts(contract)))).flat()
    expect(all.filter(({ status }) => status === 'PAY_PENDING')).toHaveLength(1)
    expect(all).toHaveLength(20)
  })

  test('a guest who signs up takes along what was declined', async () => {
    const { guest, contract } = await begin()
    await declineOften(guest, contract, 10)
    waitAMinute(t)
    await signUp(t, `tries${network}@galleria.test`, guest)
    const second = await begin(guest)
    await declineOften(guest, second.contract, 10)
    const third = await begin(guest)
    expect(await decline(guest, third.contract)).toBe('429 429')
    expect(await attempts(third.contract)).toEqual([])
  })
})

describe('a network', () => {
  /** Thirty declines of three guests. */
  async function useUp(from: (guest: number) => string): Promise<void> {
    for (let guest = 0; guest < 3; guest += 1) {
      const one = await begin(t.visit({ ip: from(guest) }))
      await declineOften(one.guest, one.contract, 10)
    }
  }

  test('has thirty of all its guests, whoever is new; members have fifteen more, and other networks their own', async () => {
    await useUp(() => ip)
    const fresh = await begin()
    expect(await decline(fresh.guest, fresh.contract)).toBe('429 429')
    expect(await attempts(fresh.contract)).toEqual([])
    waitAMinute(t)
    const { visitor: member } = await signUp(t, `room${network}@galleria.test`, t.visit({ ip }))
    const first = await begin(member)
    await declineOften(member, first.contract, 10)
    const second = await begin(member)
    await declineOften(member, second.contract, 5)
    expect(await decline(member, second.contract)).toBe('429 429')
    expect(await decline(movedTo(fresh.guest, `198.51.100.${network}`), fresh.contract)).toBe(
      '422 payment.provider',
    )
  })

  test('tells of thirty out of sixty cards, each brought by a new guest to a new order', async () => {
    const ends: string[] = []
    for (let card = 0; card < 60; card += 1) {
      const { guest, contract } = await begin()
      ends.push(await decline(guest, contract))
    }
    expect(ends).toEqual([...Array(30).fill('422 payment.provider'), ...Array(30).fill('429 429')])
  })

  test('lets a family pay behind one address, each of whom had three cards declined', async () => {
    const family: Awaited<ReturnType<typeof begin>>[] = []
    for (let person = 0; person < 6; person += 1) family.push(await begin())
    for (const { guest, contract } of family) await declineOften(guest, contract, 3)
    for (const { guest, contract } of family)
      expect(await payBy(guest, contract, await typeCard())).toMatchObject({
        paymentRecordStatus: 'PAY_SUCCESS',
      })
  })

  test('is the /64 of an IPv6 address', async () => {
    const prefix = `2001:db8:0:${network}`
    await useUp((guest) => `${prefix}::${guest + 1}`)
    const fresh = await begin(t.visit({ ip: `${prefix}:ffff::9` }))
    expect(await decline(fresh.guest, fresh.contract)).toBe('429 429')
    const beside = await begin(t.visit({ ip: `2001:db8:1:${network}::1` }))
    expect(await decline(beside.guest, beside.contract)).toBe('422 payment.provider')
  })

  test('of twenty guests at once for the last place under way one begins', async () => {
    for (let guest = 0; guest < 3; guest += 1) {
      const one = await begin()
      await declineOften(one.guest, one.contract, guest === 0 ? 9 : 10)
    }
    for (let guest = 0; guest < 30; guest += 1) {
      const one = await begin()
      await payByStripe(one.guest, one.contract.id)
    }
    const waiting: Awaited<ReturnType<typeof begin>>[] = []
    for (let guest = 0; guest < 20; guest += 1) waiting.push(await begin())
    expect(
      await atOnce(20, (at) =>
        payByStripe(
          (waiting[at] as (typeof waiting)[number]).guest,
          waiting[at]?.contract.id ?? '',
        ),
      ),
    ).toEqual({ ok: 1, '429': 19 })
    const begun = await Promise.all(waiting.map(({ contract }) => attempts(contract)))
    expect(begun.flat()).toHaveLength(1)
  })

  test('is not forgotten by a restart, and stands nowhere as an address', async () => {
    await useUp(() => ip)
    const fresh = await begin()
    const { gate, payments } = t.mall
    const restarted = await openMall(gate.own().env, createLog('silent'), t.clock, payments)
    const again = createVisitor(restarted.app, { ip })
    for (const [name, value] of fresh.guest.cookies) again.cookies.set(name, value)
    expect(await decline(again, fresh.contract)).toBe('429 429')
    await restarted.close()
    expect(JSON.stringify(await t.sql('select * from card_tries'))).not.toContain(ip)
  })
})

describe('a card', () => {
  test('that was declined five times keeps whoever brought it twice from any more; who had it declined once pays by another', async () => {
    const card = newCard()
    const [first, second, third] = [
      await begin(t.visit({ ip: `198.18.${network}.1` })),
      await begin(t.visit({ ip: `198.18.${network}.2` })),
      await begin(t.visit({ ip: `198.18.${network}.3` })),
    ]
    for (const { guest, contract } of [first, first, second, second])
      expect(await decline(guest, contract, card)).toBe('422 payment.provider')
    // Four: another card may still be tried.
    expect(await decline(first.guest, first.contract)).toBe('422 payment.provider')
    expect(await decline(third.guest, third.contract, card)).toBe('422 payment.provider')
    const counted = await refusedBy('card')
    expect(await decline(first.guest, first.contract)).toBe('429 429')
    expect(await decline(second.guest, second.contract)).toBe('429 429')
    expect(await refusedBy('card')).toBe(counted + 2)
    expect(await attempts(second.contract)).toHaveLength(2)
    await payBy(third.guest, third.contract, await typeCard())
    expect((await attempts(third.contract)).at(-1)).toMatchObject({ status: 'PAY_SUCCESS' })
  })
})

test('tries are forgotten after two days, and no earlier', async () => {
  await t.sql('delete from card_tries')
  const { guest, contract } = await begin()
  await declineOften(guest, contract, 1)
  t.clock.advance(2 * DAY)
  await forgetTries(t.mall.gate.own())
  expect(await tries()).toEqual([{ count: 2 }])
  t.clock.advance(1)
  await forgetTries(t.mall.gate.own(), 1)
  expect(await tries()).toEqual([{ count: 1 }])
  await forgetTries(t.mall.gate.own())
  expect(await tries()).toEqual([{ count: 0 }])
})
