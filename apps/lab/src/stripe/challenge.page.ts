import { html, renderPage, type Html } from '../platform/page.ts'

/** The page of the buyer's bank: in a frame above the shop, or where the buyer was sent to. */
export function renderChallenge(address: string, amount: string | undefined): Html {
  return renderPage(
    'Your bank asks',
    html`<main class="tight">
      <p class="mark">3D SECURE 2 TEST PAGE</p>
      <h1>Is it you?</h1>
      <p>
        ${amount ? html`You are about to pay <b>${amount}</b>.` : html`You are about to keep a card.`}
      </p>
      <form method="post" action="${address}">
        <button class="primary" name="answer" value="complete">Complete authentication</button>
        <button name="answer" value="fail">Fail authentication</button>
      </form>
    </main>`,
  )
}

/** What stays in the frame until the shop's page takes it away. */
export function renderChallenged(): Html {
  return renderPage(
    'Thank you',
    html`<main class="tight"><p>Thank you, one moment.</p></main>
      <script src="/stripe/js/challenge.js"></script>`,
  )
}

/** The frame of card fields: nothing but what its script adds. */
export function renderFrame(): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="color-scheme" content="normal" />
        <title>Secure card input</title>
        <link rel="icon" href="data:," />
        <style>
          body {
            margin: 0;
            display: flex;
            flex-wrap: wrap;
            gap: 4px 12px;
            background: transparent;
          }
          input {
            flex: 1 1 6em;
            min-width: 0;
            border: 0;
            padding: 0;
            background: transparent;
            color: var(--ink, #1c1b18);
            font: var(--size, 16px) / 1.4 var(--font, system-ui, sans-serif);
            height: 1.5em;
          }
          input[name='number'] {
            flex-basis: 12em;
          }
          input:focus {
            outline: none;
          }
          input::placeholder {
            color: var(--hint, #66625a);
            opacity: 1;
          }
          input[aria-invalid='true'] {
            color: var(--fault, #b3261e);
          }
        </style>
      </head>
      <body>
        <script src="/stripe/js/frame.js"></script>
      </body>
    </html>`
}
