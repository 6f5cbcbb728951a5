import { data, redirect } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import { hasErrors, type FieldErrors } from '@galleria/ui/form/field-errors'
import { loginFirst } from '../../../parts/buyer/read-for-buyer.ts'
import { readForm } from '../../../parts/read-form.ts'
import type { Shop } from '../../../shop-context.ts'
import { reversePath } from '../../orders/operations.ts'
import { errorsByField } from './application-errors.ts'
import { findChangeErrors, readChange, toChange, type ChangeForm } from './change-form.ts'

export type ChangeAnswer = {
  /** What was typed, given back with every refusal. */
  readonly typed?: ChangeForm
  readonly errors?: FieldErrors
  readonly sentence?: string
  readonly isOffline?: boolean
}

/**
 * Changes an application. What the mall says against it stands over the form or at its field; one
 * that has moved on meanwhile is shown as it stands.
 */
export async function sendChange({ call }: Shop, request: Request, id: string) {
  const typed = readChange(await readForm(request))
  const refuse = (answer: ChangeAnswer) => data<ChangeAnswer>({ typed, ...answer }, 422)
  try {
    const reverse = await call('POST /sapi/mall-order/web/reverseorder/querybyid', { id })
    const errors = findChangeErrors(typed, reverse)
    if (hasErrors(errors)) return refuse({ errors })
    await call('POST /sapi/mall-order/web/reverseorder/modify', toChange(typed, reverse))
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    if (error.status === 401) throw loginFirst(request)
    const { code, body } = error
    // Whoever reads that it was changed in another window, and sends it once more, means it.
    if (code === 'reverse.changed') {
      const now = await call('POST /sapi/mall-order/web/reverseorder/querybyid', { id })
      return refuse({ typed: { ...typed, version: now.version }, sentence: body.title })
    }
    if (code === 'refund.exceeds_available' || code === 'refund.unsent_whole')
      return refuse({ errors: { amount: { code, sentence: body.title } } })
    const errors = body.errors && errorsByField(body.errors)
    return refuse(errors ? { errors } : { sentence: body.title })
  }
  return redirect(reversePath(id), 303)
}
