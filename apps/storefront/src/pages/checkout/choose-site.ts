import { redirect } from 'react-router'
import { isProblem, type Client } from '@galleria/contract/client'
import { checkoutPath, type Choice } from './checkout-path.ts'

/**
 * Keeps where what comes from a shop is fetched. A site that is gone is seen on the page that
 * follows: it is not there to be chosen any more.
 */
export async function chooseSite(call: Client, form: FormData, choice: Choice): Promise<Response> {
  const siteId = Number(form.get('siteId'))
  try {
    await call('POST /sapi/mall-order/cartline/chooseSite', {
      shopId: Number(form.get('shopId')),
      siteId: siteId > 0 ? siteId : null,
    })
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
  }
  return redirect(checkoutPath(choice), 303)
}
