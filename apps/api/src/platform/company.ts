import type { PageFact } from '@galleria/contract/page-rules'
import type { WireCompany } from '@galleria/contract/page'
import type { Language } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import type { Db, Tx } from './db.ts'
import type { Env } from './env.ts'
import { readSetting } from './mall-settings.ts'

/**
 * The company that answers for the mall: one place for its pages, its mails and whatever else names
 * it.
 */
export type Company = WireCompany

export const COMPANY = 'company'

export async function readCompany(db: Db | Tx): Promise<Company | undefined> {
  return (await readSetting(db, COMPANY)) as Company | undefined
}

type Facts = Readonly<Record<PageFact, string>>

function factsOf(company: Company, language: Language): Facts {
  return {
    company: company.company,
    address: addressOf(company, language),
    managers: company.managers,
    // A line of an imprint that does not apply is left with a dash, not with nothing.
    register: company.register || '–',
    vatId: company.vatId || '–',
    email: company.email,
  }
}

function addressOf({ street, postalCode, city, country }: Company, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  const town = country === 'GB' ? `${city} ${postalCode}` : `${postalCode} ${city}`
  return [street, town, name].join(language === 'zh-CN' ? '，' : ', ')
}

/** A text with `{{company}}` and its like filled in; what nobody has filled in stays as it is. */
export function fillFacts(text: string, company: Company | undefined, language: Language): string {
  if (!company) return text
  const facts = factsOf(company, language)
  return text.replace(PLACE, (whole, name: string) => facts[name as PageFact] ?? whole)
}
const PLACE = /\{\{(\w+)\}\}/g

/** The names between double braces in a text that stay unfilled, each once. */
export function listUnfilled(text: string, company: Company | undefined): string[] {
  return [...new Set([...fillFacts(text, company, 'en').matchAll(PLACE)].map(([, name]) => name!))]
}

/**
 * The last line of every mail: who sent it, and from where (Directive 2000/31/EC, article 5). Empty
 * as long as nobody has said.
 */
export function writeImprint(
  company: Company | undefined,
  language: Language,
  { isDemo }: { readonly isDemo: boolean },
): string {
  const sign = language === 'zh-CN' ? '。' : '.'
  const facts = company && factsOf(company, language)
  return [
    ...(facts ? [`${facts.company}${sign === '。' ? '，' : ', '}${facts.address}${sign}`] : []),
    ...(isDemo ? [texts[language].mails.demonstration] : []),
  ].join(language === 'zh-CN' ? '' : ' ')
}

/** The same as of now, for the mailer. */
export function createImprint(
  db: Db,
  { mode }: Pick<Env, 'mode'>,
): (language: Language) => Promise<string> {
  return async (language) =>
    writeImprint(await readCompany(db), language, { isDemo: mode === 'demo' })
}
