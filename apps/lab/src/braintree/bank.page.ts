import { html, renderPage, type Html } from '../platform/page.ts'
import type { Nonce } from './braintree.store.ts'
import { WEB } from './keys.ts'

/** The bank asks whether it is its customer who pays: 3-D Secure. */
export function renderBank({ card, authentication }: Nonce): Html {
  return renderPage(
    'Your bank asks',
    html`<main class="tight">
      <p class="mark">3D SECURE 2 TEST PAGE</p>
      <h1>Is it you?</h1>
      <p>
        You are about to pay <b>${authentication?.amount ?? ''}</b> with the card that ends in
        ${card.number.slice(-4)}.
      </p>
      <form method="post">
        <label
          >Code<br /><input name="code" inputmode="numeric" autocomplete="one-time-code"
        /></label>
        <p class="small muted">It is <b>1234</b>; any other one fails.</p>
        <button class="primary">Submit</button>
        <button class="plain" name="answer" value="cancel">Cancel</button>
      </form>
    </main>`,
  )
}

/** What stays in the frame until the shop's page takes it away. */
export function renderBankAnswered(event: 'answered' | 'canceled'): Html {
  return renderPage(
    'Thank you',
    html`<main class="tight" data-event="${event}"><p>Thank you, one moment.</p></main>
      <script src="/braintree${WEB}/js/bank.min.js"></script>`,
  )
}
