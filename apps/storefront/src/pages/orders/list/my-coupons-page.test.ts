import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { setShop, type Visit } from '../../../shop-context.ts'
import { MEMBER } from '../../../testing/draw-page.tsx'
import { textsFor } from '../../../texts/texts.server.ts'
import { loader } from './my-coupons-page.tsx'

/** What the page of codes answers somebody with so many. */
async function open(address: string, total: number): Promise<unknown> {
  const call = async (path: string, body: { pageNo?: number; pageSize?: number }) => {
    if (!path.includes('coupon/page')) return { data: [] }
    const { pageNo = 1, pageSize = 20 } = body
    return {
      data: Array.from({ length: total }).slice((pageNo - 1) * pageSize, pageNo * pageSize),
      total,
    }
  }
  const context = new RouterContextProvider()
  const visit = { call, site: 'DE', language: 'en', origin: 'http://mall.test' }
  setShop(context, { ...visit, user: async () => MEMBER } as unknown as Visit, textsFor('en'))
  const request = new Request(`http://mall.test${address}`)
  return Promise.resolve(
    loader({ request, context } as unknown as Parameters<typeof loader>[0]),
  ).catch((error: unknown) => error)
}

test('a page of codes that is not there leads to the last one, where there are any', async () => {
  const answer = await open('/buyer/my-coupons?tab=used&pageNo=9', 41)
  expect(answer).toBeInstanceOf(Response)
  const { status, headers } = answer as Response
  expect([status, headers.get('location')]).toEqual([302, '/buyer/my-coupons?tab=used&pageNo=3'])
  expect(await open('/buyer/my-coupons?tab=used&pageNo=3', 41)).toMatchObject({
    pageNo: 3,
    page: { total: 41 },
  })
  expect(await open('/buyer/my-coupons', 0)).toMatchObject({ pageNo: 1, page: { total: 0 } })
})
