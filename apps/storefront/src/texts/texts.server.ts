import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { languages, type Language } from '@galleria/contract/storefronts'

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*/*.po', { eager: true })

/** All texts of all languages, once per process. */
const byLanguage = new Map<Language, I18n>(
  languages.map((language) => {
    const messages = Object.assign(
      {},
      ...Object.entries(catalogues)
        .filter(([path]) => path.startsWith(`../locales/${language}/`))
        .map(([, one]) => one.messages),
    ) as Messages
    return [language, setupI18n({ locale: language, messages: { [language]: messages } })]
  }),
)

export function textsFor(language: Language): I18n {
  const found = byLanguage.get(language)
  if (!found) throw new Error(`no texts in ${language}`)
  return found
}
