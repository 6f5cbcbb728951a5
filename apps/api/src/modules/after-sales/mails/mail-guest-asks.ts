import type { Language } from '@galleria/contract/storefronts'
import { toWireId, type Id } from '@galleria/kernel/id'
import { texts } from '@galleria/i18n'
import { fill, type Part } from '#platform/write-mail.ts'

/**
 * To ask the mall about a request a guest becomes a member by a code. A browser that does not know
 * the guest opens the order first, by the link that is called `view`.
 */
export function guestAsksParts(
  about: { readonly orderId: Id<'order'>; readonly id: Id<'reverse'> },
  { language, origin, view }: { language: Language; origin: string; view: string },
): Part[] {
  const words = texts[language].mails.security.guestAccount
  const query = `tradeOrderId=${toWireId('order', about.orderId)}&request=${toWireId('reverse', about.id)}`
  return [
    { kind: 'line', text: fill(words.ask, { view }) },
    { kind: 'button', text: words.confirm, href: `${origin}/buyer/as-account?${query}` },
  ]
}
