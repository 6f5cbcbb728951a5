import { loadScript } from './load-script.ts'

/** What Klarna says to a step of its form: nobody is told more than that it did not work out. */
export type KlarnaAnswer = {
  readonly show_form: boolean
  readonly approved?: boolean
  readonly finalize_required?: boolean
  readonly authorization_token?: string
}
type Heard = (answer: KlarnaAnswer) => void
type KlarnaPayments = {
  init(options: { client_token: string }): void
  load(
    options: { container: HTMLElement; payment_method_category: string },
    data: object,
    heard: Heard,
  ): void
  authorize(options: { payment_method_category: string }, data: object, heard: Heard): void
  finalize(options: { payment_method_category: string }, data: object, heard: Heard): void
}
declare global {
  // The vendor's own name.
  var Klarna: { readonly Payments: KlarnaPayments } | undefined
}

/** The methods of Klarna's script, each as a promise of its answer. */
export type KlarnaForm = {
  load(container: HTMLElement): Promise<KlarnaAnswer>
  authorize(): Promise<KlarnaAnswer>
  finalize(): Promise<KlarnaAnswer>
}

/** Loads the script and hands it the session. Rejects without either. */
export async function openKlarna(
  script: string,
  session: { readonly client_token: string; readonly payment_method_category: string },
): Promise<KlarnaForm> {
  await loadScript(script)
  const payments = globalThis.Klarna?.Payments
  if (!payments) throw new Error('Klarna js not loaded')
  payments.init({ client_token: session.client_token })
  const category = { payment_method_category: session.payment_method_category }
  const heard = (ask: (heard: Heard) => void) => new Promise<KlarnaAnswer>(ask)
  return {
    load: (container) => heard((answer) => payments.load({ container, ...category }, {}, answer)),
    authorize: () => heard((answer) => payments.authorize(category, {}, answer)),
    finalize: () => heard((answer) => payments.finalize(category, {}, answer)),
  }
}

/**
 * The buyer's agreement, finalized where Klarna wants that; nothing when they did not agree
 * [PAY-046].
 */
export async function agreeWithKlarna(
  form: Pick<KlarnaForm, 'authorize' | 'finalize'>,
): Promise<string | undefined> {
  const answer = await form.authorize()
  const last = answer.approved && answer.finalize_required ? await form.finalize() : answer
  return last.approved ? last.authorization_token : undefined
}
