// Stands in for https://x.klarnacdn.net/kp/lib/v1/api.js: the same names, and the same answers to the shop's callbacks.
;(() => {
  const klarna = '{{KLARNA}}'
  const origin = new URL(klarna).origin
  let session

  class InvalidClientTokenError extends Error {}
  class ApplicationNotInitializedError extends Error {}

  const readSession = (token) => {
    try {
      const [, claims] = token.split('.')
      return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).session_id
    } catch {
      throw new InvalidClientTokenError('client_token is no JSON Web Token')
    }
  }
  const requireSession = () => {
    if (!session) throw new ApplicationNotInitializedError('call init first')
    return session
  }
  const createFrame = (path, title) => {
    const frame = document.createElement('iframe')
    frame.src = `${klarna}${path}`
    frame.title = title
    return frame
  }
  // Only Klarna's own frame is listened to.
  const listen = (frame, heard) => {
    const listener = ({ source, origin: from, data }) => {
      if (source !== frame.contentWindow || from !== origin || data?.klarna !== true) return
      if (heard(data) === true) removeEventListener('message', listener)
    }
    addEventListener('message', listener)
  }

  const load = (options, _data, callback = () => {}) => {
    const id = requireSession()
    const container =
      typeof options.container === 'string'
        ? document.querySelector(options.container)
        : options.container
    if (!container) throw new Error('the container is not in the page')
    const frame = createFrame(`/form/${id}`, 'Klarna')
    frame.style.cssText = 'width:100%;height:120px;border:0;color-scheme:normal'
    container.replaceChildren(frame)
    listen(frame, ({ height }) => {
      frame.style.height = `${height}px`
      callback({ show_form: true })
      return true
    })
  }

  const authorize = (_options, data, callback = () => {}) => {
    const id = requireSession()
    const answer = typeof data === 'function' ? data : callback
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', 'Klarna')
    dialog.style.cssText =
      'width:min(480px,96vw);height:min(640px,92vh);padding:0;border:0;border-radius:12px;overflow:hidden'
    const frame = createFrame(`/dialog/${id}`, 'Klarna')
    frame.style.cssText = 'width:100%;height:100%;border:0;color-scheme:normal'
    dialog.append(frame)
    // Closing goes by Klarna's own buttons, so that Klarna knows of it.
    dialog.addEventListener('cancel', (event) => event.preventDefault())
    document.body.append(dialog)
    dialog.showModal()
    listen(frame, ({ result }) => {
      if (!result) return false
      dialog.close()
      dialog.remove()
      answer(result)
      return true
    })
  }

  const finalize = (_options, data, callback = () => {}) => {
    const id = requireSession()
    const answer = typeof data === 'function' ? data : callback
    const frame = createFrame(`/finalize/${id}`, 'Klarna')
    frame.hidden = true
    document.body.append(frame)
    listen(frame, ({ result }) => {
      frame.remove()
      answer(result)
      return true
    })
  }

  const init = ({ client_token }) => {
    session = readSession(client_token)
  }

  window.Klarna = { Payments: { init, load, authorize, finalize } }
  window.klarnaAsyncCallback?.()
})()
