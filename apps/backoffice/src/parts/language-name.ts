import type { Language } from '@galleria/contract/storefronts'

/** A language in its own words, as its readers look for it. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
}
