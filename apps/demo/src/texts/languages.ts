/**
 * The languages in which the demo mall's catalogue is written; every table of texts here holds all
 * of them.
 */
export const languages = ['en', 'de', 'nl', 'es', 'sv', 'fr', 'it', 'pl', 'zh-CN'] as const
export type Language = (typeof languages)[number]
