import { home, make } from './base.js'
import { UIElement } from './element.js'

export class Card extends UIElement {
  static type = 'scheme'
  constructor(core, props) {
    super(core, props)
    this.state = {}
    this.frames = {}
    this.holder = null
    this.listen = ({ data, origin }) => {
      if (origin !== new URL(home).origin || data?.from !== 'adyen-field') return
      const frame = this.frames[data.field]
      if (frame && frame.box.isConnected) this.hear(data, frame)
    }
    addEventListener('message', this.listen)
  }
  hear(data, { box }) {
    if (data.type === 'focus' || data.type === 'blur')
      box.classList.toggle('adyen-checkout__frame--focus', data.type === 'focus')
    if (data.type === 'sealing') this.state[data.field] = { isSealing: true, fault: '' }
    if (data.type !== 'change') return
    this.state[data.field] = data
    if (!data.fault) this.mark(data.field, '')
    this.props.onChange?.({ isValid: this.isValid, data: this.data }, this)
  }
  get needsHolder() {
    return this.props.hasHolderName === true && this.props.holderNameRequired === true
  }
  get isValid() {
    const areSealed = Object.keys(this.frames).every(
      (name) => this.state[name]?.blobs || this.state[name]?.isSealing,
    )
    return areSealed && !(this.needsHolder && !this.holder?.value.trim())
  }
  fields() {
    const blobs = Object.assign({}, ...Object.values(this.state).map((one) => one.blobs ?? {}))
    return {
      ...(this.holder && { holderName: this.holder.value.trim() }),
      ...blobs,
      brand: this.state.encryptedCardNumber?.brand,
    }
  }
  /** What was typed a moment ago may still be on its way into its blob. */
  submit() {
    const isSealing = Object.values(this.state).some((one) => one.isSealing)
    if (isSealing) return void setTimeout(() => this.submit(), 30)
    super.submit()
  }
  showValidation() {
    // As the real one does, which leads to the first field that is wrong.
    const first = Object.keys(this.frames).find((name) => !this.state[name]?.blobs)
    if (first) this.tell(first, { type: 'focus' })
    else this.holder?.focus()
    for (const name of Object.keys(this.frames)) {
      const { fault, blobs } = this.state[name] ?? {}
      this.mark(name, blobs ? '' : (fault ?? 'Fill in this field'))
    }
    if (this.holder)
      this.markHolder(
        this.needsHolder && !this.holder.value.trim() ? 'Enter name as shown on card' : '',
      )
    return this
  }
  mark(name, words) {
    const { field, error } = this.frames[name]
    field.classList.toggle('adyen-checkout__field--error', words !== '')
    error.textContent = words
    this.tell(name, { type: 'invalid', isInvalid: words !== '' })
  }
  tell(name, message) {
    const { contentWindow } = this.frames[name].frame
    contentWindow?.postMessage({ to: 'adyen-field', ...message }, new URL(home).origin)
  }
  markHolder(words) {
    this.holder.setAttribute('aria-invalid', String(words !== ''))
    this.holder.parentElement.classList.toggle('adyen-checkout__field--error', words !== '')
    this.holder.nextElementSibling.textContent = words
  }
  frame(name, label) {
    const query = new URLSearchParams({
      clientKey: this.props.clientKey,
      field: name,
      label,
      origin: location.origin,
      color: getComputedStyle(this.node).color,
    })
    const frame = make('iframe', { title: label, src: `${home}/securedfields?${query}` })
    frame.style.colorScheme = 'light'
    const box = make('div', { className: 'adyen-checkout__input adyen-checkout__frame' }, frame)
    const error = make('span', { className: 'adyen-checkout__error-text' })
    error.setAttribute('aria-live', 'polite')
    const field = make(
      'div',
      { className: 'adyen-checkout__field' },
      make('span', { textContent: label }),
      box,
      error,
    )
    this.frames[name] = { field, box, frame, error }
    return field
  }
  holderField() {
    this.holder = make('input', { className: 'adyen-checkout__input', autocomplete: 'cc-name' })
    this.holder.required = this.needsHolder
    const error = make('span', { className: 'adyen-checkout__error-text' })
    error.setAttribute('aria-live', 'polite')
    return make(
      'label',
      { className: 'adyen-checkout__field' },
      make('span', { textContent: 'Name on card' }),
      this.holder,
      error,
    )
  }
  render() {
    this.state = {}
    const pair = make(
      'div',
      { className: 'adyen-checkout__pair' },
      this.frame('encryptedExpiryDate', 'Expiry date'),
      this.frame('encryptedSecurityCode', 'Security code'),
    )
    return [
      make(
        'div',
        { className: 'adyen-checkout__form' },
        this.frame('encryptedCardNumber', 'Card number'),
        pair,
        ...(this.props.hasHolderName ? [this.holderField()] : []),
        ...super.render(),
      ),
    ]
  }
  unmount() {
    removeEventListener('message', this.listen)
    return super.unmount()
  }
}
