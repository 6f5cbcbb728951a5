import { AdyenCheckoutError, ask, make } from './base.js'

export class UIElement {
  constructor(core, props = {}) {
    this.core = core
    this.props = { ...core.options, ...props }
    this.node = null
  }
  get type() {
    return this.props.type ?? this.constructor.type
  }
  get isValid() {
    return true
  }
  get data() {
    return {
      paymentMethod: { type: this.type, ...this.fields() },
      browserInfo: {
        userAgent: navigator.userAgent,
        language: navigator.language,
        colorDepth: screen.colorDepth,
        screenHeight: screen.height,
        screenWidth: screen.width,
        timeZoneOffset: new Date().getTimezoneOffset(),
        javaEnabled: false,
        acceptHeader: '*/*',
      },
      origin: location.origin,
      clientStateDataIndicator: true,
    }
  }
  fields() {
    return {}
  }
  async isAvailable() {}
  mount(target) {
    this.node = typeof target === 'string' ? document.querySelector(target) : target
    if (!this.node) throw new AdyenCheckoutError('IMPLEMENTATION_ERROR', 'no node to mount on')
    this.node.replaceChildren(...this.render())
    return this
  }
  unmount() {
    this.node?.replaceChildren()
    return this
  }
  remove() {
    return this.unmount()
  }
  setStatus() {
    return this
  }
  showValidation() {
    return this
  }
  render() {
    return this.props.showPayButton === false ? [] : [this.payButton('Pay')]
  }
  payButton(words) {
    return make('button', {
      type: 'button',
      className: 'adyen-checkout__button',
      textContent: words,
      onclick: () => this.submit(),
    })
  }
  submit() {
    if (!this.isValid) {
      this.showValidation()
      return
    }
    void this.pay()
  }
  async pay() {
    try {
      const result = await (this.props.onSubmit
        ? new Promise((resolve, reject) =>
            this.props.onSubmit({ data: this.data, isValid: true }, this, { resolve, reject }),
          )
        : ask(`/v1/sessions/${this.core.session.id}/payments`, this.props.clientKey, {
            sessionData: this.core.session.sessionData,
            ...this.data,
          }))
      this.take(result ?? {})
    } catch (error) {
      this.props.onPaymentFailed?.(error instanceof Error ? { resultCode: 'Error' } : error, this)
    }
  }
  take(result) {
    if (result.action) return this.handleAction(result.action)
    const isGood = ['Authorised', 'Received', 'Pending', 'PresentToShopper'].includes(
      result.resultCode,
    )
    if (isGood) this.props.onPaymentCompleted?.(result, this)
    else this.props.onPaymentFailed?.(result, this)
  }
  giveDetails(state) {
    if (!this.props.onAdditionalDetails) return
    new Promise((resolve, reject) =>
      this.props.onAdditionalDetails(state, this, { resolve, reject }),
    ).then(
      (result) => this.take(result ?? {}),
      () => this.props.onPaymentFailed?.({ resultCode: 'Error' }, this),
    )
  }
  handleAction(action) {
    if (action.type === 'redirect') location.assign(action.url)
    else new Action(this.core, { ...this.props, action }).mount(this.node)
    return this
  }
}

/** What the buyer has to do next: wait for a yes in an app, or take a reference along. */
export class Action extends UIElement {
  render() {
    const { action } = this.props
    if (action.type === 'redirect') {
      location.assign(action.url)
      return []
    }
    if (action.type !== 'voucher' && action.type !== 'bankTransfer') void this.watch(action)
    const words = {
      await: 'Confirm your payment on your phone',
      qrCode: 'Scan the code with your app',
      voucher: `Entity ${action.entity}, reference ${action.reference}`,
      bankTransfer: `Transfer to ${action.iban}, reference ${action.reference}`,
    }
    return [make('p', { role: 'status', textContent: words[action.type] ?? '' })]
  }
  async watch(action) {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      if (!this.node?.isConnected) return
      const state = await ask('/services/PaymentInitiation/v1/status', this.props.clientKey, {
        paymentData: action.paymentData,
      }).catch(() => ({ type: 'pending' }))
      if (state.type !== 'complete') continue
      this.giveDetails({
        data: { details: { payload: state.payload }, paymentData: action.paymentData },
      })
      return
    }
  }
}
