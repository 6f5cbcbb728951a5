import { i18n, type Messages } from '@lingui/core'

/** The languages of the back office. Kept in a cookie of its own: a merchant may shop in another one. */
export const spokenLanguages = [
  { tag: 'en', name: 'English' },
  { tag: 'zh-CN', name: '简体中文' },
] as const
export type Spoken = (typeof spokenLanguages)[number]['tag']

const YEAR = 31_536_000
const catalogues = import.meta.glob<{ messages: Messages }>('./locales/*/backoffice.po')

export function chooseLanguage(cookie: string, preferred: readonly string[]): Spoken {
  const chosen = /(?:^|;\s*)backoffice-lang=([^;]+)/.exec(cookie)?.[1]
  if (chosen === 'en' || chosen === 'zh-CN') return chosen
  return preferred[0]?.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en'
}

export async function speak(language: Spoken): Promise<void> {
  const load = catalogues[`./locales/${language}/backoffice.po`]
  if (!load) throw new Error(`no catalogue for ${language}`)
  const { messages } = await load()
  document.cookie = `backoffice-lang=${language}; path=/backoffice; max-age=${YEAR}; samesite=lax`
  document.documentElement.lang = language
  i18n.loadAndActivate({ locale: language, messages })
}
