import { expect, test } from 'vitest'
import { nameCoupon, readCode } from './typed-coupon.server.ts'

const MALL = 'https://mall.test'
async function type(coupon: string) {
  const form = new FormData()
  form.set('coupon', coupon)
  const { headers } = await nameCoupon(form, { address: 'adr_1' }, MALL)
  return { to: headers.get('location'), cookie: headers.get('set-cookie') }
}

test('the code of a gift card that is typed at the checkout stands in no address, and is read back from a cookie that no script reads', async () => {
  const { to, cookie } = await type(' w99r-4ed0-gasd ')
  expect(to).toBe('/checkout?address=adr_1&coupon=*')
  expect(cookie).toContain('HttpOnly')
  const request = new Request(`${MALL}${to}`, { headers: { cookie: cookie?.split(';')[0] ?? '' } })
  expect(await readCode(request, { coupon: '*' }, MALL)).toBe('w99r-4ed0-gasd')
  expect(await readCode(new Request(MALL), { coupon: '*' }, MALL)).toBeUndefined()
})

test('the code of a coupon stands in the address of the checkout, so that it can be handed on', async () => {
  expect(await type('WELCOME')).toEqual({
    to: '/checkout?address=adr_1&coupon=WELCOME',
    cookie: null,
  })
  expect(await readCode(new Request(MALL), { coupon: 'WELCOME' }, MALL)).toBe('WELCOME')
  expect((await type('')).to).toBe('/checkout?address=adr_1')
})
