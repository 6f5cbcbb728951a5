import type { Language } from '../languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import type { ReviewTexts } from './review-text.ts'
import { sv } from './sv.ts'
import { zhCN } from './zh-cn.ts'

export const reviewTexts: Readonly<Record<Language, ReviewTexts>> = {
  en,
  de,
  nl,
  es,
  sv,
  fr,
  it,
  pl,
  'zh-CN': zhCN,
}
