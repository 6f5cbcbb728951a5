import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentProvider } from '#modules/payment/providers/payment-provider.ts'
import { OutsideError } from '#platform/outside.ts'
import { readSetting, writeSetting } from '#platform/mall-settings.ts'
import { openAfterRestore } from './open-after-restore.ts'
import { openTestMall, type TestMall } from './testing/open-test-mall.ts'

let t: TestMall
let calls: string[]
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())
beforeEach(() => {
  calls = []
})

/** The mall's provider under another name, silent for some calls first. */
function provider(name: string, silentFor = 0): PaymentProvider {
  const found = t.mall.providers.get('mockpay')
  if (!found) throw new Error('no provider')
  let left = silentFor
  return {
    ...found,
    name,
    async listCaptures(...asked) {
      calls.push(name)
      if (left > 0) {
        left -= 1
        throw new OutsideError('silence')
      }
      return found.listCaptures(...asked)
    },
  }
}
const own = (carrierUrl?: string) => ({
  ...t.mall.gate.own(),
  env: { ...t.mall.gate.own().env, carrierUrl },
})
const asOf = '2026-11-22T03:00:00.000Z'
const restore = (more: object = {}) =>
  writeSetting(t.mall.database.db, 'restored', { asOf, ...more })
const restored = () => readSetting(t.mall.database.db, 'restored')

async function open(
  providers: readonly PaymentProvider[],
  carrierUrl?: string,
): Promise<(readonly string[])[]> {
  const told: (readonly string[])[] = []
  await openAfterRestore(() => own(carrierUrl), new Map(providers.map((one) => [one.name, one])), {
    tell: (names) => told.push(names),
    signal: new AbortController().signal,
  })
  return told
}

test('a mall that was never restored waits for nobody', async () => {
  expect(await open([provider('one')])).toEqual([])
  expect(calls).toEqual([])
})

test('who has answered is not asked again while another is silent, and parcels are asked about last', async () => {
  await restore()
  const told = await open([provider('one'), provider('two', 1)], `${t.lab.url}/carrier`)
  expect(told).toEqual([['one', 'two', 'carrier'], ['two', 'carrier'], []])
  expect(calls).toEqual(['one', 'two', 'two'])
  const now = t.clock.now().toISOString()
  expect(await restored()).toEqual({ asOf, reconciledAt: now, parcelsAt: now })
  expect(await open([provider('one')], `${t.lab.url}/carrier`)).toEqual([])
})

test('without a tracking service it opens, and asks for parcels at the first start with one', async () => {
  await restore()
  const now = t.clock.now().toISOString()
  expect(await open([provider('one')])).toEqual([['one'], []])
  expect(await restored()).toEqual({ asOf, reconciledAt: now, parcelsAt: null })
  expect(await open([provider('one')])).toEqual([])
  t.clock.advance(60_000)
  expect(await open([provider('one')], `${t.lab.url}/carrier`)).toEqual([['carrier'], []])
  expect(await restored()).toEqual({
    asOf,
    reconciledAt: now,
    parcelsAt: t.clock.now().toISOString(),
  })
})

test('a mall that was reconciled before parcels were asked about stays open', async () => {
  const reconciledAt = '2026-11-22T04:00:00.000Z'
  await restore({ reconciledAt })
  expect(await open([provider('one')], `${t.lab.url}/carrier`)).toEqual([])
  expect(await restored()).toEqual({ asOf, reconciledAt })
})

test('what is no silence but a fault of ours keeps it closed loudly', async () => {
  await restore()
  const broken: PaymentProvider = {
    ...provider('broken'),
    listCaptures: () => Promise.reject(new TypeError('ours')),
  }
  await expect(open([broken])).rejects.toThrow('ours')
  expect(await restored()).toEqual({ asOf })
})
