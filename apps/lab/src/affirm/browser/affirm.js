// Stands in for https://cdn1.affirm.com/js/v2/affirm.js: the same names and the same ways back to the shop.
;(() => {
  const affirm = '{{AFFIRM}}'
  const origin = new URL(affirm).origin
  const closed = []
  let object

  const openDialog = (content) => {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', 'Affirm')
    dialog.style.cssText =
      'width:min(480px,96vw);height:min(640px,92vh);padding:0;border:0;border-radius:12px;overflow:hidden'
    dialog.append(content)
    dialog.addEventListener('cancel', (event) => event.preventDefault())
    document.body.append(dialog)
    dialog.showModal()
    return dialog
  }
  const tellClosed = () => closed.forEach((heard) => heard())
  const showError = (message) => {
    const box = document.createElement('div')
    const text = document.createElement('p')
    text.textContent = message
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Close'
    box.append(text, button)
    const dialog = openDialog(box)
    button.addEventListener('click', () => {
      dialog.remove()
      tellClosed()
    })
  }
  const leave = (token) => {
    const { user_confirmation_url: to, user_confirmation_url_action: how = 'POST' } =
      object.merchant
    if (how === 'GET') {
      const url = new URL(to)
      url.searchParams.set('checkout_token', token)
      location.assign(url)
      return
    }
    const form = document.createElement('form')
    form.method = 'post'
    form.action = to
    const field = document.createElement('input')
    field.name = 'checkout_token'
    field.value = token
    form.append(field)
    document.body.append(form)
    form.submit()
  }

  const open = async () => {
    const response = await fetch(`${affirm}/api/v2/checkout/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(object),
    })
    const answer = await response.json()
    if (!response.ok) return showError(answer.message)
    const frame = document.createElement('iframe')
    frame.src = answer.redirect_url
    frame.title = 'Affirm'
    frame.style.cssText = 'width:100%;height:100%;border:0;color-scheme:normal'
    const dialog = openDialog(frame)
    // Only Affirm's own page is listened to.
    addEventListener('message', ({ source, origin: from, data }) => {
      if (source !== frame.contentWindow || from !== origin || !data?.affirm) return
      dialog.remove()
      if (data.affirm === 'confirm') leave(data.checkout_token)
      else if (data.affirm === 'cancel') location.assign(object.merchant.user_cancel_url)
      else tellClosed()
    })
  }
  const checkout = (given) => {
    object = given
  }
  checkout.open = open

  window.affirm = {
    checkout,
    ui: {
      ready: (begin) => begin(),
      error: { on: (event, heard) => event === 'close' && closed.push(heard) },
    },
  }
})()
