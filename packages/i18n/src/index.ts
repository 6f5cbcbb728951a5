import type { Language } from '@galleria/contract/storefronts'
import { english, type Texts } from './english.ts'
import { german } from './german.ts'
import { dutch } from './dutch.ts'
import { spanish } from './spanish.ts'
import { swedish } from './swedish.ts'
import { french } from './french.ts'
import { italian } from './italian.ts'
import { polish } from './polish.ts'
import { chinese } from './chinese.ts'

export { columnName, type ColumnName } from './column-words.ts'
export { finishNames } from './finish-names.ts'
export type { Texts }
export const texts: Readonly<Record<Language, Texts>> = {
  en: english,
  de: german,
  nl: dutch,
  es: spanish,
  sv: swedish,
  fr: french,
  it: italian,
  pl: polish,
  'zh-CN': chinese,
}
