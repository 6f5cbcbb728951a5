import { setupI18n, type I18n, type Messages } from '@lingui/core'

/**
 * Which texts a page needs: the public part is always there, the others come with their area
 * (lingui.config.ts says which folders).
 */
export type TextPart =
  | 'shop'
  | 'buyer'
  | 'addresses'
  | 'account'
  | 'orders'
  | 'after-sales'
  | 'merchant'
  | 'reviews'

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*/*.po')
const loaded = new Set<string>()

export const i18n: I18n = setupI18n()

/**
 * Fetches a part in the page's language, once. The page's language never changes without a new
 * document.
 */
export async function loadTexts(part: TextPart): Promise<void> {
  const language = document.documentElement.lang
  const path = `../locales/${language}/${part}.po`
  if (loaded.has(path)) return
  const catalogue = await catalogues[path]?.()
  if (!catalogue) throw new Error(`no texts: ${path}`)
  i18n.load(language, catalogue.messages)
  if (i18n.locale !== language) i18n.activate(language)
  loaded.add(path)
}
