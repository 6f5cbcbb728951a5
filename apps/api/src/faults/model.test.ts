import { randomUUID } from 'node:crypto'
import type { Id } from '@galleria/kernel/id'
import { DAY, HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantPoints } from '#modules/points/index.ts'
import { createScanner } from '#modules/files/index.ts'
import { createLog } from '#platform/log.ts'
import { rollWith } from '../hostile/dice.ts'
import { listClockRounds } from '../listen.ts'
import { openTestMall, type TestMall } from '../testing/open-test-mall.ts'
import { HELD_IN_BOOKS, heldAtProvider } from '../testing/provider-books.ts'
import { openProxy, type Proxy } from '../testing/provider-proxy.ts'
import { hamburg } from '../testing/shop-steps.ts'
import { people, skus } from '../testing/small-catalogue.ts'
import { preSell } from '../testing/pre-sale-steps.ts'
import { sellOtherKinds } from './model/other-kinds.ts'
import { OFFERING_SHOP } from './model/offers.ts'
import { meetBuyer, meetMerchant, outcomeOf } from './model/persons.ts'
import { renewPreSale } from './model/pre-sales.ts'
import { openAudit, settle, walk, type Audit } from './model/walk.ts'
import type { World } from './model/world.ts'

/**
 * Buyers, guests, merchants, clock and provider do what comes to their minds, up to four at once,
 * and the mall agrees with a model of itself after every step. `MODEL_SEED=<number>` walks
 * elsewhere, `MODEL_STEPS=<number>` further.
 */
const seed = Number(process.env['MODEL_SEED'] ?? 1)
const steps = Number(process.env['MODEL_STEPS'] ?? 250)

let t: TestMall
let proxy: Proxy
let audit: Audit
/**
 * What the mall wrote down as gone wrong although nobody was told: an unexpected error in a job or
 * a round.
 */
const errorLines: string[] = []
beforeAll(async () => {
  const hour = HOUR
  const listen = {
    write(line: string) {
      errorLines.push(line)
    },
  }
  t = await openTestMall({
    delays: { script: hour, bank: hour, late: hour, refund: hour },
    through: async (labUrl) => (proxy = await openProxy(labUrl)).url,
    log: createLog('warn', listen),
  })
  audit = await openAudit(t.databaseUrl)
})
afterAll(async () => {
  await audit.close()
  await t.close()
  await proxy.stop()
})

test(
  `${steps} steps of everybody at once, seed ${seed}`,
  { timeout: 300_000 + steps * 1_000 },
  async () => {
    let breaks = 0
    let mended = 0
    const world: World = {
      t,
      proxy,
      dice: rollWith(seed),
      quotes: [],
      numbers: new Set(),
      count: 0,
      followed: { contract: '', left: 0 },
      buyers: [
        await meetBuyer(t, 'Anna', true),
        await meetBuyer(t, 'Ben', true),
        await meetBuyer(t, 'Cleo', true),
        await meetBuyer(t, 'a guest', false),
        await meetBuyer(t, 'another guest', false),
      ],
      others: [
        await meetBuyer(t, 'Dora', true),
        await meetBuyer(t, 'a third guest', false),
        await meetBuyer(t, 'Emil', true),
      ],
      merchants: [
        await meetMerchant(t, people.merchant, 5),
        await meetMerchant(t, people.otherMerchant, 11, OFFERING_SHOP),
      ],
      disturb: () => {
        breaks += 1
      },
      isDisturbed: () => breaks > mended,
      settle: async () => {
        const known = breaks
        proxy.clear()
        await settle(world)
        mended = known
      },
    }
    for (const buyer of world.buyers)
      await buyer.call(
        'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow',
        hamburg,
      )
    await t.sql('update stock set on_hand = 30 where on_hand > 30')
    await t.sql(
      `insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) select sku_id, -970, 0, 'away' from stock where on_hand = 30`,
    )
    await sellOtherKinds(t)
    for (const { id: userId } of world.others.filter((one) => one.isMember))
      await t.mall.gate.own().inTransaction((tx) =>
        grantPoints(tx, {
          userId: userId as Id<'user'>,
          points: 100_000,
          ref: randomUUID(),
          at: t.clock.now(),
        }),
      )
    for (const sku of [skus.chair, skus.lamp]) {
      await preSell(t, sku)
      await renewPreSale(t, sku, { isFull: false, isDepositKept: sku === skus.lamp })
    }
    const result = await walk(world, audit, steps)
    if (process.env['MODEL_SEED'])
      console.log(
        result.exact,
        result.loose,
        result.watched,
        [...result.outcomes]
          .toSorted()
          .map(([name, n]) => `${n} ${name}`)
          .join('\n'),
      )
    expect(
      errorLines.filter((line) => line.includes('"err"') && !line.includes('OutsideError')),
    ).toEqual([])

    // Time runs out for everything that is open, and everything that is due is done.
    for (const days of [1, 3, 31, 1, 1, 1]) {
      await world.settle()
      t.clock.advance(days * DAY)
      for (const refund of await t.sql<{ ref: string }>(
        'select provider_ref as ref from refund_tries where provider_ref is not null',
      ))
        await t.lab.hurry(refund.ref)
      for (const round of listClockRounds(
        () => t.mall.gate.own(),
        t.mall.providers,
        createScanner(undefined),
      ))
        await round()
    }
    await world.settle()
    expect(await audit.findAll()).toEqual([])
    const money = async () => (await t.sql<{ held: number }>(HELD_IN_BOOKS))[0]?.held
    expect(await money()).toBe(await heldAtProvider(t.lab.url))
    expect(
      await t.sql(
        `select status, count(*)::int as n from orders where status in ('PENDING_PAY', 'PENDING_DEPOSIT', 'PENDING_BALANCE', 'PROCESSING') group by 1`,
      ),
    ).toEqual([])
    expect(
      await t.sql(
        `select status, count(*)::int as n from reverse_orders where status not in ('REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE') group by 1`,
      ),
    ).toEqual([])
    // No order waits for what cannot happen any more: for a parcel with nothing left to send, for a
    // receipt with nothing under way.
    expect(
      await t.sql(`select o.code, o.status from orders o where (o.status = 'UN_DELIVERY' and not exists (select 1 from order_lines l where l.order_id = o.id and l.delivered_qty + l.canceled_qty < l.qty))
    or (o.status = 'UN_RECEIVED' and not exists (select 1 from parcels p where p.order_id = o.id and p.status = 'SEND_DELIVERY'))`),
    ).toEqual([])

    // Everything that may be said twice is said again: nothing happens any more (P3).
    const before = await everything()
    for (const command of result.repeatable) await outcomeOf(() => command.run())
    await world.settle()
    expect(await everything()).toEqual(before)
    expect(await audit.findAll()).toEqual([])
  },
)

const everything = () =>
  t.sql(`select (select json_agg(o order by id) from orders o) as orders, (select json_agg(l order by id) from order_lines l) as lines, (select json_agg(s order by sku_id) from stock s) as stock, (select json_agg(r order by id) from reverse_orders r) as reverses,
  (select json_agg(p order by id) from parcels p) as parcels, (select json_agg(c order by id) from comments c) as comments, (select count(*)::int from comment_replies) as answers, (select json_agg(a order by id) from payment_attempts a) as attempts,
  (select json_agg(f order by id) from refunds f) as refunds, (select json_agg(g order by id) from refund_legs g) as legs, (select json_agg(t order by id) from refund_tries t) as tries, (select count(*)::int from contracts) as contracts, (select count(*)::int from transitions) as moves, (select count(*)::int from ledger_entries) as entries`)
