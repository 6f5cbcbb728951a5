import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { refusalOf } from '../../testing/account-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { firstTaxRates } from '../../../../../database/reference/tax-rates.ts'
import type { Site } from '@galleria/contract/storefronts'

/** VAT rates that the mall keeps: planned, changed, taken back, and never once they have begun. */

const LIST = 'POST /sapi/mall-operator/taxRate/list' as const
const PLAN = 'POST /sapi/mall-operator/taxRate/plan' as const
const DROP = 'POST /sapi/mall-operator/taxRate/drop' as const

let t: TestMall
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall({ at: new Date('2027-03-20T10:00:00Z') })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.sql('delete from rate_limits')
  // Sessions end while the clock leaps.
  operator = await t.signIn(people.operator)
})

const read = async (country: string) => {
  const { countryList } = await operator.call(LIST, {})
  return countryList.find((one) => one.country === country)!
}
const plan = async (country: 'DE' | 'ES' | 'GB' | 'AT' | 'SE', beginsOn: string, rate: number) =>
  operator.call(PLAN, { country, version: (await read(country)).version, beginsOn, rate })
/** What the page of an item says its price contains. */
const shown = async (site: Site) =>
  (await t.visit({ site }).call('POST /sapi/mall-item/item/detail', { id: 1003 })).taxRate
const lines = async () =>
  (await operator.call('POST /sapi/mall-operator/auditLog/page', { area: 'money' })).data

test('a new mall knows the rate of every country it delivers to', async () => {
  const { countryList } = await operator.call(LIST, {})
  expect(Object.fromEntries(countryList.map((one) => [one.country, one.rate]))).toEqual(
    firstTaxRates,
  )
  expect(countryList.find(({ country }) => country === 'LU')).toEqual({
    country: 'LU',
    version: 1,
    rate: 0.17,
    firstDay: '2027-03-21',
    rateList: [{ beginsOn: '2024-01-01', rate: 0.17, status: 'NOW', isOpen: false }],
  })
})

test('a rate begins with the first second of the day in its own country, in winter, in summer and on the days between', async () => {
  // Clocks go forward on 28 March and back on 31 October, two hours or one after midnight.
  const beginnings = [
    ['DE', 'DE', '2027-03-28', '2027-03-27T23:00:00Z', 0.19, 0.16],
    ['DE', 'DE', '2027-03-29', '2027-03-28T22:00:00Z', 0.16, 0.18],
    ['GB', 'UK', '2027-03-28', '2027-03-28T00:00:00Z', 0.2, 0.15],
    ['GB', 'UK', '2027-03-29', '2027-03-28T23:00:00Z', 0.15, 0.175],
    ['ES', 'ES', '2027-10-31', '2027-10-30T22:00:00Z', 0.21, 0.1],
    ['ES', 'ES', '2027-11-01', '2027-10-31T23:00:00Z', 0.1, 0.21],
  ] as const
  for (const [country, , day, , , rate] of beginnings) await plan(country, day, rate)
  for (const [, site, , at, before, after] of beginnings.toSorted((a, b) =>
    a[3].localeCompare(b[3]),
  )) {
    t.clock.set(new Date(new Date(at).getTime() - 1000))
    expect(await shown(site)).toBe(before)
    t.clock.set(new Date(at))
    expect(await shown(site)).toBe(after)
  }
  operator = await t.signIn(people.operator)
  const { rate, rateList } = await read('DE')
  expect(rate).toBe(0.18)
  expect(rateList).toEqual([
    { beginsOn: '2027-03-29', rate: 0.18, status: 'NOW', isOpen: false },
    { beginsOn: '2027-03-28', rate: 0.16, status: 'PAST', isOpen: false },
    { beginsOn: '2021-01-01', rate: 0.19, status: 'PAST', isOpen: false },
  ])
})

test('a day that has begun, or begins within a minute, can neither be planned, changed nor taken back', async () => {
  await plan('AT', '2027-11-10', 0.1)
  const { version } = await read('AT')
  const midnight = new Date('2027-11-09T23:00:00Z').getTime()
  const stored = await read('AT')
  for (const [offset, expected] of [
    [-59_999, '422 taxrate.begun'],
    [0, '422 taxrate.begun'],
  ] as const) {
    t.clock.set(new Date(midnight + offset))
    operator = await t.signIn(people.operator)
    const day = { country: 'AT', version, beginsOn: '2027-11-10' } as const
    expect(await refusalOf(operator.call(PLAN, { ...day, rate: 0.12 }))).toBe(expected)
    expect(
      await refusalOf(operator.call(PLAN, { ...day, beginsOn: '2027-11-09', rate: 0.12 })),
    ).toBe(expected)
    expect(await refusalOf(operator.call(DROP, day))).toBe(expected)
  }
  expect(await read('AT')).toEqual({
    ...stored,
    rate: 0.1,
    firstDay: '2027-11-11',
    rateList: [
      { beginsOn: '2027-11-10', rate: 0.1, status: 'NOW', isOpen: false },
      { beginsOn: '1984-01-01', rate: 0.2, status: 'PAST', isOpen: false },
    ],
  })
})

