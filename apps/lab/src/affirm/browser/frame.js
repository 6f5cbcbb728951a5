// Runs in Affirm's own page and tells the page that opened it what its buyer chose.
const { token, scripted } = document.querySelector('main').dataset

const choose = async (choice) => {
  for (const button of document.querySelectorAll('button')) button.disabled = true
  if (choice === 'confirm') await fetch(`/affirm/checkout/${token}/confirm`, { method: 'POST' })
  if (scripted === 'paid_no_return') return
  parent.postMessage({ affirm: choice, checkout_token: token }, '*')
}
if (scripted) choose('confirm')
else {
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => choose(button.dataset.choice))
  addEventListener('keydown', (event) => event.key === 'Escape' && choose('close'))
  document.querySelector('button').focus()
}
