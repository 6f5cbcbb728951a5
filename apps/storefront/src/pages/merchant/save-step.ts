import { data, redirect } from 'react-router'
import { sellerApplicationSchema } from '@galleria/contract/application-rules'
import { isProblem } from '@galleria/contract/client'
import { stepOf, type ApplicationStep } from '@galleria/contract/merchant-rules'
import { errorsOf, hasErrors, type FieldErrors } from '@galleria/ui/form/field-errors'
import { isPhone } from '@galleria/contract/phone-check'
import { loginFirst } from '../../parts/buyer/read-for-buyer.ts'
import type { Shop } from '../../shop-context.ts'
import {
  draftOf,
  readStepFields,
  startDraft,
  type Draft,
  type StepFields,
} from './application-form.ts'
import { auditPath, readStep, stepAfter, stepPath } from './merchant-paths.ts'
import { readForm } from '../../parts/read-form.ts'

export type StepAnswer = {
  readonly step: ApplicationStep
  /** By the field's path. */
  readonly errors?: FieldErrors
  /** A refusal that belongs to no field. */
  readonly sentence?: string
  readonly isSaved?: boolean
  readonly isOffline?: boolean
  /** What was typed, where it could not be saved. */
  readonly typed?: StepFields
}

/**
 * The form's one action: every step is saved as it is, right or not; going on asks whether it is
 * right, and the last step sends.
 */
export async function saveStep(shop: Shop, request: Request) {
  const form = await readForm(request)
  const step = readStep(new URLSearchParams({ step: String(form.get('step')) }))
  const intent = form.get('intent')
  const fields = readStepFields(step, form)
  try {
    const saved = await shop.call('POST /sapi/mall-merchant/apply/saveApply', fields)
    if (intent === 'keep') return { step, isSaved: true } satisfies StepAnswer as StepAnswer
    if (intent === 'later') return redirect(`${stepPath(step)}&saved`, 303)
    const draft = draftOf(saved, startDraft({ nickname: '', email: '' }, ''))
    if (intent === 'send') return await send(shop, draft)
    const errors = errorsIn(errorsOf(sellerApplicationSchema(isPhone), draft), step)
    return hasErrors(errors)
      ? data<StepAnswer>({ step, errors }, 422)
      : redirect(stepPath(stepAfter(step)), 303)
  } catch (error) {
    if (!isProblem(error) || (error.status >= 500 && error.status !== 503)) throw error
    if (error.status === 401) throw loginFirst(request)
    if (error.code === 'application.state' || error.code === 'application.seller')
      throw redirect(auditPath, 303)
    return data<StepAnswer>(
      {
        step,
        typed: fields,
        ...(error.body.errors
          ? {
              errors: Object.fromEntries(
                error.body.errors.map(({ path, code }) => [
                  path.replace(/^documents\..*/, 'documents'),
                  { code },
                ]),
              ),
            }
          : { sentence: error.body.title }),
      },
      422,
    )
  }
}

/** Those of one step. */
export function errorsIn(errors: FieldErrors, step: ApplicationStep): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => stepOf(path) === step))
}

async function send(shop: Shop, draft: Draft) {
  const errors = errorsOf(sellerApplicationSchema(isPhone), draft)
  if (hasErrors(errors)) return data<StepAnswer>({ step: 'send', errors }, 422)
  await shop.call('POST /sapi/mall-merchant/apply/submitApply', draft)
  return redirect(auditPath, 303)
}
