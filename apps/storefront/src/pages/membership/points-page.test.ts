import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { setShop, type Visit } from '../../shop-context.ts'
import { MEMBER } from '../../testing/draw-page.tsx'
import { textsFor } from '../../texts/texts.server.ts'
import { loader } from './points-page.tsx'

/** What the page of points answers a member of so many changes. */
async function open(address: string, total: number): Promise<unknown> {
  const call = async (path: string, body: { pageNo?: number; pageSize?: number }) => {
    if (!path.includes('pagePointsLog')) return {}
    const { pageNo = 1, pageSize = 10 } = body
    return {
      data: Array.from({ length: total }).slice((pageNo - 1) * pageSize, pageNo * pageSize),
      total,
    }
  }
  const context = new RouterContextProvider()
  const visit = { call, site: 'DE', language: 'en', origin: 'http://mall.test' }
  setShop(context, { ...visit, user: async () => MEMBER } as unknown as Visit, textsFor('en'))
  const request = new Request(`http://mall.test${address}`)
  return loader({ request, context } as unknown as Parameters<typeof loader>[0]).catch(
    (error: unknown) => error,
  )
}

test('a page of the history that is not there leads to the last one, where there are any changes', async () => {
  const answer = await open('/user/member/score?pageNo=99', 21)
  expect(answer).toBeInstanceOf(Response)
  const { status, headers } = answer as Response
  expect([status, headers.get('location')]).toEqual([302, '/user/member/score?pageNo=3'])
  expect(await open('/user/member/score?pageNo=3', 21)).toMatchObject({
    pageNo: 3,
    log: { total: 21 },
  })
  expect(await open('/user/member/score', 0)).toMatchObject({ pageNo: 1, log: { total: 0 } })
})
