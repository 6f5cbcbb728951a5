import { html, renderPage, type Html } from '../platform/page.ts'
import { referenceOf, transferReferenceOf } from './adyen.present.ts'
import type { Amount, Link, PageOutcome, Payment } from './adyen.types.ts'
import { findMethod, listMethods } from './methods.ts'

const choices: readonly (readonly [PageOutcome, string, string])[] = [
  ['declined', 'Decline', 'The bank refuses. No money moves.'],
  [
    'pending_then_paid',
    'Pay, bank answers later',
    'You return at once; the money is confirmed after a moment.',
  ],
  ['pending', 'Leave pending', 'The bank never answers.'],
  ['paid_no_return', 'Pay but do not come back', 'Paid, but the browser is closed on this page.'],
  ['paid_twice', 'Pay twice', 'Two payments under one reference.'],
  ['late', 'Pay after the order was closed', 'The money arrives when the shop has given up.'],
  ['wrong_amount', 'Pay a cent too little', 'Another amount arrives than was asked.'],
]

/** The page of a bank or a lender, or the app on the buyer's phone: how the payment ends. */
export function renderChoices(payment: Payment): Html {
  return renderFrame(
    payment.amount,
    nameOf(payment.method),
    [
      ['Reference', payment.merchantReference],
      ...(payment.method === 'multibanco'
        ? [['Multibanco', `12101 · ${referenceOf(payment)}`] as const]
        : []),
      ...(payment.method === 'bankTransfer_IBAN'
        ? [['Transfer', transferReferenceOf(payment)] as const]
        : []),
    ],
    html`<form method="post">${renderButtons()}</form>`,
  )
}

export function renderLink(link: Link): Html {
  const allowed = link.allowedPaymentMethods
  return renderFrame(
    link.amount,
    'Pay by link',
    [
      ['Reference', link.reference],
      ...(link.description ? [['For', link.description] as const] : []),
    ],
    html`<form method="post">
      <label
        >Method
        <select name="method">
          ${listMethods({ currency: link.amount.currency, allowed }).map(({ type, name }) => html`<option value="${type}">${name}</option>`)}
        </select></label
      >
      ${renderButtons()}
    </form>`,
  )
}

/** The issuer asks who is paying: 3D Secure. */
export function renderChallenge(payment: Payment): Html {
  return renderFrame(
    payment.amount,
    '3D Secure',
    [['Card', payment.brand]],
    html`<form method="post">
      <label>Password <input name="password" type="password" autocomplete="off" autofocus /></label>
      <p class="small muted">It is <b>password</b>; any other one fails.</p>
      <button class="primary">Submit</button>
      <button class="plain" name="outcome" value="canceled">Cancel</button>
    </form>`,
  )
}

export function renderState(amount: Amount, state: string, returnUrl: string | null): Html {
  return renderFrame(
    amount,
    'Adyen',
    [],
    html`<section class="card" role="status">
      <h2>${state}</h2>
      ${returnUrl && html`<a class="button primary" href="${returnUrl}">Back to the shop</a>`}
    </section>`,
  )
}

/**
 * What waits for its buyer: an app that asks for a yes, a reference that is to be paid at a
 * machine.
 */
export function renderPhone(payments: readonly Payment[]): Html {
  return renderPage(
    "The buyer's phone · Adyen",
    html`<main class="tight">
      <h1>The buyer's phone</h1>
      <p class="muted">Payments that wait for a yes in an app, or at a cash machine.</p>
      <section class="card rows">
        <ul class="list">
          ${payments.map(
            (one) =>
              html`<li>
                <a href="/adyen/hpp/app/${one.pspReference}"
                  ><b>${nameOf(one.method)}, ${showMoney(one.amount)}</b
                  ><span class="small muted">${one.merchantReference}</span></a
                >
              </li>`,
          )}
        </ul>
        ${payments.length === 0 && html`<p class="muted">Nothing waits.</p>`}
      </section>
    </main>`,
  )
}

/**
 * The merchant's own query stays as it is, to the letter; what leads back to the payment joins it.
 */
export function returnAddress({ returnUrl, redirectResult }: Payment): string {
  const address = new URL(returnUrl)
  address.search = `${address.search ? `${address.search}&` : '?'}redirectResult=${redirectResult}`
  return address.href
}

const nameOf = (method: string) => findMethod(method)?.name ?? method

function renderButtons(): Html {
  return html`<button class="primary" name="outcome" value="paid">Pay now</button>
    <h2 style="margin-top:16px">Or let something happen</h2>
    ${choices.map(([outcome, label, hint]) => html`<button name="outcome" value="${outcome}"><b>${label}</b><span class="small muted">${hint}</span></button>`)}
    <button class="plain" name="outcome" value="canceled">Cancel</button>`
}

function renderFrame(
  amount: Amount,
  title: string,
  facts: readonly (readonly [string, string])[],
  content: Html,
): Html {
  return renderPage(
    `${showMoney(amount)} · ${title}`,
    html`<main class="tight">
      <div class="top">
        <span class="mark">${title}</span><span class="chip">Test provider, no real money</span>
      </div>
      <header class="card">
        <h1 class="amount">${showMoney(amount)}</h1>
        <dl class="facts">
          ${facts.map(
            ([name, value]) =>
              html`<dt>${name}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>
      </header>
      ${content}
    </main>`,
  )
}

function showMoney({ value, currency }: Amount): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.format(value / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
