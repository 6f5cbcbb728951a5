import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '@galleria/contract/calls'
import type { Call } from '@galleria/contract/define-call'
import {
  isForKeys,
  keyScopes,
  rightsOf,
  sellerStatuses,
  type KeyScope,
  type MerchantRight,
} from '@galleria/contract/merchant-rights'
import { askBy } from '../../../testing/key-steps.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { people } from '../../../testing/small-catalogue.ts'

let t: TestMall
beforeAll(async () => void (t = await openTestMall()))
afterAll(() => t.close())
beforeEach(() => t.sql(`update sellers set status = 'ACTIVE'`))

const HOUSE = 5
const secretOf = async (scopeList: KeyScope[]) => {
  const body = { name: 'Warehouse', scopeList, days: 30 }
  return (await (await t.signIn(people.merchant)).call('POST /sapi/mall-merchant/key/make', body))
    .secret
}

describe('the table of keys, made from the contract and walked cell by cell', () => {
  const all = Object.values(calls) as Call[]
  const posts = all.filter(({ call }) => call.startsWith('POST '))
  const shops = posts.filter(({ who }) => who === 'merchant')

  async function walk(secret: string, which: readonly Call[]): Promise<Record<string, string>> {
    const cells: [string, string][] = []
    for (const { call } of which) {
      const { status, code } = await askBy(t, secret, call.slice(5))
      cells.push([call, status === 401 || status === 403 ? (code ?? '') : 'let in'])
    }
    return Object.fromEntries(cells)
  }
  const meant = (scopes: readonly MerchantRight[], status: (typeof sellerStatuses)[number]) =>
    Object.fromEntries(
      shops.map((call) => {
        const right = call.right as MerchantRight
        if (!isForKeys(call) || !scopes.includes(right)) return [call.call, 'key.scope']
        const refused = { ACTIVE: '', FROZEN: 'merchant.frozen', CLEARED: 'merchant.cleared' }
        return [call.call, rightsOf[status].includes(right) ? 'let in' : refused[status]]
      }),
    )

  test.each(keyScopes)(
    'a key with the scope "%s" opens the calls of that right and no others',
    async (scope) => {
      expect(await walk(await secretOf([scope as KeyScope]), shops)).toEqual(
        meant([scope], 'ACTIVE'),
      )
    },
  )
  test.each(sellerStatuses)(
    'a key with every scope of a shop that is %s opens what its people may still do',
    async (status) => {
      const secret = await secretOf(keyScopes as KeyScope[])
      await t.sql('update sellers set status = $2 where id = $1', [HOUSE, status])
      expect(await walk(secret, shops)).toEqual(meant(keyScopes, status))
    },
  )
  test('no key opens a call of buyers, accounts, visitors or operators, nor one that is anybody’s', async () => {
    const others = posts.filter(({ who }) => who !== 'merchant')
    expect(others.length).toBeGreaterThan(100)
    expect(await walk(await secretOf(keyScopes as KeyScope[]), others)).toEqual(
      Object.fromEntries(others.map(({ call }) => [call, 'key.scope'])),
    )
  })
  test('what is about people or keys, or about who asks, is for no key', () => {
    const own = shops.filter(
      ({ writes, right }) => writes === 'own' || writes === 'people' || right === 'people',
    )
    expect(own.filter(isForKeys)).toEqual([])
    expect(shops.filter(({ onlyPeople }) => onlyPeople).map(({ call }) => call)).toEqual(
      expect.arrayContaining([
        'POST /sapi/mall-merchant/staff/current',
        'POST /sapi/mall-merchant/people/list',
        'POST /sapi/mall-merchant/goods/firstSteps',
      ]),
    )
  })
})
