import { data, redirect } from 'react-router'
import { textSchema } from '@galleria/contract/form-schema'
import { LONGEST_STATEMENT } from '@galleria/contract/review-rules'
import { isProblem } from '@galleria/contract/client'
import { errorsOf, hasErrors, type FieldErrors } from '@galleria/ui/form/field-errors'
import { loginFirst } from '../../parts/buyer/read-for-buyer.ts'
import { readForm } from '../../parts/read-form.ts'
import type { Shop } from '../../shop-context.ts'
import { detailPath } from './review-paths.ts'

export type AppealAnswer = {
  readonly typed?: string
  readonly errors?: FieldErrors
  readonly sentence?: string
  readonly isOffline?: boolean
}

export const readAppeal = (form: FormData) => ({ text: String(form.get('text') ?? '') })

export function findAppealErrors(typed: { readonly text: string }): FieldErrors {
  return errorsOf(textSchema(LONGEST_STATEMENT), typed)
}

/** Why the own review should be shown; then it stands as the mall has it now. */
export async function appeal({ call }: Shop, request: Request, commentId: string) {
  const typed = readAppeal(await readForm(request))
  const refuse = (answer: AppealAnswer) => data<AppealAnswer>({ typed: typed.text, ...answer }, 422)
  const errors = findAppealErrors(typed)
  if (hasErrors(errors)) return refuse({ errors })
  try {
    await call('POST /sapi/mall-content/web/comment/appeal', { commentId, note: typed.text.trim() })
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    if (error.status === 401) throw loginFirst(request)
    if (error.status === 404 || error.code === 'request.malformed') throw data(null, 404)
    return refuse({ sentence: error.body.title })
  }
  return redirect(detailPath(commentId), 303)
}