test('the database itself writes nothing that has begun', async () => {
  const before = await t.sql('select * from tax_rates order by 1, 2')
  for (const change of [
    `update tax_rates set rate = 0 where country = 'DE'`,
    `update tax_rates set begins_on = '2030-01-01' where country = 'DE'`,
    `delete from tax_rates where country = 'FR'`,
    `insert into tax_rates values ('FR', '2020-01-01', 0.1)`,
  ])
    await expect(t.sql(change)).rejects.toThrow('a tax rate that has begun is not changed')
  expect(await t.sql('select * from tax_rates order by 1, 2')).toEqual(before)
})

test('a planned day gets another rate, and is taken back; each is one line of the log, and the same again is none', async () => {
  const first = await read('SE')
  const count = (await lines()).length
  const asked = { country: 'SE', beginsOn: '2028-01-01' } as const
  await operator.call(PLAN, { ...asked, version: first.version, rate: 0.3 })
  await operator.call(PLAN, { ...asked, version: first.version, rate: 0.3 })
  const second = await read('SE')
  expect(second).toMatchObject({ version: first.version + 1, rate: 0.25 })
  expect(second.rateList[0]).toEqual({
    beginsOn: '2028-01-01',
    rate: 0.3,
    status: 'PLANNED',
    isOpen: true,
  })
  await operator.call(PLAN, { ...asked, version: second.version, rate: 0.255 })
  expect((await read('SE')).rateList.map(({ rate }) => rate)).toEqual([0.255, 0.25])
  await operator.call(DROP, { ...asked, version: second.version + 1 })
  await operator.call(DROP, { ...asked, version: second.version + 1 })
  expect((await read('SE')).rateList.map(({ rate }) => rate)).toEqual([0.25])
  const log = await lines()
  expect(log.length - count).toBe(3)
  expect(
    log.slice(0, 3).map(({ call, about, changeList }) => [call, about?.name, changeList]),
  ).toEqual([
    ['mall-operator/taxRate/drop', 'SE', [changed('25.5 %', null)]],
    ['mall-operator/taxRate/plan', 'SE', [changed('30 %', '25.5 %')]],
    ['mall-operator/taxRate/plan', 'SE', [changed(null, '30 %')]],
  ])
})
const changed = (from: string | null, to: string | null) =>
  expect.objectContaining({ field: 'taxRate', of: '2028-01-01', from, to })

test('of two who plan for one country at once one is told, and only the other’s is kept', async () => {
  const { version } = await read('SE')
  const answers = await Promise.all(
    [0.11, 0.12].map((rate) =>
      refusalOf(operator.call(PLAN, { country: 'SE', version, beginsOn: '2029-01-01', rate })),
    ),
  )
  expect(answers.toSorted()).toEqual(['409 taxrate.changed', 'no refusal'])
  const won = [0.11, 0.12][answers.indexOf('no refusal')]
  expect((await read('SE')).rateList[0]).toMatchObject({ beginsOn: '2029-01-01', rate: won })
  // Whoever looked before that cannot take it back unseen, either.
  const drop = { country: 'SE', beginsOn: '2029-01-01' } as const
  expect(await refusalOf(operator.call(DROP, { ...drop, version }))).toBe('409 taxrate.changed')
  await operator.call(DROP, { ...drop, version: version + 1 })
})

test('what is no rate, no day or no country of ours is refused; shops and those who only write pages keep no rates', async () => {
  const { version } = await read('SE')
  const right = { country: 'SE', version, beginsOn: '2028-05-01', rate: 0.2 } as const
  for (const wrong of [
    { rate: 0.51 },
    { rate: -0.01 },
    { rate: 0.2025 },
    { beginsOn: '2028-02-30' },
    { country: 'CH' as never },
  ])
    expect(await refusalOf(operator.call(PLAN, { ...right, ...wrong }))).toBe(
      '400 request.malformed',
    )
  const merchant = await t.signIn(people.merchant)
  expect(await refusalOf(merchant.call(PLAN, right))).toBe('403 auth.role')
  await t.sql(
    `insert into operators (user_id, role) select id, 'content' from users where email = $1`,
    [people.ben],
  )
  const writer = await t.signIn(people.ben)
  expect(await refusalOf(writer.call(PLAN, right))).toBe('403 operator.role')
  expect(await refusalOf(writer.call(LIST, {}))).toBe('403 operator.role')
  expect((await read('SE')).version).toBe(version)
})
