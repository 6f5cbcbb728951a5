import { data, redirect } from 'react-router'
import { isProblem, type Client } from '@galleria/contract/client'
import { checkoutPath, type Choice } from './checkout-path.ts'

/** Why the fitters cannot be told this, beside what was typed. */
export type ServiceAnswer = {
  readonly service: {
    readonly shopId: number
    readonly contactNumber: string
    readonly remark: string
    /** By field. */ readonly fields: Readonly<Record<string, string>>
  }
}

/**
 * Keeps whether a shop's goods are delivered with assembly. A service that is gone is seen on the
 * page that follows: it is not there to be chosen any more.
 */
export async function chooseService(call: Client, form: FormData, choice: Choice) {
  const shopId = Number(form.get('shopId'))
  const [contactNumber, remark] = [
    String(form.get('contactNumber') ?? ''),
    String(form.get('remark') ?? ''),
  ]
  try {
    await call('POST /sapi/mall-order/cartline/chooseService', {
      shopId,
      service: form.get('wanted') === 'no' ? null : { contactNumber, remark },
    })
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    const { errors = [] } = error.body as { errors?: { path: string; message?: string }[] }
    const fields = Object.fromEntries(
      errors.map(({ path, message }) => [path.split('.').at(-1), message ?? error.body.detail]),
    )
    if (errors.length > 0)
      return data<ServiceAnswer>({ service: { shopId, contactNumber, remark, fields } }, 422)
  }
  return redirect(checkoutPath(choice), 303)
}
