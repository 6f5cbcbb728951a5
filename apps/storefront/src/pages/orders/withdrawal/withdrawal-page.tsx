import { msg } from '@lingui/core/macro'
import { data, redirect } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import { hasErrors, type FieldErrors } from '@galleria/ui/form/field-errors'
import type { Route } from './+types/withdrawal-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { pageOf } from '../../../addresses/page-path.ts'
import { answerRefusal, type FormAnswer } from '../../../parts/account/form-answer.ts'
import { answerOffline } from '../../../parts/buyer/answer-offline.ts'
import { readForm } from '../../../parts/read-form.ts'
import { shopOf, type Shop } from '../../../shop-context.ts'
import { ConfirmStatement } from './confirm-statement.tsx'
import { ReceiptView } from './receipt-view.tsx'
import { StatementForm } from './statement-form.tsx'
import { errorsIn, isWhole, pickedFrom, readDraft, type Draft } from './statement.ts'
import { readOrderForm, sourceIn } from './withdrawal-form.server.ts'

export const meta = showHead

/**
 * The address may be a key to an order or to what somebody said, so nobody keeps the page and no
 * other site learns where the reader came from. Our own does: without an origin a form that is sent
 * without a script would be refused.
 */
export function headers() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' }
}

/** Anybody's form, the one filled in from an order, or what was said once it has arrived. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = new URL(request.url).searchParams
  const requestKey = query.get('receipt')
  const head = headOf(shop, {
    title: shop.i18n._(msg`Withdraw from contract here`),
    path: '/withdrawal',
    isListed: !query.has('receipt') && sourceIn(query) === undefined,
  })
  const receipt = requestKey ? await readReceipt(shop, requestKey) : undefined
  const order = receipt ? undefined : await readOrderForm(shop, query)
  return {
    head,
    receipt,
    order,
    isReceiptGone: requestKey !== null && !receipt,
    isOrderGone: sourceIn(query) !== undefined && !order,
    email: (await shop.user())?.email ?? '',
  }
}

async function readReceipt(shop: Shop, requestKey: string) {
  try {
    return await shop.call('POST /sapi/mall-order/web/withdrawal/receipt', { requestKey })
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    return undefined
  }
}

export type WithdrawalAnswer = FormAnswer & {
  readonly draft: Draft
  /** What the second step is sent with, so that pressed twice it is one statement. */
  readonly requestKey?: string
}

/** Two steps (article 11a(3)): what is said is shown whole before it counts. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const form = await readForm(request)
  const draft = readDraft(form)
  const query = pageOf(request).searchParams
  const order = await readOrderForm(shop, query)
  const first = { intent: 'check', draft } satisfies WithdrawalAnswer
  if (form.get('step') === 'edit') return data<WithdrawalAnswer>(first)
  const errors = withWords(shop, errorsIn(draft, order))
  if (hasErrors(errors)) return data<WithdrawalAnswer>({ ...first, errors }, 422)
  if (form.get('intent') !== 'confirm')
    return data<WithdrawalAnswer>({ intent: 'confirm', draft, requestKey: crypto.randomUUID() })
  const requestKey = String(form.get('requestKey') ?? '')
  try {
    await shop.call('POST /sapi/mall-order/web/withdrawal/state', {
      requestKey,
      name: draft.name,
      orderCode: draft.orderCode,
      email: draft.email,
      scope: order ? '' : draft.scope,
      ...(order ? sourceIn(query) : {}),
      lines: order && !isWhole(draft, order) ? pickedFrom(draft, order) : [],
    })
  } catch (error) {
    const refused = answerRefusal(error, request, form, { 'withdrawal.lines': 'lines' })
    // What is wrong with a field is put right in the first step; how long to wait is said in the
    // second.
    const step = refused.errors ? 'check' : 'confirm'
    return data<WithdrawalAnswer>({ ...refused, intent: step, draft, requestKey }, 422)
  }
  return redirect(`/withdrawal?receipt=${requestKey}`, 303)
}

/** Without a connection both steps stay as they are. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const form = await readForm(request.clone())
  const requestKey = form.get('requestKey')
  return answerOffline(serverAction, {
    intent: String(form.get('intent') ?? ''),
    isOffline: true,
    draft: readDraft(form),
    ...(typeof requestKey === 'string' ? { requestKey } : {}),
  } satisfies WithdrawalAnswer)
}

/** What is wrong with the goods that were picked, which only this form says. */
function withWords({ i18n }: Shop, { lines, ...errors }: FieldErrors): FieldErrors {
  if (!lines) return errors
  const sentence = i18n._(
    lines.code === 'no_line'
      ? msg`Please choose what you are withdrawing from.`
      : msg`You no longer have that many. Please check the quantities.`,
  )
  return { ...errors, lines: { code: lines.code, sentence } }
}

export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.receipt) return <ReceiptView receipt={loaderData.receipt} />
  const answer = actionData as (Partial<WithdrawalAnswer> & FormAnswer) | undefined
  if (answer?.intent === 'confirm' && answer.draft && answer.requestKey)
    return (
      <ConfirmStatement
        draft={answer.draft}
        requestKey={answer.requestKey}
        order={loaderData.order}
        answer={answer}
      />
    )
  return <StatementForm {...loaderData} draft={answer?.draft} answer={answer} />
}
