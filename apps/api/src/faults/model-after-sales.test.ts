import { writeFileSync } from 'node:fs'
import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rollWith } from '../hostile/dice.ts'
import { createScanner } from '#modules/files/index.ts'
import { listClockRounds } from '../listen.ts'
import { everything } from '../testing/after-sales-steps.ts'
import { openTestMall, type TestMall } from '../testing/open-test-mall.ts'
import { openProxy, type Proxy } from '../testing/provider-proxy.ts'
import { order, paidOrder, receivedOrder, send } from '../testing/shop-steps.ts'
import { people, skus } from '../testing/small-catalogue.ts'
import { photo, upload } from '../testing/upload-steps.ts'
import { mallWorks } from './model/by-itself.ts'
import { answerReverse, apply, cancelPaid, preview } from './model/commands-after-sales.ts'
import { aboutCarriers } from './model/commands-carriers.ts'
import { postpone, ship, sign } from './model/commands-parcels.ts'
import { aboutSellers } from './model/commands-sellers.ts'
import { tendShop } from './model/commands.ts'
import { aboutExchanges } from './model/commands-exchanges.ts'
import { aboutDisputes } from './model/commands-disputes.ts'
import { aboutGoodsBack } from './model/commands-goods-back.ts'
import { aboutOffers, hoursPass } from './model/commands-offers.ts'
import { goOnWithRequest } from './model/go-on-with-request.ts'
import { wire } from './model/choices.ts'
import { look } from './model/look.ts'
import { meetDeputy, meetMember, meetMerchant } from './model/persons.ts'
import { openAudit, settle, walk, type Audit } from './model/walk.ts'
import type { World } from './model/world.ts'

/** What is seldom reached, as the walk calls it. */
const RARE = [
  /^offers .* WAITING_FOR_AUDIT_BY_SELLER: ok$/,
  /^accepts an offer that is open: ok$/,
  /^has got what came instead .*: ok$/,
  /^mall rules .*: ok$/,
  /^withdraws from .*: ok$/,
  /^carrier says of a parcel of a request lost: ok$/,
  /^mall follows a lost parcel .* WAITING_FOR_QC_DONE: ok$/,
  /^takes the money for what came instead .*: ok$/,
  /^.* and finds nothing: ok$/,
  /^asks for other goods .*, which cost less: ok$/,
  /^pays what comes instead costs more: ok$/,
  /^mall does clear shop n: ok$/,
  /^deputy agrees to .*: ok$/,
  /^deputy .* and takes .*: ok$/,
]
/** The shop whose goods are exchanged, and the one that is removed in the middle. */
const [HOUSE, LEAVING] = [5, 11]
const missedOf = (outcomes: ReadonlyMap<string, number>) =>
  RARE.filter((words) => ![...outcomes.keys()].some((name) => words.test(name)))
/** Of five at once it is chance who is first: one walk alone may miss half of them. */
const MAY_MISS = RARE.length / 2

/**
 * Two buyers who ask about what they have got, send it back, exchange it, withdraw and ask the
 * mall; their shop, an operator, and the clock, up to five at once: the walk of `model.test.ts`,
 * about nothing else. `MODEL_SEED` and `MODEL_STEPS` are the same;
 * `MODEL_MISSED` is a file that gets what did not come of what is rare, a line each.
 */
const seed = Number(process.env['MODEL_SEED'] ?? 1)
const steps = Number(process.env['MODEL_STEPS'] ?? 300)

let t: TestMall
let proxy: Proxy
let audit: Audit
beforeAll(async () => {
  t = await openTestMall({
    // Parcels move when the walk says so.
    carrierStepSeconds: 1000 * 86_400,
    through: async (labUrl) => (proxy = await openProxy(labUrl)).url,
  })
  audit = await openAudit(t.databaseUrl)
})
afterAll(async () => {
  await audit.close()
  await t.close()
  await proxy.stop()
})

