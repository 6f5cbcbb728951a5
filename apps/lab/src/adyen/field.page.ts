import type { FastifyReply } from 'fastify'
import { html } from '../platform/page.ts'

const fields = {
  encryptedCardNumber: { autocomplete: 'cc-number', placeholder: '1234 5678 9012 3456' },
  encryptedExpiryDate: { autocomplete: 'cc-exp', placeholder: 'MM/YY' },
  encryptedSecurityCode: { autocomplete: 'cc-csc', placeholder: '3 digits' },
} as const

/** One field of a card on Adyen's own page: what is typed here never reaches the page around it. */
export function renderField(
  reply: FastifyReply,
  {
    field,
    label,
    origin,
    color,
  }: { field?: string; label?: string; origin?: string; color?: string },
): FastifyReply {
  const { autocomplete, placeholder } =
    fields[field as keyof typeof fields] ?? fields.encryptedCardNumber
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${label ?? ''}</title>
        <style>
          html,
          body {
            margin: 0;
            height: 100%;
            background: transparent;
          }
          input {
            box-sizing: border-box;
            width: 100%;
            height: 100%;
            border: 0;
            padding: 0 12px;
            background: transparent;
            color: inherit;
            font:
              16px/1.4 system-ui,
              sans-serif;
            outline: 0;
          }
        </style>
      </head>
      <body>
        <input
          data-field="${field ?? ''}"
          data-origin="${origin ?? ''}"
          data-color="${color ?? ''}"
          aria-label="${label ?? ''}"
          inputmode="numeric"
          autocomplete="${autocomplete}"
          placeholder="${placeholder}"
        />
        <script src="/adyen/checkoutshopper/securedfields/field.js"></script>
      </body>
    </html>`
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'",
    )
    .send(page.markup)
}
