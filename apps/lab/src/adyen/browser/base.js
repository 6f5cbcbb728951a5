// Adyen Web 6, as its stand-in: these files make one script, in the order of `browser-script.ts`.
export const home = `${new URL(document.currentScript.src).origin}/adyen/checkoutshopper`
export const sheet = new CSSStyleSheet()
sheet.replaceSync(`
  .adyen-checkout__dropin, .adyen-checkout__form { display: grid; gap: 12px; margin: 0; padding: 0; border: 0; list-style: none; min-width: 0 }
  .adyen-checkout__payment-method { border: 1px solid color-mix(in srgb, currentColor 45%, transparent); border-radius: 8px; padding: 0 12px; display: grid }
  .adyen-checkout__payment-method__header { display: flex; gap: 10px; align-items: center; min-height: 44px; cursor: pointer }
  .adyen-checkout__payment-method__details:not(:empty) { padding: 0 0 12px }
  .adyen-checkout__field { display: grid; gap: 4px; min-width: 0 }
  .adyen-checkout__input { border: 1px solid color-mix(in srgb, currentColor 60%, transparent); border-radius: 8px; height: 44px; width: 100%; box-sizing: border-box; background: transparent; color: inherit; font: inherit; padding: 0 12px }
  .adyen-checkout__frame { padding: 0; overflow: hidden } .adyen-checkout__frame iframe { border: 0; width: 100%; height: 100%; display: block }
  .adyen-checkout__frame--focus, .adyen-checkout__input:focus { outline: 2px solid currentColor; outline-offset: 1px }
  .adyen-checkout__field--error .adyen-checkout__input { border-color: currentColor; border-width: 2px }
  .adyen-checkout__error-text { font-size: 13px; font-weight: 600 } .adyen-checkout__error-text:empty { display: none }
  .adyen-checkout__pair { display: grid; gap: 12px; grid-template-columns: 1fr 1fr }
  .adyen-checkout__button { min-height: 48px; border-radius: 8px; border: 0; background: #000; color: #fff; font: inherit; font-weight: 600; width: 100%; cursor: pointer }
  .adyen-checkout__sheet { border: 0; border-radius: 14px; padding: 20px; max-width: 340px; width: calc(100% - 32px); background: #fff; color: #1c1b18 } .adyen-checkout__sheet button { min-height: 48px; width: 100%; margin-top: 8px } .adyen-checkout__sheet::backdrop { background: #0008 }
`)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

export class AdyenCheckoutError extends Error {
  constructor(name, message) {
    super(message)
    this.name = name
  }
}

export async function ask(path, clientKey, body) {
  const answer = await fetch(`${home}${path}?clientKey=${encodeURIComponent(clientKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const words = await answer.json()
  if (!answer.ok) throw new AdyenCheckoutError('NETWORK_ERROR', words.message)
  return words
}

export const make = (name, attributes = {}, ...children) => {
  const node = Object.assign(document.createElement(name), attributes)
  node.append(...children)
  return node
}
