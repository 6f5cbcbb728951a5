import { data, redirect } from 'react-router'
import { formSchema } from '@galleria/contract/form-schema'
import { LONGEST_STATEMENT, reportReasons } from '@galleria/contract/review-rules'
import { isProblem } from '@galleria/contract/client'
import { errorsOf, hasErrors, type FieldErrors } from '@galleria/ui/form/field-errors'
import { pageOf } from '../../addresses/page-path.ts'
import { readForm } from '../../parts/read-form.ts'
import type { Shop } from '../../shop-context.ts'

type ReportForm = { readonly reason: string; readonly note: string }

export type ReportAnswer = {
  /** What was typed, given back with every refusal. */
  readonly typed?: ReportForm
  readonly errors?: FieldErrors
  readonly sentence?: string
  readonly isOffline?: boolean
}

const isReason = (text: string) => reportReasons.find((reason) => reason === text)

const reportSchema = formSchema<ReportForm>(({ reason, note }) => [
  ...(isReason(reason) ? [] : [{ path: 'reason', code: 'reason_required' }]),
  ...(note.trim().length > LONGEST_STATEMENT ? [{ path: 'note', code: 'length' }] : []),
])

export function readReport(form: FormData): ReportForm {
  return { reason: String(form.get('reason') ?? ''), note: String(form.get('note') ?? '') }
}

export function findReportErrors(typed: ReportForm): FieldErrors {
  return errorsOf(reportSchema, typed)
}

/** Sends the report; the same page then says that it has arrived. */
export async function reportReview({ call }: Shop, request: Request, commentId: string) {
  const typed = readReport(await readForm(request))
  const refuse = (answer: ReportAnswer) => data<ReportAnswer>({ typed, ...answer }, 422)
  const errors = findReportErrors(typed)
  const reason = isReason(typed.reason)
  if (hasErrors(errors) || !reason) return refuse({ errors })
  try {
    await call('POST /sapi/mall-content/web/comment/report', {
      commentId,
      reason,
      note: typed.note.trim(),
    })
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    if (error.status === 404 || error.code === 'request.malformed') throw data(null, 404)
    return refuse({ sentence: error.body.title })
  }
  const { pathname, search } = pageOf(request)
  const query = new URLSearchParams(search)
  query.set('sent', '1')
  return redirect(`${pathname}?${query}`, 303)
}
