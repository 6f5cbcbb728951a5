import { html, renderPage, type Html } from '../platform/page.ts'
import type { Money, PageOutcome, Payment } from './mockpay.types.ts'

const choices: readonly (readonly [PageOutcome, string, string])[] = [
  ['declined', 'Decline', 'The bank refuses. No money moves.'],
  [
    'pending_then_paid',
    'Pay, bank answers later',
    'You return at once; the money is confirmed after a moment.',
  ],
  ['pending', 'Leave pending', 'The bank never answers.'],
  ['paid_no_return', 'Pay but do not come back', 'Paid, but the browser is closed on this page.'],
  ['paid_twice', 'Pay twice', 'Two charges for one payment.'],
  ['late', 'Pay after the order was closed', 'The money arrives when the shop has given up.'],
]

const states: Record<Payment['status'], string> = {
  open: 'This payment waits for the shop.',
  processing: 'The bank is working on this payment.',
  paid: 'This payment is paid.',
  declined: 'This payment was declined.',
  canceled: 'This payment was canceled.',
  expired: 'This payment has expired.',
}

/** Where the buyer decides how the payment ends. */
export function renderChoices(payment: Payment): Html {
  return renderFrame(
    payment,
    html`<form method="post">
      <button class="primary" name="outcome" value="paid">Pay now</button>
      <h2 style="margin-top:16px">Or let something happen</h2>
      ${choices.map(([outcome, label, hint]) => html`<button name="outcome" value="${outcome}"><b>${label}</b><span class="small muted">${hint}</span></button>`)}
      <button class="plain" name="outcome" value="canceled">Cancel</button>
    </form>`,
  )
}

/** After the choice: what became of it and the way back. */
export function renderState(payment: Payment): Html {
  const tone =
    payment.status === 'declined'
      ? 'refuse'
      : payment.status === 'expired' || payment.status === 'canceled'
        ? 'warn'
        : ''
  return renderFrame(
    payment,
    html`<section class="card">
      <h2 class="${tone}">${states[payment.status]}</h2>
      <a class="button primary" href="${returnAddress(payment)}">Back to the shop</a>
    </section>`,
  )
}

export function renderPaidNoReturn(payment: Payment): Html {
  return renderFrame(
    payment,
    html`<section class="card" role="status"><h2>Paid. You may close this window.</h2></section>`,
  )
}

/**
 * The merchant's own query stays as it is, to the letter, because it may be signed; the payment's
 * id joins it.
 */
export function returnAddress(payment: Payment): string {
  const address = new URL(payment.returnUrl)
  address.search = `${address.search ? `${address.search}&` : '?'}paymentId=${payment.id}`
  return address.href
}

function renderFrame(payment: Payment, content: Html): Html {
  const amount = showMoney(payment.amount, payment.locale)
  return renderPage(
    `${amount} · MOCKPAY`,
    html`<main class="tight">
      <div class="top">
        <span class="mark">MOCKPAY</span><span class="chip">Test provider, no real money</span>
      </div>
      <header class="card">
        <h1 class="amount">${amount}</h1>
        ${payment.description && html`<p>${payment.description}</p>`}
        <dl class="facts">
          <dt>Reference</dt>
          <dd>${payment.reference}</dd>
          <dt>Payment</dt>
          <dd>${payment.id}</dd>
        </dl>
      </header>
      ${content}
    </main>`,
  )
}

function showMoney({ minor, currency }: Money, locale: string): string {
  const format = new Intl.NumberFormat(readLocale(locale), { style: 'currency', currency })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** The locale came from outside; a broken one must not break the page. */
function readLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en'
  } catch {
    return 'en'
  }
}
