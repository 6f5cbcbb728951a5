import { languages, isLanguage, type Language } from '@galleria/contract/storefronts'
import { i18n, type Messages } from '@lingui/core'

const YEAR = 31_536_000
const catalogues = import.meta.glob<{ messages: Messages }>('./locales/*/backoffice.po')

/**
 * What was chosen here before, in a cookie of the back office's own (a merchant may shop in another
 * language), else what the browser prefers.
 */
export function chooseLanguage(cookie: string, preferred: readonly string[]): Language {
  const chosen = /(?:^|;\s*)backoffice-lang=([^;]+)/.exec(cookie)?.[1]
  if (isLanguage(chosen)) return chosen
  for (const tag of preferred) {
    const found = languages.find(
      (language) => language.slice(0, 2) === tag.slice(0, 2).toLowerCase(),
    )
    if (found) return found
  }
  return 'en'
}

export async function speak(language: Language): Promise<void> {
  const load = catalogues[`./locales/${language}/backoffice.po`]
  if (!load) throw new Error(`no catalogue for ${language}`)
  const { messages } = await load()
  document.cookie = `backoffice-lang=${language}; path=/backoffice; max-age=${YEAR}; samesite=lax`
  document.documentElement.lang = language
  i18n.loadAndActivate({ locale: language, messages })
}
