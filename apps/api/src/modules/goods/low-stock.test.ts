import { DAY, HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people, skus } from '../../testing/small-catalogue.ts'
import { tellLowStock } from './tell-low-stock.ts'

/** Ten in the morning of a Thursday in Hamburg, after the goods of the tests came in. */
const THURSDAY = new Date('2027-01-14T09:00:00Z')
const ALERTS = 'POST /sapi/mall-merchant/goods/alerts' as const
const KEEP = 'POST /sapi/mall-merchant/goods/keepAlerts' as const
const PAGE = 'POST /sapi/mall-merchant/goods/page' as const

let t: TestMall
let merchant: Visitor
let other: Visitor
beforeAll(async () => {
  t = await openTestMall({ at: THURSDAY })
  await signIn()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.sql('delete from low_stock')
  await t.sql('delete from stock_alerts')
  await t.sql(`delete from mails_sent where key like 'low-stock:%'`)
  t.clock.set(THURSDAY)
  for (const sku of Object.values(skus)) await have(sku, 100)
  await look()
  day = 0
})
async function signIn() {
  ;[merchant, other] = await Promise.all([
    t.signIn(people.merchant),
    t.signIn(people.otherMerchant),
  ])
}

/** So many are free from now on. */
const have = (sku: number, free: number) =>
  t.sql(
    `with shelf as (select sku_id, reserved + $2::int - on_hand as more from stock where sku_id = $1),
      moved as (insert into stock_moves (sku_id, d_on_hand, d_reserved, reason, at) select sku_id, more, 0, 'counted', $3 from shelf)
    update stock k set on_hand = on_hand + s.more from shelf s where s.sku_id = k.sku_id`,
    [sku, free, t.clock.now()],
  )
const look = () => tellLowStock(t.mall.gate.own())
let day = 0
/** The next morning at this hour of UTC. */
function tomorrow(hour = 9) {
  day += 1
  t.clock.set(new Date(THURSDAY.getTime() + day * DAY + (hour - 9) * HOUR))
}
const READERS = [people.merchant, people.otherMerchant]
const inboxes = () => Promise.all(READERS.map((to) => t.inbox(to)))
/** The mails that this sends, the newest first. */
async function sentBy(work: () => Promise<unknown>) {
  await t.drainAll()
  const before = await inboxes()
  await work()
  await t.drainAll()
  return (await inboxes()).flatMap((all, nth) =>
    all
      .slice(0, all.length - (before[nth]?.length ?? 0))
      .map((mail) => ({ ...mail, reader: READERS[nth] })),
  )
}
/** What each mail names, by reader. */
const told = async () =>
  (await sentBy(look)).map(({ reader, text }) => [
    reader,
    [...new Set(text.match(/(GH|NW)-\d/g) ?? [])],
  ])

test('each shop hears once in the morning of what ran out, and nobody of what did not', async () => {
  await have(skus.lamp, 5)
  await have(skus.deskWide, 6)
  await have(skus.desk, 0)
  await have(skus.soldOut, 0)
  expect(await told()).toEqual([])
  // Half past seven in Hamburg is not the morning yet.
  tomorrow(6)
  expect(await told()).toEqual([])
  t.clock.set(new Date(t.clock.now().getTime() + HOUR))
  expect(await told()).toEqual([
    [people.merchant, ['GH-1', 'GH-3']],
    [people.otherMerchant, ['NW-3']],
  ])
  expect(await told()).toEqual([])
  tomorrow()
  expect(await told()).toEqual([])
})

test('what was told as low is told once more when none is left, and then no more while it stays low', async () => {
  await have(skus.lamp, 3)
  tomorrow()
  expect(await told()).toEqual([[people.merchant, ['GH-3']]])
  await have(skus.lamp, 0)
  tomorrow()
  expect(await told()).toEqual([[people.merchant, ['GH-3']]])
  await have(skus.lamp, 2)
  tomorrow()
  expect(await told()).toEqual([])
  await have(skus.lamp, 0)
  tomorrow()
  expect(await told()).toEqual([])
})

