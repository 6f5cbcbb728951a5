'use strict'
// Inside a frame of Stripe's: the fields of a card, and the calls that carry them to Stripe. No number leaves this origin.
{
  const query = new URLSearchParams(location.search)
  const kind = query.get('kind')
  const key = query.get('key')
  const holders = { cardNumber: ['number'], cardExpiry: ['expiry'], cardCvc: ['cvc'] }
  const names = kind === 'controller' ? [] : holders[kind] || ['number', 'expiry', 'cvc']
  const rules = {
    number: {
      label: 'Credit or debit card number',
      hint: '1234 1234 1234 1234',
      autocomplete: 'cc-number',
      code: 'number',
      sentence: 'Your card number is',
    },
    expiry: {
      label: 'Credit or debit card expiration date',
      hint: 'MM / YY',
      autocomplete: 'cc-exp',
      code: 'expiry',
      sentence: "Your card's expiration date is",
    },
    cvc: {
      label: 'Credit or debit card CVC/CVV',
      hint: 'CVC',
      autocomplete: 'cc-csc',
      code: 'cvc',
      sentence: "Your card's security code is",
    },
  }
  const inputs = new Map()
  const tell = (event, value) => parent.postMessage({ event, value }, '*')
  const digitsOf = (name) => (inputs.get(name)?.value || '').replace(/\D/g, '')

  function brandOf(digits) {
    if (digits.startsWith('4')) return 'visa'
    if (/^3[47]/.test(digits)) return 'amex'
    return /^5|^2[2-7]/.test(digits) ? 'mastercard' : 'unknown'
  }

  function isChecked(digits) {
    let sum = 0
    for (let i = 0; i < digits.length; i += 1) {
      const doubled = Number(digits[digits.length - 1 - i]) * (i % 2 ? 2 : 1)
      sum += doubled > 9 ? doubled - 9 : doubled
    }
    return sum % 10 === 0
  }

  /** Nothing, or what is wrong with a field: `incomplete` while it may become right. */
  function faultOf(name) {
    const digits = digitsOf(name)
    if (name === 'number') {
      const length = brandOf(digits) === 'amex' ? 15 : 16
      if (digits.length < length) return 'incomplete'
      return digits.length > 19 || !isChecked(digits) ? 'invalid' : undefined
    }
    if (name === 'cvc') return digits.length < 3 ? 'incomplete' : undefined
    if (digits.length < 4) return 'incomplete'
    const month = Number(digits.slice(0, 2))
    if (month < 1 || month > 12) return 'invalid_month'
    const now = new Date()
    const isPast = 2000 + Number(digits.slice(2, 4)) < now.getFullYear()
    const isEarlier =
      2000 + Number(digits.slice(2, 4)) === now.getFullYear() && month < now.getMonth() + 1
    return isPast || isEarlier ? 'invalid_year_past' : undefined
  }

  function errorOf(name, fault) {
    const { code, sentence } = rules[name]
    const isIncomplete = fault === 'incomplete'
    const codes = {
      incomplete: `incomplete_${code}`,
      invalid: `invalid_${code}`,
      invalid_month: 'invalid_expiry_month',
      invalid_year_past: 'invalid_expiry_year_past',
    }
    return {
      type: 'validation_error',
      code: codes[fault],
      message: `${sentence} ${isIncomplete ? 'incomplete' : fault === 'invalid_year_past' ? 'in the past' : 'invalid'}.`,
    }
  }

  /** A field that is half filled is no fault while somebody is at it. */
  function report(isStrict) {
    const faults = names.map((name) => [name, faultOf(name)]).filter(([, fault]) => fault)
    const shown = faults.find(
      ([name, fault]) =>
        isStrict ||
        fault !== 'incomplete' ||
        (digitsOf(name) && document.activeElement !== inputs.get(name)),
    )
    for (const name of names)
      inputs.get(name).setAttribute('aria-invalid', String(shown?.[0] === name))
    const value = {
      complete: faults.length === 0,
      empty: names.every((name) => !digitsOf(name)),
      error: shown && errorOf(...shown),
      ...(names.includes('number') && { brand: brandOf(digitsOf('number')) }),
    }
    tell('change', value)
    return value
  }

  function format(name, input) {
    const digits = input.value.replace(/\D/g, '')
    if (name === 'number') input.value = digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ')
    if (name === 'cvc') input.value = digits.slice(0, 4)
    if (name === 'expiry') {
      const full = /^[2-9]/.test(digits) ? `0${digits}` : digits
      input.value = full.length > 2 ? `${full.slice(0, 2)} / ${full.slice(2, 4)}` : full
    }
  }

  function addField(name) {
    const input = document.createElement('input')
    const { label, hint, autocomplete } = rules[name]
    Object.assign(input, { name, autocomplete, inputMode: 'numeric', type: 'text' })
    input.placeholder = (names.length === 1 && query.get('placeholder')) || hint
    input.setAttribute('aria-label', label)
    input.addEventListener('input', () => {
      format(name, input)
      report(false)
    })
    input.addEventListener('focus', () => tell('focus', {}))
    input.addEventListener('blur', () => {
      report(false)
      tell('blur', {})
    })
    input.addEventListener('keydown', (event) => event.key === 'Escape' && tell('escape', {}))
    inputs.set(name, input)
    document.body.append(input)
  }

  /** The fields of one card can be in three frames of this origin, which see each other. */
  function readCard() {
    const card = {}
    for (let i = 0; i < parent.frames.length; i += 1) {
      try {
        const field = parent.frames[i].stripeFields?.(query.get('group'))
        Object.assign(card, field)
      } catch {
        // A frame of somebody else.
      }
    }
    return card
  }
  window.stripeFields = (group) =>
    group === query.get('group')
      ? Object.fromEntries(names.map((name) => [name, digitsOf(name)]))
      : undefined

  async function send(method, path, fields) {
    const body = new URLSearchParams({ key })
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) body.set(name, value)
    const url = `/stripe/v1/${path}`
    try {
      const response = await (method === 'GET'
        ? fetch(`${url}?${body}`)
        : fetch(url, { method, body }))
      return await response.json()
    } catch {
      return {
        error: { type: 'api_connection_error', message: 'We are experiencing issues connecting.' },
      }
    }
  }

  function cardFields(prefix, billing = {}) {
    const { number, expiry = '', cvc } = readCard()
    const fields = {
      [`${prefix}[type]`]: 'card',
      [`${prefix}[card][number]`]: number,
      [`${prefix}[card][exp_month]`]: expiry.slice(0, 2),
      [`${prefix}[card][exp_year]`]: expiry.slice(2),
      [`${prefix}[card][cvc]`]: cvc,
    }
    for (const [name, value] of Object.entries(billing || {}))
      if (value && typeof value === 'object')
        for (const [part, words] of Object.entries(value))
          fields[`${prefix}[billing_details][${name}][${part}]`] = words || undefined
      else if (value) fields[`${prefix}[billing_details][${name}]`] = value
    return fields
  }

  const paths = { paymentIntent: 'payment_intents', setupIntent: 'setup_intents' }
  const calls = {
    async confirm({ kind: of, id, secret, method, billing, returnUrl, inPage }) {
      const fields = method
        ? { payment_method: method }
        : cardFields('payment_method_data', billing)
      const answer = await send('POST', `${paths[of]}/${id}/confirm`, {
        ...fields,
        client_secret: secret,
        return_url: returnUrl,
        use_stripe_sdk: inPage ? 'true' : undefined,
      })
      return answer.error ? { error: answer.error } : { [of]: answer }
    },
    async retrieve({ kind: of, id, secret }) {
      const answer = await send('GET', `${paths[of]}/${id}`, { client_secret: secret })
      return answer.error ? { error: answer.error } : { [of]: answer }
    },
    async method({ billing }) {
      const flat = Object.entries(cardFields('x', billing)).map(([name, value]) => [
        name.replace(/^x\[(\w+)\]/, '$1'),
        value,
      ])
      const answer = await send('POST', 'payment_methods', Object.fromEntries(flat))
      return answer.error ? { error: answer.error } : { paymentMethod: answer }
    },
    validate: async () => {
      const { error } = report(true)
      return error ? { error } : {}
    },
    focus: async () => inputs.values().next().value?.focus(),
    blur: async () => document.activeElement?.blur(),
    async clear() {
      for (const input of inputs.values()) input.value = ''
      report(false)
    },
    async update({ disabled, style }) {
      for (const input of inputs.values()) if (disabled !== undefined) input.disabled = disabled
      if (style) dress(style)
    },
  }

  /** The few properties of the page's style that a field takes over. */
  function dress({ base = {}, invalid = {} }) {
    const root = document.documentElement.style
    if (base.color) root.setProperty('--ink', base.color)
    if (base.fontSize) root.setProperty('--size', base.fontSize)
    if (base.fontFamily) root.setProperty('--font', base.fontFamily)
    if (base['::placeholder']?.color) root.setProperty('--hint', base['::placeholder'].color)
    if (invalid.color) root.setProperty('--fault', invalid.color)
  }

  window.addEventListener('message', async ({ source, origin, data }) => {
    const call = source === parent && data && Object.hasOwn(calls, data.call) && calls[data.call]
    if (!call) return
    const result = await call(data.params || {})
    parent.postMessage({ reply: data.reply, result }, origin)
  })
  dress(JSON.parse(query.get('style') || '{}'))
  for (const name of names) addField(name)
  document.body.dataset.kind = kind
  tell('height', Math.max(document.body.scrollHeight, 20))
  tell('ready', {})
}
