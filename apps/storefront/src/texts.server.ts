import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core'
import { languages, type Language } from '@galleria/contract/storefronts'

const catalogues = import.meta.glob<{ messages: Messages }>('./locales/*/*.po', { eager: true })

/** Most texts of a page are a word or two with nothing to fill in; `_` would put each together anew, and a page asks for about a hundred. */
class Texts extends I18n {
  readonly #plain: ReadonlyMap<string, string>
  constructor(locale: Language, messages: Messages) {
    super({ locale, messages: { [locale]: messages } })
    this.#plain = new Map(Object.entries(messages).flatMap(([id, message]) => {
      const [only, ...more] = Array.isArray(message) ? message : [message]
      return typeof only === 'string' && more.length === 0 && !only.includes('\\') ? [[id, only] as const] : []
    }))
  }
  // Called without its object: the provider hands it on by itself.
  override _ = (text: MessageDescriptor | string, values?: Record<string, unknown>, options?: MessageOptions): string =>
    this.#plain.get(typeof text === 'string' ? text : text.id) ?? (typeof text === 'string' ? super._(text, values, options) : super._(text))
  override t = this._ as I18n['t']
}

/** All texts of all languages, once per process. */
const byLanguage = new Map<Language, I18n>(languages.map((language) => {
  const messages = Object.assign({}, ...Object.entries(catalogues).filter(([path]) => path.startsWith(`./locales/${language}/`)).map(([, one]) => one.messages)) as Messages
  return [language, new Texts(language, messages)]
}))

export function textsFor(language: Language): I18n {
  const found = byLanguage.get(language)
  if (!found) throw new Error(`no texts in ${language}`)
  return found
}
