import { texts, type Texts } from '@galleria/i18n'
import type { Language } from '@galleria/contract/storefronts'
import type { ProblemBody } from '@galleria/contract/client'
import { isRefusal } from '@galleria/kernel/refusal'
import { statusOf, type FieldError } from './bind.ts'

/**
 * RFC 9457 problem details. A refusal tells its code and facts; anything else is an error and tells
 * nothing but the request id.
 */
export function toProblem(error: unknown, language: Language, requestId: string): ProblemBody {
  if (!isRefusal(error)) return describe('service.fault', {}, language, requestId)
  return describe(error.code, error.facts, language, requestId)
}

const RESERVED = new Set(['type', 'title', 'status', 'code', 'detail', 'requestId'])

function describe(
  code: string,
  facts: Readonly<Record<string, unknown>>,
  language: Language,
  requestId: string,
): ProblemBody {
  const words = texts[language]
  const status = statusOf(code)
  const text = (words.refusals as Record<string, string>)[code] ?? words.refusals['service.fault']
  const shownFacts = withWait(facts, language)
  const errors = Array.isArray(facts['errors'])
    ? (facts['errors'] as FieldError[]).map((error) => ({
        ...error,
        message: fieldText(words, error),
      }))
    : undefined
  const shown = Object.fromEntries(
    Object.entries(facts).filter(([name]) => !RESERVED.has(name) && name !== 'errors'),
  )
  return {
    type: `/docs/problems#${code}`,
    title: fill(text, shownFacts),
    status,
    code,
    detail: fill(LITERAL[code] ?? text, shownFacts),
    requestId,
    ...(errors ? { errors } : {}),
    ...shown,
  }
}

const MINUTE = 60
const HOUR = 3600

/** How long to wait as people say it: 593 seconds are ten minutes. */
function withWait(
  facts: Readonly<Record<string, unknown>>,
  language: Language,
): Readonly<Record<string, unknown>> {
  const seconds = facts['retryAfter']
  if (typeof seconds !== 'number') return facts
  const [unit, length] =
    seconds < 2 * MINUTE
      ? (['second', 1] as const)
      : seconds < 2 * HOUR
        ? (['minute', MINUTE] as const)
        : (['hour', HOUR] as const)
  const wait = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return { ...facts, wait: wait.format(Math.ceil(seconds / length)) }
}

/** The sentence of a refusal or of a field's error by its code, where no problem is answered. */
export function describeCode(
  code: string,
  facts: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  const { refusals } = texts[language]
  const refusal = (refusals as Record<string, string>)[code]
  return refusal === undefined
    ? fieldText(texts[language], { ...facts, path: '', code })
    : fill(refusal, facts)
}

function fieldText({ fields }: Texts, error: FieldError): string {
  if (error.code === 'length' && error.max === undefined) return fields.too_big
  return fill((fields as Record<string, string>)[error.code] ?? fields.invalid, error)
}

// The specification's literal messages, which clients compare by the letter; never translated.
const LITERAL: Record<string, string> = {
  'stock.sold_out': 'item solt out',
  'price.changed': 'item activity is end,price is change',
}

function fill(text: string, facts: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    facts[name] === undefined ? whole : String(facts[name]),
  )
}
