import type { Language } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { fill, type Part } from '#platform/write-mail.ts'
import type { BuyersMail } from '../after-sales.jobs.ts'
import { factsOf, isUsable } from '../reverse.facts.ts'
import type { ReverseRow } from '../reverse.types.ts'

const beforeSending: readonly BuyersMail['kind'][] = [
  'sendBack',
  'sendBackReminder',
  'changedToReturn',
]

/** How the label is used; or that it is to come, where one is owed. */
export function labelLines(
  reverse: ReverseRow,
  kind: BuyersMail['kind'],
  { language, shop }: { readonly language: Language; readonly shop: string },
): Part[] {
  const words = texts[language].mails.afterSales.label
  const { label } = reverse
  if (beforeSending.includes(kind) && factsOf(reverse).isLabelToCome)
    return [{ kind: 'line', text: fill(words.toCome, { shop }) }]
  if (!isUsable(label) || !(kind === 'labelGiven' || beforeSending.includes(kind))) return []
  return [
    ...(label.code === null
      ? []
      : [{ kind: 'line', text: fill(words.code, { labelCode: label.code }) } as const]),
    ...(label.file === null ? [] : [{ kind: 'line', text: words.print } as const]),
    { kind: 'line', text: words.how },
  ]
}
