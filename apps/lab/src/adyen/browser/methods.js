import { AdyenCheckoutError, make } from './base.js'
import { Card } from './card.js'
import { UIElement } from './element.js'

/** A method that needs one thing typed: a number of a phone, a code of an app. */
export class TextField extends UIElement {
  static texts = {
    mbway: { field: 'telephoneNumber', label: 'Telephone number', shape: /^\+351\s?9\d{8}$/ },
    blik: { field: 'blikCode', label: '6-digit BLIK code', shape: /^\d{6}$/ },
  }
  get rule() {
    return TextField.texts[this.type]
  }
  get isValid() {
    return this.rule.shape.test(this.input?.value.trim() ?? '')
  }
  fields() {
    return { [this.rule.field]: this.input?.value.trim() }
  }
  showValidation() {
    this.input.setAttribute('aria-invalid', 'true')
    this.error.textContent = `Enter a valid ${this.rule.label}`
    return this
  }
  render() {
    this.input = make('input', { className: 'adyen-checkout__input', inputMode: 'tel' })
    this.error = make('span', { className: 'adyen-checkout__error-text' })
    this.error.setAttribute('aria-live', 'polite')
    const label = make('span', { textContent: this.rule.label })
    return [
      make('label', { className: 'adyen-checkout__field' }, label, this.input, this.error),
      ...super.render(),
    ]
  }
}
export class MBWay extends TextField {
  static type = 'mbway'
}
export class Blik extends TextField {
  static type = 'blik'
}

export class ApplePay extends UIElement {
  static type = 'applepay'
  async isAvailable() {
    if (!globalThis.ApplePaySession?.canMakePayments?.())
      throw new AdyenCheckoutError('ERROR', 'Apple Pay is not available on this device')
  }
  fields() {
    return { applePayToken: this.token }
  }
  render() {
    const button = this.payButton('Buy with Apple Pay')
    button.setAttribute('aria-label', 'Buy with Apple Pay')
    return [button]
  }
  /** Apple's own sheet, which the browser draws. */
  submit() {
    const sheet = make('dialog', { className: 'adyen-checkout__sheet' })
    sheet.setAttribute('aria-label', 'Apple Pay')
    const close = () => {
      sheet.remove()
      this.props.onError?.(new AdyenCheckoutError('CANCEL', 'Apple Pay UI dismissed'), this)
    }
    const yes = make('button', {
      type: 'button',
      className: 'adyen-checkout__button',
      textContent: 'Pay with passcode',
      onclick: () => {
        this.token = btoa(`apple-pay-token ${Date.now()}`)
        sheet.remove()
        void this.pay()
      },
    })
    const no = make('button', { type: 'button', textContent: 'Cancel', onclick: close })
    sheet.append(make('p', { textContent: 'Apple Pay' }), yes, no)
    sheet.addEventListener('cancel', close)
    document.body.append(sheet)
    sheet.showModal()
  }
}
export class GooglePay extends UIElement {
  static type = 'googlepay'
  fields() {
    return { googlePayToken: this.token }
  }
  render() {
    return [this.payButton('Buy with Google Pay')]
  }
  submit() {
    this.token = JSON.stringify({
      signature: btoa(`google ${Date.now()}`),
      protocolVersion: 'ECv2',
    })
    void this.pay()
  }
}
export class Redirect extends UIElement {
  static type = 'redirect'
}

export const classes = {
  scheme: Card,
  applepay: ApplePay,
  googlepay: GooglePay,
  paywithgoogle: GooglePay,
  mbway: MBWay,
  blik: Blik,
}
