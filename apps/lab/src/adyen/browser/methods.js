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
    this.input.focus()
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

/** A wallet, which asks in a sheet of its own that the browser draws. */
class Wallet extends UIElement {
  fields() {
    return { [this.constructor.field]: this.token }
  }
  render() {
    const words = `Buy with ${this.constructor.title}`
    const button = this.payButton(words)
    button.setAttribute('aria-label', words)
    return [button]
  }
  submit() {
    const { title, yes } = this.constructor
    const sheet = make('dialog', { className: 'adyen-checkout__sheet' })
    sheet.setAttribute('aria-label', title)
    const leave = () => {
      sheet.close()
      sheet.remove()
    }
    const payBy = (kind) => () => {
      this.token = JSON.stringify({ kind, at: Date.now() })
      leave()
      void this.pay()
    }
    const cancel = () => {
      leave()
      this.props.onError?.(new AdyenCheckoutError('CANCEL', `${title} UI dismissed`), this)
    }
    const button = (textContent, onclick, className = '') =>
      make('button', { type: 'button', textContent, onclick, className })
    sheet.append(
      make('p', { textContent: title }),
      button(yes, payBy('good'), 'adyen-checkout__button'),
      button('Pay with a card that is declined', payBy('declined')),
      button('Cancel', cancel),
    )
    sheet.addEventListener('cancel', cancel)
    document.body.append(sheet)
    sheet.showModal()
  }
}
export class ApplePay extends Wallet {
  static type = 'applepay'
  static title = 'Apple Pay'
  static field = 'applePayToken'
  static yes = 'Pay with passcode'
  async isAvailable() {
    if (!globalThis.ApplePaySession?.canMakePayments?.())
      throw new AdyenCheckoutError('ERROR', 'Apple Pay is not available on this device')
  }
}
export class GooglePay extends Wallet {
  static type = 'googlepay'
  static title = 'Google Pay'
  static field = 'googlePayToken'
  static yes = 'Continue'
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
