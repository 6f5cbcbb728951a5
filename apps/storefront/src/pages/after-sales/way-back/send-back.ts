import { data, redirect } from 'react-router'
import { sendBackSchema, type SendBackForm } from '@galleria/contract/after-sales-rules'
import { isProblem } from '@galleria/contract/client'
import { errorsOf, hasErrors, type FieldErrors } from '@galleria/ui/form/field-errors'
import { loginFirst } from '../../../parts/buyer/read-for-buyer.ts'
import { readForm } from '../../../parts/read-form.ts'
import type { Shop } from '../../../shop-context.ts'
import { reversePath } from '../../orders/operations.ts'

export type SendBackAnswer = {
  /** What was typed, given back with every refusal. */
  readonly typed?: SendBackForm
  readonly errors?: FieldErrors
  readonly sentence?: string
  /** The number that stands there by now; sent once more, what was typed replaces it. */
  readonly standing?: string
  readonly isOffline?: boolean
}

export function sendBackPath(reverseId: string): string {
  return `/buyer/as/send-back/${reverseId}`
}

export function readSendBack(form: FormData): SendBackForm {
  return {
    carrierId: String(form.get('carrierId') ?? ''),
    number: String(form.get('number') ?? ''),
  }
}

export function findSendBackErrors(typed: SendBackForm): FieldErrors {
  return errorsOf(sendBackSchema, typed)
}

/**
 * Names the parcel. What the mall says against it stands at its field; a request that has moved on
 * meanwhile is shown as it stands now.
 */
export async function sendBack({ call }: Shop, request: Request, id: string) {
  const form = await readForm(request)
  const typed = readSendBack(form)
  const replaces = String(form.get('replaces') ?? '')
  const refuse = (answer: SendBackAnswer) =>
    data<SendBackAnswer>({ typed, standing: replaces, ...answer }, 422)
  const errors = findSendBackErrors(typed)
  if (hasErrors(errors)) return refuse({ errors })
  try {
    await call('POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow', {
      id,
      fulfillmentProgressList: [
        {
          serviceCode: typed.number.trim(),
          fulfillmentServiceProvider: { id: Number(typed.carrierId) },
        },
      ],
      returnMode: 'SELF_DELIVERY',
      replaces,
    })
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    if (error.status === 401) throw loginFirst(request)
    const sentence = error.body.title
    if (error.code === 'parcel.number_taken')
      return refuse({ errors: { number: { code: error.code, sentence } } })
    if (error.code === 'parcel.named')
      return refuse({
        errors: { number: { code: error.code, sentence } },
        standing: String(error.body['number']),
      })
    if (error.code === 'carrier.not_found')
      return refuse({ errors: { carrierId: { code: error.code, sentence } } })
    return refuse({ sentence })
  }
  return redirect(reversePath(id), 303)
}
