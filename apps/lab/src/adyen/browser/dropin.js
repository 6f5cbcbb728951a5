import { AdyenCheckoutError, make } from './base.js'
import { classes, Redirect } from './methods.js'
import { UIElement } from './element.js'

export class Dropin extends UIElement {
  static type = 'dropin'
  get activePaymentMethod() {
    return this.active
  }
  get isValid() {
    return this.active?.isValid ?? false
  }
  get data() {
    return this.active?.data
  }
  showValidation() {
    this.active?.showValidation()
    return this
  }
  submit() {
    if (!this.active)
      throw new AdyenCheckoutError('IMPLEMENTATION_ERROR', 'No active payment method.')
    this.active.submit()
  }
  render() {
    const group = make('div', { className: 'adyen-checkout__dropin' })
    group.setAttribute('role', 'radiogroup')
    group.setAttribute('aria-label', 'Payment methods')
    this.rows = []
    for (const method of this.core.paymentMethodsResponse.paymentMethods) {
      const Kind = classes[method.type] ?? Redirect
      const element = new Kind(this.core, {
        ...this.props,
        ...this.props.paymentMethodsConfiguration?.[
          method.type === 'scheme' ? 'card' : method.type
        ],
        type: method.type,
      })
      const row = this.row(method, element)
      group.append(row.node)
      element.isAvailable().then(
        () => undefined,
        () => row.node.remove(),
      )
    }
    const first = this.rows[0]
    if (first && this.props.openFirstPaymentMethod !== false) queueMicrotask(() => this.open(first))
    return [group]
  }
  row(method, element) {
    const radio = make('input', { type: 'radio', name: 'adyen-method', value: method.type })
    const details = make('div', { className: 'adyen-checkout__payment-method__details' })
    const header = make(
      'label',
      { className: 'adyen-checkout__payment-method__header' },
      radio,
      make('span', { textContent: method.name }),
    )
    const node = make('div', { className: 'adyen-checkout__payment-method' }, header, details)
    const row = { node, radio, details, element }
    radio.addEventListener('change', () => this.open(row))
    this.rows.push(row)
    return row
  }
  open(row) {
    if (this.active === row.element) return
    for (const other of this.rows) other.details.replaceChildren()
    row.radio.checked = true
    this.active = row.element
    row.element.mount(row.details)
    this.props.onSelect?.(row.element)
  }
}
