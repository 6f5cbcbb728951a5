import { html, renderPage, type Html } from './platform/page.ts'

const doors = [
  ['/inbox/page', 'Inbox', 'Every mail and SMS the mall sent.'],
  [
    '/scenario',
    'Scenario',
    'Outcomes queued for the next payments (JSON; POST to add, DELETE to clear).',
  ],
  ['/adyen/hpp/app', "The buyer's phone", 'Payments at Adyen that wait for a yes in an app.'],
  ['/mockpay/test/events', 'Events', 'The webhooks MOCKPAY sent or still tries to send (JSON).'],
] as const

export function renderIndex(): Html {
  return renderPage(
    'The lab',
    html`<main class="tight">
      <h1>The lab</h1>
      <p class="muted">
        Stand-ins for the outside world of Galleria: a payment provider, a carrier, mail and SMS.
        Nothing here is real, and no money moves.
      </p>
      <nav class="card rows">
        <ul class="list">
          ${doors.map(
            ([path, name, purpose]) =>
              html`<li>
                <a href="${path}"><b>${name}</b><span class="muted">${purpose}</span></a>
              </li>`,
          )}
        </ul>
      </nav>
    </main>`,
  )
}
