import type { Language, Site } from '@galleria/contract/storefronts'
import { fill, formatsFor, type Part } from '#platform/write-mail.ts'
import { differenceIn } from '../exchange/exchange.rules.ts'
import { surchargeIn } from '../exchange/surcharge.rules.ts'
import type { ReverseRow } from '../reverse.types.ts'

/** What comes back beside what is exchanged. */
export function differenceLines(
  reverse: ReverseRow,
  sentence: string,
  { language, site }: { language: Language; site: Site },
): Part[] {
  const minor = differenceIn(reverse)
  if (minor === 0) return []
  const difference = formatsFor(language, site, reverse.currency).amount(minor)
  return [{ kind: 'line', text: fill(sentence, { difference }) }]
}

/** What is to be paid beside it. */
export function surchargeLines(
  reverse: ReverseRow,
  sentence: string,
  { language, site }: { language: Language; site: Site },
): Part[] {
  const minor = surchargeIn(reverse)
  if (minor === 0) return []
  const surcharge = formatsFor(language, site, reverse.currency).amount(minor)
  return [{ kind: 'line', text: fill(sentence, { surcharge }) }]
}
