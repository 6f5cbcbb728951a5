'use strict'
// Inside a frame of Braintree's: one field of a card. No number leaves this origin.
{
  const query = new URLSearchParams(location.search)
  const name = query.get('field')
  const group = query.get('group')
  const types = [
    {
      type: 'american-express',
      niceType: 'American Express',
      pattern: /^3[47]/,
      prefix: /^3$/,
      lengths: [15],
      code: { name: 'CID', size: 4 },
    },
    {
      type: 'visa',
      niceType: 'Visa',
      pattern: /^4/,
      prefix: /^$/,
      lengths: [16, 18, 19],
      code: { name: 'CVV', size: 3 },
    },
    {
      type: 'mastercard',
      niceType: 'Mastercard',
      pattern: /^(5[1-5]|2[2-7])/,
      prefix: /^[25]$/,
      lengths: [16],
      code: { name: 'CVC', size: 3 },
    },
  ]
  const labels = { number: 'Credit Card Number', expirationDate: 'Expiration Date', cvv: 'CVV' }
  const autocompletes = { number: 'cc-number', expirationDate: 'cc-exp', cvv: 'cc-csc' }
  const input = document.createElement('input')
  let last = { isFocused: false, isEmpty: true, isPotentiallyValid: true, isValid: false }
  let lastType = ''
  const digits = () => input.value.replace(/\D/g, '')

  /** The other fields of the same card are frames of this origin, which see each other. */
  function read(other) {
    for (let i = 0; i < parent.frames.length; i += 1) {
      try {
        const field = parent.frames[i].braintreeField
        if (field?.group === group && field.name === other) return field.read()
      } catch {
        // A frame of somebody else.
      }
    }
    return ''
  }
  window.braintreeField = { group, name, read: digits }

  function cardsOf(number) {
    if (number === '') return types
    return types.filter(({ pattern, prefix }) => pattern.test(number) || prefix.test(number))
  }

  function isChecked(number) {
    let sum = 0
    for (let i = 0; i < number.length; i += 1) {
      const doubled = Number(number[number.length - 1 - i]) * (i % 2 ? 2 : 1)
      sum += doubled > 9 ? doubled - 9 : doubled
    }
    return sum % 10 === 0
  }

  function judge() {
    const value = digits()
    if (name === 'number') {
      const cards = cardsOf(value)
      const isFull = cards.length === 1 && cards[0].lengths.includes(value.length)
      const most = Math.max(0, ...cards.flatMap(({ lengths }) => lengths))
      const isValid = isFull && isChecked(value)
      return [isValid, isValid || (cards.length > 0 && value.length < most)]
    }
    if (name === 'cvv') {
      const cards = cardsOf(read('number'))
      const sizes = cards.length === 1 ? [cards[0].code.size] : [3, 4]
      return [sizes.includes(value.length), value.length <= Math.max(...sizes)]
    }
    const [month, year] = [Number(value.slice(0, 2)), Number(value.slice(2))]
    if (value.length < 2) return [false, true]
    if (month < 1 || month > 12) return [false, false]
    if (value.length < 4) return [false, true]
    const full = value.length === 4 ? 2000 + year : year
    const now = new Date()
    const isValid =
      (value.length === 4 || value.length === 6) &&
      (full > now.getFullYear() || (full === now.getFullYear() && month >= now.getMonth() + 1))
    return [isValid, isValid || value.length === 5]
  }

  function tell(event, extra = {}) {
    parent.postMessage({ event, state: { field: last, ...extra } }, '*')
  }

  function look(isFocused = document.activeElement === input) {
    const [isValid, isPotentiallyValid] = judge()
    const before = last
    last = { isFocused, isEmpty: input.value === '', isValid, isPotentiallyValid }
    input.classList.toggle('invalid', !isPotentiallyValid)
    if (name === 'number') {
      const cards = cardsOf(digits()).map(({ type, niceType, code, lengths }) => ({
        type,
        niceType,
        code,
        lengths,
      }))
      const type = cards.map((card) => card.type).join()
      if (type !== lastType) {
        lastType = type
        tell('cardTypeChange', { cards })
      }
    }
    if (before.isEmpty !== last.isEmpty) tell(last.isEmpty ? 'empty' : 'notEmpty')
    if (before.isValid !== isValid || before.isPotentiallyValid !== isPotentiallyValid)
      tell('validityChange')
  }

  function format() {
    const value = digits()
    if (name === 'number') input.value = value.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ')
    if (name === 'cvv') input.value = value.slice(0, 4)
    if (name === 'expirationDate')
      input.value = value.length > 2 ? `${value.slice(0, 2)} / ${value.slice(2, 6)}` : value
  }

  /** As the page asks for it, within what Braintree lets it ask for. */
  function dress(styles) {
    const places = {
      input: 'input',
      '.invalid': 'input.invalid',
      '::placeholder': 'input::placeholder',
    }
    const sheet = document.head.appendChild(document.createElement('style')).sheet
    for (const [place, rules] of Object.entries(styles)) {
      if (!places[place]) continue
      const rule = sheet.cssRules[sheet.insertRule(`${places[place]} {}`, sheet.cssRules.length)]
      for (const name of ['color', 'font-size', 'font-family'])
        if (rules[name]) rule.style.setProperty(name, rules[name])
    }
  }

  async function tokenize({ clientApiUrl, authorizationFingerprint }) {
    const expiry = read('expirationDate')
    const year = expiry.slice(2)
    const answer = await fetch(`${clientApiUrl}/v1/payment_methods/credit_cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        authorizationFingerprint,
        creditCard: {
          number: digits(),
          expirationMonth: expiry.slice(0, 2),
          expirationYear: year.length === 2 ? `20${year}` : year,
          type: cardsOf(digits())[0]?.niceType,
        },
      }),
    })
    const { creditCards } = await answer.json()
    const made = creditCards?.[0]
    return made
      ? { nonce: made.nonce, details: made.details, type: made.type, description: made.description }
      : {}
  }

  const calls = {
    tokenize,
    focus: () => input.focus(),
    clear() {
      input.value = ''
      look()
    },
    setAttribute({ attribute, value }) {
      if (['placeholder', 'aria-invalid', 'aria-label', 'aria-required'].includes(attribute))
        input.setAttribute(attribute, value)
    },
    setMessage: ({ message }) => input.setAttribute('aria-description', message),
  }
  window.addEventListener('message', async ({ source, data }) => {
    if (source !== parent || !data?.call) return
    let result
    try {
      result = await calls[data.call]?.(data.params)
    } catch {
      result = {}
    }
    parent.postMessage({ reply: data.reply, result }, '*')
  })

  Object.assign(input, {
    name,
    type: 'text',
    inputMode: 'numeric',
    autocomplete: autocompletes[name],
  })
  input.placeholder = query.get('placeholder')
  input.setAttribute('aria-label', query.get('label') || labels[name])
  input.addEventListener('input', () => {
    format()
    look()
  })
  input.addEventListener('focus', () => {
    look(true)
    tell('focus')
  })
  input.addEventListener('blur', () => {
    look(false)
    tell('blur')
  })
  document.querySelector('main').append(input)
  dress(JSON.parse(query.get('styles') || '{}'))
  parent.postMessage({ event: 'ready' }, '*')
}
