import type { Language } from '@galleria/contract/storefronts'
import { english, type Texts } from './english.ts'

export type { Texts }
export const texts: Readonly<Record<Language, Texts>> = { en: english, de: english, nl: english, es: english, sv: english, fr: english, it: english, pl: english, 'zh-CN': english }
