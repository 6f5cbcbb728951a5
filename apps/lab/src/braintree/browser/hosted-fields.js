'use strict'
// What hosted-fields.min.js of Braintree gives a page, as far as the mall uses it: fields in frames of Braintree's origin, their events and a token.
{
  const braintree = (window.braintree = window.braintree || {})
  const titles = {
    number: 'Secure Credit Card Frame - Credit Card Number',
    expirationDate: 'Secure Credit Card Frame - Expiration Date',
    cvv: 'Secure Credit Card Frame - CVV',
  }
  let groups = 0

  function fail(code, message, details) {
    return Object.assign(new Error(message), {
      name: 'BraintreeError',
      type: 'CUSTOMER',
      code,
      details,
    })
  }

  function openField(
    name,
    { container, selector, placeholder, internalLabel },
    { base, group, origin, styles, hear },
  ) {
    const at = container || selector
    const place = typeof at === 'string' ? document.querySelector(at) : at
    if (!place)
      throw fail(
        'HOSTED_FIELDS_INVALID_FIELD_SELECTOR',
        'Selector does not reference a valid DOM node.',
      )
    const frame = document.createElement('iframe')
    const query = new URLSearchParams({
      field: name,
      group,
      placeholder: placeholder || '',
      label: internalLabel || '',
      styles: JSON.stringify(styles || {}),
    })
    frame.name = `braintree-hosted-field-${name}`
    frame.title = titles[name]
    frame.src = `${base}/html/hosted-fields-frame.min.html?${query}`
    frame.style.cssText = 'border:0;width:100%;height:100%;display:block;color-scheme:normal'
    place.replaceChildren(frame)
    let ready
    const isReady = new Promise((resolve) => (ready = resolve))
    const replies = new Map()
    let asked = 0
    function listen({ source, origin: from, data }) {
      if (from !== origin || source !== frame.contentWindow || !data) return
      if (data.event === 'ready') ready()
      else if (data.reply) {
        replies.get(data.reply)?.(data.result)
        replies.delete(data.reply)
      } else hear(data.event, name, data.state)
    }
    window.addEventListener('message', listen)
    return {
      place,
      isReady,
      async ask(call, params) {
        await isReady
        const reply = (asked += 1)
        return new Promise((resolve) => {
          replies.set(reply, resolve)
          frame.contentWindow.postMessage({ call, params, reply }, origin)
        })
      },
      close() {
        window.removeEventListener('message', listen)
        frame.remove()
      },
    }
  }

  const untouched = (container) => ({
    container,
    isFocused: false,
    isEmpty: true,
    isPotentiallyValid: true,
    isValid: false,
  })

  braintree.hostedFields = {
    VERSION: '3.144.0',
    async create({ client, fields, styles }) {
      const { assetsUrl, clientApiUrl, authorizationFingerprint } = client.getConfiguration()
      const group = `bt${(groups += 1)}`
      const listeners = new Map()
      const opened = {}
      const state = { cards: [], fields: {} }
      function hear(event, name, { field, cards }) {
        Object.assign(state.fields[name], field)
        if (cards) state.cards = cards
        const container = opened[name].place
        container.classList.toggle('braintree-hosted-fields-focused', field.isFocused)
        container.classList.toggle('braintree-hosted-fields-valid', field.isValid)
        container.classList.toggle('braintree-hosted-fields-invalid', !field.isPotentiallyValid)
        for (const listener of listeners.get(event) || [])
          listener({ ...structure(), emittedBy: name })
      }
      function structure() {
        return { cards: state.cards, fields: state.fields }
      }
      for (const [name, options] of Object.entries(fields)) {
        opened[name] = openField(name, options, {
          base: assetsUrl,
          group,
          styles,
          origin: new URL(assetsUrl).origin,
          hear,
        })
        state.fields[name] = untouched(opened[name].place)
      }
      await Promise.all(Object.values(opened).map(({ isReady }) => isReady))
      return {
        on: (event, listener) =>
          void listeners.set(event, [...(listeners.get(event) || []), listener]),
        off: (event, listener) =>
          void listeners.set(
            event,
            (listeners.get(event) || []).filter((one) => one !== listener),
          ),
        getState: structure,
        setAttribute: ({ field, attribute, value }) =>
          opened[field].ask('setAttribute', { attribute, value }),
        setMessage: ({ field, message }) => opened[field].ask('setMessage', { message }),
        focus: (name) => opened[name].ask('focus'),
        clear: (name) => opened[name].ask('clear'),
        async teardown() {
          for (const field of Object.values(opened)) field.close()
        },
        async tokenize() {
          const names = Object.keys(state.fields)
          if (names.every((name) => state.fields[name].isEmpty))
            throw fail(
              'HOSTED_FIELDS_FIELDS_EMPTY',
              'All fields are empty. Cannot tokenize empty card fields.',
            )
          const invalid = names.filter((name) => !state.fields[name].isValid)
          if (invalid.length > 0)
            throw fail(
              'HOSTED_FIELDS_FIELDS_INVALID',
              'Some payment input fields are invalid. Cannot tokenize invalid card fields.',
              {
                invalidFieldKeys: invalid,
                invalidFields: Object.fromEntries(
                  invalid.map((name) => [name, opened[name].place]),
                ),
              },
            )
          const made = await opened.number.ask('tokenize', {
            clientApiUrl,
            authorizationFingerprint,
          })
          if (!made.nonce)
            throw fail(
              'HOSTED_FIELDS_FAILED_TOKENIZATION',
              'The supplied card data failed tokenization.',
            )
          return made
        },
      }
    },
  }
}
