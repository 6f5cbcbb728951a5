import { afterEach, expect, test, vi } from 'vitest'
import { menuOf } from './menu.server.ts'

afterEach(() => vi.useRealTimers())

test('a menu that cannot be asked for anew is that of a minute ago, and where there was none the page says why', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let isThere = true
  const call = async (name: string) => {
    if (!isThere) throw new Error('no database')
    return name.includes('category')
      ? [
          { id: 1, key: 'desks', name: 'Desks', path: [1], itemCount: 1 },
          { id: 2, key: 'new', name: 'New', path: [2], itemCount: 0 },
        ]
      : { data: [] }
  }
  const shop = { call: call as never, site: 'DE', language: 'en' } as const
  const menu = await menuOf(shop)
  expect(menu.categories.map(({ name }) => name)).toEqual(['Desks'])
  isThere = false
  vi.advanceTimersByTime(61_000)
  expect(await menuOf(shop)).toEqual(menu)
  await expect(menuOf({ ...shop, language: 'pl' })).rejects.toThrow('no database')
})
