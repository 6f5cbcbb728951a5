'use strict'
// What js.stripe.com gives a page, as far as the mall uses it: card fields in frames of their own, confirmations, the bank's question.
{
  const origin = new URL(document.currentScript.src).origin
  const kinds = ['card', 'payment', 'cardNumber', 'cardExpiry', 'cardCvc']
  let names = 0

  /** A frame of Stripe's own origin, that answers calls and tells what happens in it. */
  function openFrame(kind, { key, locale, group, style, placeholder }) {
    const name = `__privateStripeFrame${(names += 1)}`
    const frame = document.createElement('iframe')
    const query = new URLSearchParams({ kind, key, group, locale: locale || 'auto' })
    if (style) query.set('style', JSON.stringify(style))
    if (placeholder) query.set('placeholder', placeholder)
    frame.name = name
    frame.src = `${origin}/stripe/js/frame?${query}`
    frame.allow = 'payment *'
    frame.style.cssText =
      'border:0;margin:0;padding:0;width:100%;display:block;background:transparent;color-scheme:normal'
    const listeners = new Set()
    const replies = new Map()
    let asked = 0
    let ready
    const isReady = new Promise((resolve) => (ready = resolve))
    function hear({ source, origin: from, data }) {
      if (from !== origin || source !== frame.contentWindow || !data) return
      if (data.event === 'ready') ready()
      if (data.reply) {
        replies.get(data.reply)?.(data.result)
        replies.delete(data.reply)
      } else for (const listener of listeners) listener(data)
    }
    window.addEventListener('message', hear)
    return {
      frame,
      listen: (listener) => listeners.add(listener),
      async ask(call, params) {
        await isReady
        const reply = (asked += 1)
        return new Promise((resolve) => {
          replies.set(reply, resolve)
          frame.contentWindow.postMessage({ call, params, reply }, origin)
        })
      },
      close() {
        window.removeEventListener('message', hear)
        frame.remove()
      },
    }
  }

  function createElement(kind, shared, options) {
    if (!kinds.includes(kind)) throw new Error(`The element ${kind} is not known here.`)
    const listeners = new Map()
    let opened
    let last = { complete: false, empty: true }
    const tell = (event, value) => {
      for (const listener of listeners.get(event) || []) listener(value)
    }
    function hear({ event, value }) {
      if (event === 'height') opened.frame.style.height = `${value}px`
      else {
        if (event === 'change') last = value
        tell(event, { elementType: kind, ...value })
      }
    }
    const element = {
      _type: kind,
      _ask: (call, params) => opened?.ask(call, params),
      _isComplete: () => last.complete,
      mount(place) {
        const at = typeof place === 'string' ? document.querySelector(place) : place
        if (!at) throw new Error('The selector you specified applies to no DOM elements.')
        opened = openFrame(kind, { ...shared, ...options })
        opened.frame.title = titles[kind]
        opened.listen(hear)
        at.replaceChildren(opened.frame)
        at.classList.add('StripeElement')
      },
      unmount() {
        opened?.close()
        opened = undefined
      },
      destroy() {
        element.unmount()
        listeners.clear()
      },
      on(event, listener) {
        listeners.set(event, [...(listeners.get(event) || []), listener])
        return element
      },
      off(event, listener) {
        listeners.set(
          event,
          (listeners.get(event) || []).filter((one) => one !== listener),
        )
        return element
      },
      update: (changes) => void opened?.ask('update', changes),
      focus: () => void opened?.ask('focus'),
      blur: () => void opened?.ask('blur'),
      clear: () => void opened?.ask('clear'),
    }
    return element
  }

  const titles = {
    card: 'Secure card payment input frame',
    payment: 'Secure payment input frame',
    cardNumber: 'Secure card number input frame',
    cardExpiry: 'Secure expiration date input frame',
    cardCvc: 'Secure CVC input frame',
  }

  function createElements(shared, options) {
    const created = []
    const group = `g${(names += 1)}`
    return {
      create(kind, own = {}) {
        const element = createElement(kind, { ...shared, group, locale: options.locale }, own)
        created.push(element)
        return element
      },
      getElement: (kind) => created.find(({ _type }) => _type === kind) || null,
      update() {},
      fetchUpdates: async () => ({}),
      async submit() {
        const answers = await Promise.all(created.map((element) => element._ask('validate')))
        const error = answers.find((answer) => answer?.error)?.error
        return error ? { error } : { selectedPaymentMethod: 'card' }
      },
      _holder: () =>
        created.find(({ _type }) => ['card', 'payment', 'cardNumber'].includes(_type)) || null,
      _options: options,
    }
  }

  /** The bank's question in a dialog above the page; ends when the frame says so. */
  function askBank(url) {
    return new Promise((resolve) => {
      const dialog = document.createElement('dialog')
      dialog.setAttribute('aria-label', '3D Secure')
      dialog.style.cssText =
        'margin:auto;border:0;border-radius:10px;padding:0;width:min(440px,calc(100vw - 32px));height:min(460px,calc(100vh - 32px));overflow:hidden'
      const frame = document.createElement('iframe')
      frame.src = url
      frame.title = '3D Secure authentication'
      frame.name = 'stripe-challenge-frame'
      frame.style.cssText = 'border:0;width:100%;height:100%;display:block'
      dialog.append(frame)
      // The bank has to be answered: the page behind it cannot be used meanwhile.
      dialog.addEventListener('cancel', (event) => event.preventDefault())
      function hear({ source, origin: from, data }) {
        if (from !== origin || source !== frame.contentWindow || data?.event !== 'challenged')
          return
        window.removeEventListener('message', hear)
        dialog.close()
        dialog.remove()
        resolve()
      }
      window.addEventListener('message', hear)
      document.body.append(dialog)
      dialog.showModal()
    })
  }

  const idOf = (secret) => String(secret).split('_secret_')[0]

  /** Carries a confirmation through: the bank's question where there is one, and what became of it. */
  async function carryThrough(asker, kind, secret, answer) {
    const intent = answer[kind]
    const action = intent?.status === 'requires_action' ? intent.next_action : undefined
    if (action?.type === 'redirect_to_url') {
      window.location.href = action.redirect_to_url.url
      return new Promise(() => {})
    }
    if (!action) return answer
    await askBank(action.use_stripe_sdk.stripe_js)
    return settled(kind, await asker('retrieve', { kind, id: idOf(secret), secret }))
  }

  function settled(kind, answer) {
    const intent = answer[kind]
    const error = intent?.last_payment_error || intent?.last_setup_error
    return intent?.status === 'requires_payment_method' && error
      ? {
          error: {
            ...error,
            [kind === 'paymentIntent' ? 'payment_intent' : 'setup_intent']: intent,
          },
        }
      : answer
  }

  function Stripe(key, options = {}) {
    if (!String(key).startsWith('pk_'))
      throw new Error('Please call Stripe() with your publishable key.')
    const shared = { key, locale: options.locale, group: 'none' }
    const controller = openFrame('controller', shared)
    controller.frame.style.cssText =
      'position:fixed;width:1px;height:1px;border:0;visibility:hidden;pointer-events:none'
    controller.frame.setAttribute('aria-hidden', 'true')
    controller.frame.tabIndex = -1
    controller.frame.title = 'Stripe controller'
    document.body.append(controller.frame)
    const ask = (call, params) => controller.ask(call, params)

    /** A card's own frame sends it: its number is seen by nobody else. */
    async function confirm(kind, secret, { element, params = {} }) {
      const asker = element ? element._ask : ask
      const answer = await asker('confirm', { kind, id: idOf(secret), secret, ...params })
      return carryThrough(ask, kind, secret, settled(kind, answer))
    }
    const byMethod =
      (kind) =>
      (secret, data = {}, more = {}) => {
        const method = data.payment_method
        const element = method && typeof method === 'object' ? method.card : undefined
        return confirm(kind, secret, {
          element,
          params: {
            method: typeof method === 'string' ? method : undefined,
            billing: method?.billing_details,
            returnUrl: data.return_url,
            inPage: more.handleActions !== false,
          },
        })
      }
    const byElements =
      (kind) =>
      async ({ elements, clientSecret, confirmParams = {} }) => {
        const { error } = elements ? await elements.submit() : {}
        if (error) return { error }
        return confirm(kind, clientSecret || elements._options.clientSecret, {
          element: elements?._holder(),
          params: {
            method: confirmParams.payment_method,
            billing: confirmParams.payment_method_data?.billing_details,
            returnUrl: confirmParams.return_url,
            inPage: true,
          },
        })
      }
    const retrieve = (kind) => (secret) => ask('retrieve', { kind, id: idOf(secret), secret })
    return {
      elements: (own = {}) => createElements(shared, { locale: options.locale, ...own }),
      confirmCardPayment: byMethod('paymentIntent'),
      confirmCardSetup: byMethod('setupIntent'),
      confirmPayment: byElements('paymentIntent'),
      confirmSetup: byElements('setupIntent'),
      retrievePaymentIntent: retrieve('paymentIntent'),
      retrieveSetupIntent: retrieve('setupIntent'),
      createPaymentMethod: ({ type, card, elements, billing_details: billing } = {}) =>
        (card || elements._holder())._ask('method', { type: type || 'card', billing }),
      async handleNextAction({ clientSecret }) {
        const kind = clientSecret.startsWith('seti_') ? 'setupIntent' : 'paymentIntent'
        return carryThrough(ask, kind, clientSecret, await retrieve(kind)(clientSecret))
      },
      handleCardAction: async (secret) =>
        carryThrough(ask, 'paymentIntent', secret, await retrieve('paymentIntent')(secret)),
    }
  }
  Stripe.version = 'endive'
  window.Stripe = Stripe
}