test(`${steps} steps of requests, seed ${seed}`, { timeout: 300_000 + steps * 1_000 }, async () => {
  const [anna, ben, merchant, other] = await Promise.all(
    [people.anna, people.ben, people.merchant, people.otherMerchant].map((who) => t.signIn(who)),
  )
  await sellVersions(t)
  for (const buyer of [anna!, ben!]) {
    for (const goods of [
      { lamp: 3, desk: 2 },
      { lamp: 1 },
      { desk: 1 },
      { lamp: 2, desk: 3 },
      { lamp: 4 },
    ])
      await receivedOrder(t, buyer, merchant!, goods)
    for (const goods of [{ chair: 2 }, { chair: 1 }, { chair: 4 }])
      await receivedOrder(t, buyer, other!, goods)
    await paidOrder(t, buyer, { lamp: 2 })
    for (const goods of [{ lamp: 2, desk: 1 }, { lamp: 1 }]) {
      const { tradeOrderList } = await paidOrder(t, buyer, goods)
      await send(merchant!, tradeOrderList[0]?.id ?? '')
    }
  }
  await order(anna!, { lamp: 1 })
  await t.drain()
  const world: World = {
    t,
    proxy,
    dice: rollWith(seed),
    quotes: [],
    numbers: new Set(),
    count: 0,
    followed: { contract: '', left: 0 },
    only: [
      [apply, 4],
      [answerReverse, 4],
      [cancelPaid, 1],
      [preview, 1],
      [look, 2],
      [hoursPass, 1],
      [mallWorks, 2],
      ...aboutOffers,
      ...aboutOffers,
      ...aboutGoodsBack,
      ...aboutDisputes,
      ...aboutCarriers,
      ...aboutExchanges,
      [tendShop, 1],
      ...aboutSellers,
      [ship, 1],
      [sign, 1],
      [postpone, 1],
      [goOnWithRequest, 220],
    ],
    buyers: [await meetMember(t, people.anna, 'Anna'), await meetMember(t, people.ben, 'Ben')],
    others: [],
    merchants: [
      await meetMerchant(t, people.merchant, HOUSE),
      await meetMerchant(t, people.otherMerchant, LEAVING),
    ],
    followsNewest: 40,
    mall: {
      operator: await meetMember(t, people.operator, 'the mall'),
      deputy: await meetDeputy(t),
      leaving: LEAVING,
      showPhoto: async ({ token }) => {
        const visitor = t.visit()
        visitor.cookies.set('galleria', token)
        return (await upload(t, visitor, 'evidence', await photo())).url
      },
    },
    versions: { [skus.lamp]: [LIKE, OTHER, DEARER, DEARER, CHEAPER, CHEAPER] },
    atOnce: 5,
    disturb: () => undefined,
    isDisturbed: () => false,
    settle: () => settle(world),
  }
  const { outcomes, repeatable } = await walk(world, audit, steps)
  if (process.env['MODEL_SEED'])
    console.log(
      [...outcomes]
        .toSorted()
        .map(([name, n]) => `${n} ${name}`)
        .join('\n'),
    )
  // Time runs out for everybody, a withdrawal by law waiting longest; about what it was asked the
  // mall rules, because nothing else ends that.
  for (const days of [1, 3, 31, 60, 31, 1, 1]) {
    await world.settle()
    await ruleAll(t, world)
    t.clock.advance(days * DAY)
    for (const round of listClockRounds(
      () => t.mall.gate.own(),
      t.mall.providers,
      createScanner(undefined),
    ))
      await round()
  }
  await world.settle()
  // And all that was to be written about it: a mail or paper that cannot be made fails here.
  await t.drainAll()
  expect(await audit.findAll()).toEqual([])
  expect(
    await t.sql(
      `select status from reverse_orders where status not in ('REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE')`,
    ),
  ).toEqual([])
  expect(await t.sql('select id from reverse_lines where held_qty > 0')).toEqual([])
  const before = await said(t)
  for (const command of repeatable) await command.run().catch(() => undefined)
  await world.settle()
  expect(await said(t)).toEqual(before)

  // A walk that never gets there proves nothing; all walks of the proofs together miss nothing.
  const missed = missedOf(outcomes).map(String)
  if (process.env['MODEL_MISSED']) writeFileSync(process.env['MODEL_MISSED'], missed.join('\n'))
  expect(missed.slice(MAY_MISS)).toEqual([])
})

/** All that a request could change, and what was said about it. */
async function said(t: TestMall): Promise<object[]> {
  const more = await t.sql<object>(
    `select (select json_agg(f order by id) from reverse_offers f) as offers, (select json_agg(d order by reverse_id) from reverse_disputes d) as disputes, (select json_agg(w order by id) from withdrawals w) as withdrawals, (select count(*)::int from transitions) as moves`,
  )
  return [...(await everything(t)), ...more]
}

async function ruleAll(t: TestMall, { mall }: World): Promise<void> {
  const open = await t.sql<{ id: string }>(
    `select r.id from reverse_orders r join reverse_disputes d on d.reverse_id = r.id where r.status = 'IN_DISPUTE' and (d.shop_answered_at is not null or d.answer_until <= $1)`,
    [t.clock.now()],
  )
  for (const { id } of open)
    await mall?.operator.call('POST /sapi/mall-operator/dispute/rule', {
      id: wire('reverse', id),
      ruling: 'REFUND',
      reason: 'Enough.',
    })
}

/** Of the lamp two versions that cost as much, a few of each; a dearer and a cheaper one. */
async function sellVersions(t: TestMall): Promise<void> {
  const ids = [LIKE, OTHER, DEARER, CHEAPER]
  await t.sql(
    `insert into skus (id, item_id, code, suffix, finish, size, width_mm, depth_mm, height_mm, weight_g, picture, position)
     select u.id, 1003, 'GH-' || u.id, u.finish, u.finish, '22 x 22 x 42 cm', 220, 220, 420, 2000, 'lamp-globe--brass', u.id from unnest($1::int[], array['steel', 'copper', 'gold', 'tin']) u(id, finish)`,
    [ids],
  )
  await t.sql(
    `insert into sku_prices (sku_id, site, currency, amount) select u.id, p.site, p.currency, p.amount + u.more from sku_prices p, unnest($1::int[], array[0, 0, 1000, -1000]) u(id, more) where p.sku_id = 4`,
    [ids],
  )
  await t.sql('insert into stock (sku_id, on_hand) select unnest($1::int[]), 6', [ids])
  await t.sql(
    `insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) select unnest($1::int[]), 6, 0, 'receipt'`,
    [ids],
  )
}
const [LIKE, OTHER, DEARER, CHEAPER] = [14, 15, 16, 17]
