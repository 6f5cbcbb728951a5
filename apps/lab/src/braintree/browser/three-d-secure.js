'use strict'
// What three-d-secure.min.js of Braintree gives a page, as far as the mall uses it: the bank of a card is asked, and may ask its holder in a frame of its own.
{
  const braintree = (window.braintree = window.braintree || {})

  const fail = (code, type, message) =>
    Object.assign(new Error(message), { name: 'BraintreeError', type, code })

  /** The bank's question in a dialog above the page; ends when the frame says so. */
  function askHolder(url) {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', 'Purchase Authentication')
    dialog.style.cssText =
      'margin:auto;border:0;border-radius:10px;padding:0;width:min(440px,calc(100vw - 32px));height:min(520px,calc(100vh - 32px));overflow:hidden'
    const frame = document.createElement('iframe')
    Object.assign(frame, {
      src: url,
      title: 'Purchase Authentication',
      name: 'Cardinal-CCA-IFrame',
    })
    frame.style.cssText = 'border:0;width:100%;height:100%;display:block'
    dialog.append(frame)
    const { origin } = new URL(url)
    let hear
    const answer = new Promise((resolve) => {
      hear = ({ source, origin: from, data }) => {
        if (from === origin && source === frame.contentWindow && data?.event) resolve(data.event)
      }
      window.addEventListener('message', hear)
      dialog.addEventListener('cancel', () => resolve('canceled'))
    })
    document.body.append(dialog)
    dialog.showModal()
    function close() {
      window.removeEventListener('message', hear)
      dialog.close()
      dialog.remove()
    }
    return { answer, close }
  }

  braintree.threeDSecure = {
    VERSION: '3.144.0',
    async create({ client, version }) {
      if (String(version) !== '2')
        throw fail('THREEDS_UNRECOGNIZED_VERSION', 'MERCHANT', 'Version is not recognized.')
      const { clientApiUrl, authorizationFingerprint } = client.getConfiguration()
      let isUnderWay = false
      let question

      async function send(nonce, what, fields) {
        const path = `${clientApiUrl}/v1/payment_methods/${nonce}/three_d_secure/${what}`
        const response = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ authorizationFingerprint, ...fields }),
        }).catch(() => undefined)
        if (response?.ok) return response.json()
        if (what !== 'lookup')
          throw fail('THREEDS_JWT_AUTHENTICATION_FAILED', 'UNKNOWN', 'Something went wrong.')
        throw response?.status === 404
          ? fail('THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR', 'MERCHANT', 'No such card.')
          : response?.status === 422
            ? fail('THREEDS_LOOKUP_VALIDATION_ERROR', 'CUSTOMER', 'The data is not valid.')
            : fail('THREEDS_LOOKUP_ERROR', 'UNKNOWN', 'Something went wrong.')
      }

      const payloadOf = ({ paymentMethod }) => ({
        nonce: paymentMethod.nonce,
        details: paymentMethod.details,
        description: paymentMethod.description,
        liabilityShifted: paymentMethod.threeDSecureInfo.liabilityShifted,
        liabilityShiftPossible: paymentMethod.threeDSecureInfo.liabilityShiftPossible,
        threeDSecureInfo: paymentMethod.threeDSecureInfo,
      })

      async function carryThrough({ nonce, onLookupComplete, ...about }) {
        const looked = await send(nonce, 'lookup', about)
        const { threeDSecureInfo } = looked.paymentMethod
        await new Promise((next) =>
          onLookupComplete(
            {
              lookup: looked.lookup,
              paymentMethod: looked.paymentMethod,
              requiresUserAuthentication: Boolean(looked.lookup.acsUrl),
              threeDSecureInfo,
            },
            next,
          ),
        )
        if (!looked.lookup.acsUrl) return payloadOf(looked)
        question = askHolder(looked.lookup.acsUrl)
        const event = await question.answer
        question.close()
        if (event === 'canceled')
          throw fail('THREEDS_CARDINAL_SDK_CANCELED', 'CUSTOMER', 'Canceled by user.')
        return payloadOf(await send(looked.paymentMethod.nonce, 'authenticate_from_jwt', {}))
      }

      return {
        async verifyCard(options) {
          if (isUnderWay)
            throw fail('THREEDS_AUTHENTICATION_IN_PROGRESS', 'MERCHANT', 'It is under way already.')
          for (const name of ['nonce', 'bin', 'amount', 'onLookupComplete'])
            if (!options[name])
              throw fail('THREEDS_MISSING_VERIFY_CARD_OPTION', 'MERCHANT', `${name} is required.`)
          isUnderWay = true
          try {
            return await carryThrough(options)
          } finally {
            isUnderWay = false
          }
        },
        async teardown() {
          question?.close()
        },
      }
    },
  }
}
