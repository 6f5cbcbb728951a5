import { data, redirect } from 'react-router'
import type { WireApplyPreview } from '@galleria/contract/after-sales'
import { isProblem, type Client } from '@galleria/contract/client'
import { hasErrors, type FieldErrors } from '@galleria/ui/form/field-errors'
import { formatLocale } from '@galleria/contract/storefronts'
import { loginFirst } from '../../parts/buyer/read-for-buyer.ts'
import type { Shop } from '../../shop-context.ts'
import { submittedPath } from '../orders/operations.ts'
import {
  choiceKey,
  findErrors,
  initiateCallOf,
  errorsByField,
  readApplication,
  stepQuantity,
  takeOffer,
  toArgument,
  toPreviewArgument,
  wholeChoices,
  type Application,
} from './application.ts'
import { readForm } from '../../parts/read-form.ts'
import { isWhole, partsFor } from './line-parts.ts'

export type ApplyAnswer = {
  /** What was typed, given back with every refusal. */
  readonly application?: Application
  readonly preview?: WireApplyPreview | undefined
  readonly errors?: FieldErrors
  /** A refusal that belongs to no field. */
  readonly sentence?: string
  readonly isOffline?: boolean
}

/** What the server would give back for the picked units; undefined while nothing is picked or when it says that these cannot be chosen. */
export async function renderPreview(
  call: Client,
  application: Pick<Application, 'orderId' | 'asType' | 'lines'>,
): Promise<WireApplyPreview | undefined> {
  const asked = toPreviewArgument(application)
  if (!asked) return undefined
  try {
    return await call('POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow', asked)
  } catch (error) {
    if (
      isProblem(error) &&
      (error.code === 'reverse.not_eligible' ||
        error.code === 'reverse.too_many' ||
        error.code === 'request.malformed')
    )
      return undefined
    throw error
  }
}

/** The form's one action: steps a quantity, works the amount out anew, or applies. */
export async function sendApplication(shop: Shop, request: Request) {
  const locale = formatLocale(shop.language, shop.site)
  const form = await readForm(request)
  const typed = readApplication(form)
  try {
    const { tradeOrderLineList } = await shop.call(
      'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: typed.orderId },
    )
    const parts = partsFor(tradeOrderLineList, typed.asType)
    const step = form.get('step')
    const chosen = isWhole(typed.asType)
      ? { ...typed, lines: wholeChoices(parts) }
      : step === null
        ? typed
        : stepQuantity(typed, String(step), (id) => parts.find((part) => part.id === id)?.most ?? 1)
    const preview = await renderPreview(shop.call, chosen)
    if (form.get('intent') !== 'apply')
      return { application: takeOffer(chosen, preview, locale), preview } satisfies ApplyAnswer
    const errors = isWhole(typed.asType)
      ? findWholeErrors(typed, takeOffer(chosen, preview, locale), parts, preview)
      : findErrors(chosen, parts, preview)
    if (hasErrors(errors))
      return data<ApplyAnswer>(
        { application: takeOffer(chosen, preview, locale), preview, errors },
        422,
      )
    return await apply(shop, chosen, preview)
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    if (error.status === 401) throw loginFirst(request)
    return data<ApplyAnswer>({ application: typed, sentence: error.body.title }, 422)
  }
}

/** Nobody applies for other goods than the page has shown: what was sent meanwhile, or asked for, is looked at again. */
function findWholeErrors(
  typed: Application,
  chosen: Application,
  parts: Parameters<typeof findErrors>[1],
  preview: WireApplyPreview | undefined,
): FieldErrors {
  const isAsShown = choiceKey(typed.lines) === choiceKey(chosen.lines)
  return {
    ...findErrors(chosen, parts, preview),
    ...(isAsShown ? {} : { lines: { code: 'quantity' } }),
  }
}

async function apply(
  { call, language, site }: Shop,
  application: Application,
  preview: WireApplyPreview | undefined,
) {
  const initiate = initiateCallOf(application.asType)
  if (!initiate || !preview)
    return data<ApplyAnswer>({ application, errors: { lines: { code: 'quantity' } } }, 422)
  try {
    const { id, tradeOrder } = await call(initiate, toArgument(application, preview))
    return redirect(submittedPath(tradeOrder.id, id), 303)
  } catch (error) {
    if (!isProblem(error) || error.status >= 500 || error.status === 401) throw error
    const errors: FieldErrors | undefined =
      error.code === 'refund.exceeds_available' || error.code === 'refund.unsent_whole'
        ? { amount: { code: error.code, sentence: error.body.title } }
        : error.body.errors && errorsByField(error.body.errors)
    return data<ApplyAnswer>(
      {
        application: takeOffer(application, preview, formatLocale(language, site)),
        preview,
        ...(errors ? { errors } : { sentence: error.body.title }),
      },
      422,
    )
  }
}
