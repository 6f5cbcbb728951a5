import { redirect } from 'react-router'
import { stepCookie, stepText } from '../../parts/account/step-cookie.server.ts'
import { checkoutPath, STORED_CODE, type Choice } from './checkout-path.ts'

const LONGEST_CODE = 40
const SIGNS_OF_A_CARD = 12

const codeCookie = (origin: string) => stepCookie('coupon', origin)

/**
 * What was typed into the coupon field leads back to the checkout. A code that may be a gift card's
 * is as good as money: it goes into a cookie, because histories and logs keep addresses.
 */
export async function nameCoupon(
  form: FormData,
  choice: Choice,
  origin: string,
): Promise<Response> {
  const typed = String(form.get('coupon') ?? '')
    .trim()
    .slice(0, LONGEST_CODE)
  if (typed.replace(/[^0-9a-z]/gi, '').length !== SIGNS_OF_A_CARD)
    return redirect(checkoutPath({ ...choice, coupon: typed || undefined }), 303)
  return redirect(checkoutPath({ ...choice, coupon: STORED_CODE }), {
    status: 303,
    headers: await codeCookie(origin).keep({ code: typed }),
  })
}

/** The code that the checkout's address names, wherever it stands. */
export async function readCode(
  request: Request,
  { coupon }: Choice,
  origin: string,
): Promise<string | undefined> {
  if (coupon !== STORED_CODE) return coupon
  return stepText(await codeCookie(origin).read(request), 'code')
}
