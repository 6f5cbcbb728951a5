import { html, renderPage, type Html } from '../platform/page.ts'
import { scriptedChoice } from './authorize.ts'
import type { Choice, Session } from './klarna.types.ts'

const buttons: readonly (readonly [Choice, string, string])[] = [
  ['approve', 'Pay with Klarna', 'primary'],
  ['finalize', 'Approve, the shop finalizes', ''],
  ['decline', 'Decline', ''],
  ['close', 'Close', 'plain'],
]

/** What Klarna shows in the shop's page before the buyer presses the shop's button. */
export function renderForm(session: Session): Html {
  return renderPage(
    'Klarna',
    html`<main data-step="form" style="padding:12px 16px">
      <p class="mark">Klarna · test</p>
      <p>Pay ${showAmount(session)} in 30 days. Nothing is due today.</p>
      ${frameScript}
    </main>`,
  )
}

/** Asks by itself what became of an approval that the shop finalizes. */
export function renderFinalize(session: Session): Html {
  return renderPage(
    'Klarna',
    html`<main data-step="finalize" data-session="${session.id}">${frameScript}</main>`,
  )
}

/** The buyer decides; a script may have decided before. */
export function renderDialog(session: Session): Html {
  const scripted = scriptedChoice(session.outcome)
  return renderPage(
    'Klarna',
    html`<main
      class="tight"
      data-step="dialog"
      data-session="${session.id}"
      data-scripted="${scripted ?? ''}"
    >
      <div class="top">
        <h1>Klarna</h1>
        <span class="chip">Test provider, no real money</span>
      </div>
      <section class="card">
        <p class="amount">${showAmount(session)}</p>
        <dl class="facts">
          ${session.data.order_lines.map(
            (line) =>
              html`<dt>${line.quantity} × ${line.name}</dt>
                <dd>${showMinor(session, line.total_amount)}</dd>`,
          )}
        </dl>
      </section>
      ${buttons.map(([choice, label, tone]) => html`<button type="button" class="${tone}" data-choice="${choice}">${label}</button>`)}
      ${frameScript}
    </main>`,
  )
}

const frameScript = html`<script src="/klarna/frame.js"></script>`

function showAmount(session: Session): string {
  return showMinor(session, session.data.order_amount)
}

function showMinor({ data }: Session, minor: number): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency: data.purchase_currency,
  }).format(minor / 100)
}
