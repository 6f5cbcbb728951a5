import { html, renderPage, type Html } from '../platform/page.ts'
import type { Order, PageOutcome } from './paypal.types.ts'

const accounts: readonly (readonly [PageOutcome, string, string])[] = [
  ['declined', 'Account without funds', 'PayPal lets you agree; the shop is refused the money.'],
  ['pending_then_paid', 'Bank account', 'The money is on its way for a moment after you return.'],
  [
    'paid_no_return',
    'Agree but do not come back',
    'Agreed, but the browser is closed on this page.',
  ],
]

const states: Record<Order['status'], string> = {
  PAYER_ACTION_REQUIRED: 'This payment waits for you.',
  APPROVED: 'You have agreed to this payment.',
  COMPLETED: 'This payment is done.',
  EXPIRED: 'This payment has expired.',
}

/** Where the buyer signs in and agrees. */
export function renderAccounts(order: Order): Html {
  return renderFrame(
    order,
    html`<form method="post">
      <button class="primary" name="outcome" value="paid">Agree and pay now</button>
      <h2 style="margin-top:16px">Or with another account</h2>
      ${accounts.map(([outcome, label, hint]) => html`<button name="outcome" value="${outcome}"><b>${label}</b><span class="small muted">${hint}</span></button>`)}
      <button class="plain" name="outcome" value="canceled">Cancel and return to the shop</button>
    </form>`,
  )
}

/** After the choice: what became of it and the way back. */
export function renderState(order: Order): Html {
  return renderFrame(
    order,
    html`<section class="card" role="status">
      <h2>${states[order.status]}</h2>
      ${order.outcome !== 'paid_no_return' && html`<a class="button primary" href="${backAddress(order)}">Back to the shop</a>`}
    </section>`,
  )
}

/** PayPal adds its token, and whoever agreed brings the payer's id along. */
export function backAddress(order: Order): string {
  const hasAgreed = order.status === 'APPROVED' || order.status === 'COMPLETED'
  const address = new URL(hasAgreed ? order.returnUrl : order.cancelUrl)
  const added = `token=${order.id}${hasAgreed ? '&PayerID=GALLERIABUYER' : ''}`
  address.search = address.search ? `${address.search}&${added}` : `?${added}`
  return address.href
}

function renderFrame(order: Order, content: Html): Html {
  const amount = new Intl.NumberFormat(order.locale, {
    style: 'currency',
    currency: order.amount.currency_code,
  }).format(Number(order.amount.value))
  return renderPage(
    `${amount} · PayPal of the lab`,
    html`<main class="tight">
      <div class="top">
        <span class="mark">PayPal</span><span class="chip">Stand-in, no real money</span>
      </div>
      <header class="card">
        <h1 class="amount">${amount}</h1>
        ${order.description && html`<p>${order.description}</p>`}
        <dl class="facts">
          <dt>Order</dt>
          <dd>${order.id}</dd>
        </dl>
      </header>
      ${content}
    </main>`,
  )
}
