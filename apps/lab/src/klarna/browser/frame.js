// Runs in Klarna's own frames. The dialog asks Klarna what became of the choice and tells the page that opened it, as the hidden frame of
// finalize does; the form tells its height.
const main = document.querySelector('main')
const { session, scripted, step } = main.dataset

const tell = (message) => parent.postMessage({ klarna: true, ...message }, '*')

const send = async (path, body) => {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  tell({ result: response.ok ? await response.json() : { approved: false, show_form: true } })
}
const choose = (choice) => {
  for (const button of document.querySelectorAll('button')) button.disabled = true
  send(`/klarna/dialog/${session}`, { choice })
}

if (step === 'form') tell({ height: document.documentElement.scrollHeight })
else if (step === 'finalize') send(`/klarna/dialog/${session}/finalize`, {})
else if (scripted) choose(scripted)
else {
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => choose(button.dataset.choice))
  addEventListener('keydown', (event) => event.key === 'Escape' && choose('close'))
  document.querySelector('button').focus()
}
