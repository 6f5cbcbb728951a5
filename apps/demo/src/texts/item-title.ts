import type { Language } from './languages.ts'

/**
 * In these languages the proper name stands before the noun ("Halden desk"); elsewhere after it
 * ("Schreibtisch Halden").
 */
const nameFirst: readonly Language[] = ['en', 'sv', 'zh-CN']

/** The item's full name on cards and in mails, in the word order of the language. */
export function itemTitle(language: Language, name: string, noun: string): string {
  return nameFirst.includes(language)
    ? `${name} ${noun}`
    : `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${name}`
}