test('what there was more of is told again, also when it rose and fell between two mornings', async () => {
  await have(skus.lamp, 0)
  tomorrow()
  expect(await told()).toEqual([[people.merchant, ['GH-3']]])
  t.clock.set(new Date(t.clock.now().getTime() + HOUR))
  await have(skus.lamp, 6)
  await have(skus.lamp, 0)
  tomorrow()
  expect(await told()).toEqual([[people.merchant, ['GH-3']]])
})

test('a shop says from how few on it is told, its goods are shown so, and its mails end', async () => {
  expect(await merchant.call(ALERTS, {})).toEqual({ lowQty: 5, isMailed: true, mayKeep: true })
  await have(skus.lamp, 40)
  expect((await merchant.call(PAGE, { stock: 'LOW' })).data).toEqual([])
  expect(await merchant.call(KEEP, { lowQty: 40, isMailed: true })).toMatchObject({ lowQty: 40 })
  expect(
    (await merchant.call(PAGE, { stock: 'LOW' })).data.map(({ skuCode, isLow }) => [
      skuCode,
      isLow,
    ]),
  ).toEqual([['GH-3', true]])
  expect(await other.call(ALERTS, {})).toMatchObject({ lowQty: 5 })
  tomorrow()
  expect(await told()).toEqual([[people.merchant, ['GH-3']]])
  await merchant.call(KEEP, { lowQty: 40, isMailed: false })
  await have(skus.desk, 1)
  tomorrow()
  expect(await told()).toEqual([])
  // What nobody wrote about is no news later.
  await merchant.call(KEEP, { lowQty: 40, isMailed: true })
  tomorrow()
  expect(await told()).toEqual([])
  const [line] = await t.sql<{ call: string }>(
    'select call from audit_lines order by id desc limit 1',
  )
  expect(line?.call).toBe('mall-merchant/goods/keepAlerts')
})

test('two clocks that look at once tell once', async () => {
  await have(skus.lamp, 0)
  tomorrow()
  expect(await sentBy(() => Promise.all([look(), look(), look()]))).toHaveLength(1)
})

test('a shop whose shelves cannot be looked at keeps none after it untold, and is told itself once they can', async () => {
  await have(skus.lamp, 0)
  await have(skus.soldOut, 0)
  tomorrow()
  await t.sql(
    `create function refuse_alert() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`,
  )
  await t.sql(
    `create trigger refuse_alert before insert or update on stock_alerts for each row when (new.seller_id = 5) execute function refuse_alert()`,
  )
  expect(await told()).toEqual([[people.otherMerchant, ['NW-3']]])
  await t.sql('drop function refuse_alert cascade')
  expect(await told()).toEqual([[people.merchant, ['GH-3']]])
})

test.each(['FROZEN', 'CLEARED'])(
  'a shop that is %s is not told, and hears of it once it is open again',
  async (status) => {
    await have(skus.lamp, 0)
    await have(skus.soldOut, 0)
    tomorrow()
    await t.sql('update sellers set status = $1 where id = 5', [status])
    expect(await told()).toEqual([[people.otherMerchant, ['NW-3']]])
    expect(await t.sql(`select from low_stock where sku_id = $1`, [skus.lamp])).toEqual([])
    await t.sql(`update sellers set status = 'ACTIVE' where id = 5`)
    expect(await told()).toEqual([[people.merchant, ['GH-3']]])
  },
)

test('the mail is in the language of its reader and says what is free', async () => {
  await t.sql(`update users set language = 'de' where email = $1`, [people.merchant])
  await have(skus.lamp, 3)
  await have(skus.desk, 0)
  tomorrow()
  const [mail] = await sentBy(look)
  expect(mail?.subject).toBe('Waren, die zur Neige gehen')
  expect(mail?.text).toContain('3 frei')
  expect(mail?.links.filter((link) => link.includes('/backoffice/goods'))).toHaveLength(2)
  await t.sql(`update users set language = 'en' where email = $1`, [people.merchant])
})
