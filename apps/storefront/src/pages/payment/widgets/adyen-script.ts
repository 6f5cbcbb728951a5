import { call } from './use-pay.ts'
import { loadScript } from './load-script.ts'
import type { AdyenForm, AdyenState } from './adyen.rules.ts'

/** What of Adyen's script is used, in its own names (Adyen Web 6). */
type Core = object
export type AdyenElement = AdyenForm & {
  mount(node: HTMLElement): AdyenElement
  unmount(): unknown
  setStatus(status: 'ready' | 'loading'): unknown
}
type ElementKind = new (core: Core, props?: object) => AdyenElement
type Actions = { resolve(result: { resultCode: string }): void; reject(): void }
type AdyenWeb = {
  AdyenCheckout(settings: object): Promise<Core>
  readonly Dropin: ElementKind
  readonly ApplePay: ElementKind
} & Readonly<Record<'Card' | 'GooglePay' | 'MBWay' | 'Blik' | 'Redirect', ElementKind>>

export type OnSubmit = (state: AdyenState, element: AdyenElement, actions: Actions) => void
type Shown = {
  readonly config: Readonly<Record<string, string>>
  readonly contractId: string
  readonly site: string
  readonly country: string
  readonly locale: string
  readonly amount: { readonly currency: string; readonly value: number }
  readonly onSubmit: OnSubmit
  readonly onError: (error: { readonly name?: string }) => void
  readonly onPaymentCompleted: () => void
  readonly onPaymentFailed: () => void
}

/**
 * The vendor's forms over a session of the mall: what is paid, and by which methods. Nothing is
 * paid by the session itself; what was filled in goes to the mall.
 */
async function open(shown: Shown, payMethod: string | undefined, more: object) {
  await loadScript(shown.config['script'] ?? '')
  const web = (globalThis as { AdyenWeb?: AdyenWeb }).AdyenWeb
  if (!web) throw new Error('the script of Adyen is not there')
  const { redirectInfo } = await call('POST /sapi/mall-pay/payment/authority', {
    channel: 'ADYEN_PC',
    contractId: shown.contractId,
    site: shown.site,
    countryCode: shown.country,
    tradeAmt: { type: 'ORDER', value: shown.amount.value },
    amount: shown.amount,
    ...(payMethod ? { payMethod } : {}),
  })
  const core = await web.AdyenCheckout({
    environment: redirectInfo?.environment,
    clientKey: redirectInfo?.clientKey,
    session: { id: redirectInfo?.sessionId, sessionData: redirectInfo?.sessionData },
    locale: shown.locale,
    countryCode: shown.country,
    amount: shown.amount,
    showPayButton: false,
    onSubmit: (state: { data: AdyenState }, element: AdyenElement, actions: Actions) =>
      shown.onSubmit(state.data, element, actions),
    // A payment that goes on elsewhere comes back to the result page, which tells the mall.
    onAdditionalDetails: () => undefined,
    onError: shown.onError,
    onPaymentCompleted: shown.onPaymentCompleted,
    onPaymentFailed: shown.onPaymentFailed,
    ...more,
  })
  return { web, core }
}

/** All methods of the channel in one form; Apple Pay has a button and a window of its own. */
export async function openDropin(
  node: HTMLElement,
  shown: Shown,
  card: object,
): Promise<AdyenElement> {
  const { web, core } = await open(shown, undefined, { removePaymentMethods: ['applepay'] })
  const { Card, GooglePay, MBWay, Blik, Redirect } = web
  return new web.Dropin(core, {
    paymentMethodComponents: [Card, GooglePay, MBWay, Blik, Redirect],
    paymentMethodsConfiguration: { card },
    showPayButton: false,
  }).mount(node)
}

export async function openApplePay(node: HTMLElement, shown: Shown): Promise<AdyenElement> {
  const { web, core } = await open(shown, 'applepay', {})
  return new web.ApplePay(core, { showPayButton: true }).mount(node)
}
