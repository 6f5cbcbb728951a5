import { afterAll, beforeAll, expect, test } from 'vitest'
import { rollWith } from '../hostile/dice.ts'
import { createScanner } from '#modules/files/index.ts'
import { listClockRounds } from '../listen.ts'
import { openTestMall, type TestMall } from '../testing/open-test-mall.ts'
import { openProxy, type Proxy } from '../testing/provider-proxy.ts'
import { order, paidOrder, receivedOrder } from '../testing/shop-steps.ts'
import { people } from '../testing/small-catalogue.ts'
import { mallWorks } from './model/by-itself.ts'
import { answerReverse, apply, cancelPaid, preview } from './model/commands-after-sales.ts'
import { aboutOffers, hoursPass } from './model/commands-offers.ts'
import { look } from './model/look.ts'
import { meetMember, meetMerchant } from './model/persons.ts'
import { openAudit, settle, walk, type Audit } from './model/walk.ts'
import type { World } from './model/world.ts'

/** Two buyers who ask about what they have got, their shop, which agrees, declines or offers, and the clock: the walk of `model.test.ts`, about nothing else. `MODEL_SEED` and `MODEL_STEPS` are the same. */
const seed = Number(process.env['MODEL_SEED'] ?? 1)
const steps = Number(process.env['MODEL_STEPS'] ?? 150)

let t: TestMall
let proxy: Proxy
let audit: Audit
beforeAll(async () => {
  t = await openTestMall({ through: async (labUrl) => (proxy = await openProxy(labUrl)).url })
  audit = await openAudit(t.databaseUrl)
})
afterAll(async () => {
  await audit.close()
  await t.close()
  await proxy.stop()
})

test(
  `${steps} steps of requests and offers, seed ${seed}`,
  { timeout: 300_000 + steps * 1_000 },
  async () => {
    const [anna, ben, merchant] = await Promise.all(
      [people.anna, people.ben, people.merchant].map((who) => t.signIn(who)),
    )
    for (const buyer of [anna!, ben!]) {
      for (const goods of [{ lamp: 3, desk: 2 }, { lamp: 1 }, { desk: 1 }, { lamp: 2, desk: 3 }])
        await receivedOrder(t, buyer, merchant!, goods)
      await paidOrder(t, buyer, { lamp: 2 })
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
        [apply, 10],
        [answerReverse, 4],
        [cancelPaid, 1],
        [preview, 1],
        [look, 2],
        [hoursPass, 1],
        [mallWorks, 2],
        ...aboutOffers,
        ...aboutOffers,
      ],
      buyers: [await meetMember(t, people.anna, 'Anna'), await meetMember(t, people.ben, 'Ben')],
      others: [],
      merchants: [await meetMerchant(t, people.merchant, 5)],
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
    const came = (words: RegExp) =>
      [...outcomes].reduce((sum, [name, n]) => sum + (words.test(name) ? n : 0), 0)
    // A walk that never gets there proves nothing.
    expect(came(/^offers .* WAITING_FOR_AUDIT_BY_SELLER: ok$/)).toBeGreaterThan(0)
    expect(came(/^accepts an offer that is open: ok$/)).toBeGreaterThan(0)

    for (const days of [1, 3, 31, 1, 1]) {
      await world.settle()
      t.clock.advance(days * 86_400_000)
      for (const round of listClockRounds(
        () => t.mall.gate.own(),
        t.mall.providers,
        createScanner(undefined),
      ))
        await round()
    }
    await world.settle()
    expect(await audit.findAll()).toEqual([])
    expect(
      await t.sql(
        `select status from reverse_orders where status not in ('REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE')`,
      ),
    ).toEqual([])
    const everything = () =>
      t.sql(
        `select (select json_agg(r order by id) from reverse_orders r) as reverses, (select json_agg(f order by id) from reverse_offers f) as offers, (select json_agg(l order by id) from order_lines l) as lines, (select count(*)::int from ledger_entries) as entries`,
      )
    const before = await everything()
    for (const command of repeatable) await command.run().catch(() => undefined)
    await world.settle()
    expect(await everything()).toEqual(before)
  },
)
