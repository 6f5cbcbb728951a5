import { data, redirect } from 'react-router'
import type { WireApplyPreview } from '@galleria/contract/apply-preview'
import { isProblem, type Client, type Problem } from '@galleria/contract/client'
import { hasErrors, type FieldErrors } from '@galleria/ui/form/field-errors'
import { formatLocale } from '@galleria/contract/storefronts'
import { loginFirst } from '../../../parts/buyer/read-for-buyer.ts'
import type { Shop } from '../../../shop-context.ts'
import { submittedPath } from '../../orders/operations.ts'
import {
  choiceKey,
  fieldOf,
  initiateCallOf,
  isExchange,
  pickedOf,
  readApplication,
  stepQuantity,
  takeOffer,
  toArgument,
  toPreviewArgument,
  wholeChoices,
  type Application,
  type Choice,
} from './application.ts'
import { errorsByField, findErrors } from './application-errors.ts'
import { readExchanges, readShown, type Exchanges } from './exchange-choices.ts'
import { readForm } from '../../../parts/read-form.ts'
import { eligibleLines, isWhole, partsFor } from './line-parts.ts'

export type ApplyAnswer = {
  /** What was typed, given back with every refusal. */
  readonly application?: Application
  readonly preview?: WireApplyPreview | undefined
  readonly errors?: FieldErrors
  /** Of an exchange, what may come instead now. */
  readonly exchanges?: Exchanges
  /** A refusal that belongs to no field. */
  readonly sentence?: string
  readonly isOffline?: boolean
}

/**
 * What the server would give back for the picked units; undefined while nothing is picked or when
 * it says that these cannot be chosen.
 */
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
        error.code === 'reverse.type' ||
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
    const held = isExchange(typed) ? eligibleLines(tradeOrderLineList, typed.asType) : []
    const [preview, exchanges] = await Promise.all([
      renderPreview(shop.call, chosen),
      readExchanges(shop.call, held),
    ])
    const now = { application: takeOffer(chosen, preview, locale), preview, exchanges }
    if (form.get('intent') !== 'apply') return now satisfies ApplyAnswer
    const errors = isWhole(typed.asType)
      ? findWholeErrors(typed, now.application, parts, preview)
      : findErrors(chosen, parts, preview, exchanges)
    if (hasErrors(errors)) return data<ApplyAnswer>({ ...now, errors }, 422)
    return await apply(shop, chosen, {
      now,
      toldOf: ({ id, skuId }) => readShown(String(form.get(fieldOf.shown(id)) ?? ''), skuId),
      readAgain: () => readExchanges(shop.call, held),
    })
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    if (error.status === 401) throw loginFirst(request)
    return data<ApplyAnswer>({ application: typed, sentence: error.body.title }, 422)
  }
}

/**
 * Nobody applies for other goods than the page has shown: what was sent meanwhile, or asked for, is
 * looked at again.
 */
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
  { call }: Shop,
  application: Application,
  {
    now,
    toldOf,
    readAgain,
  }: {
    readonly now: { readonly preview: WireApplyPreview | undefined } & ApplyAnswer
    readonly toldOf: (choice: Choice) => number | undefined
    readonly readAgain: () => Promise<Exchanges>
  },
) {
  const initiate = initiateCallOf(application.asType)
  if (!initiate || !now.preview)
    return data<ApplyAnswer>({ ...now, errors: { lines: { code: 'quantity' } } }, 422)
  try {
    const { id, tradeOrder } = await call(initiate, toArgument(application, now.preview, toldOf))
    return redirect(submittedPath(tradeOrder.id, id), 303)
  } catch (error) {
    if (!isProblem(error) || error.status >= 500 || error.status === 401) throw error
    const errors = errorsOfRefusal(error, application)
    return data<ApplyAnswer>(
      {
        ...now,
        // What may come instead has changed since it was read.
        ...(isExchange(application) ? { exchanges: await readAgain() } : {}),
        ...(errors ? { errors } : { sentence: error.body.title }),
      },
      422,
    )
  }
}

/** At which field a refusal belongs; undefined for one that belongs to none. */
function errorsOfRefusal(error: Problem, application: Application): FieldErrors | undefined {
  const { code, body } = error
  if (code === 'refund.exceeds_available' || code === 'refund.unsent_whole')
    return { amount: { code, sentence: body.title } }
  if (code === 'reverse.versions' || code === 'reverse.exchange_twice')
    return { lines: { code, sentence: body.title } }
  const skuIds = [body['skuId'], body['skuIds']].flat().map(String)
  const ofSku = pickedOf(application).filter(({ skuId }) => skuIds.includes(skuId))
  if (ofSku.length > 0)
    return Object.fromEntries(
      ofSku.map(({ id }) => [fieldOf.sku(id), { code, sentence: body.title }]),
    )
  return body.errors && errorsByField(body.errors, application)
}
