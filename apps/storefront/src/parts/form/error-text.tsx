import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { FieldError } from '@galleria/ui/form/field-errors'

/**
 * What a text may need to know of its field: how many characters fit, and what a right value looks
 * like.
 */
export type ErrorFacts = {
  readonly max?: number | undefined
  readonly example?: string | undefined
}
/** The sentences of a form's own codes. */
export type ErrorTexts = Readonly<Record<string, (facts: ErrorFacts) => ReactNode>>

/**
 * What is wrong with a field, in the reader's language: the rules speak in codes, a form brings the
 * texts that only it needs, and what only the server knows it says itself.
 */
export function ErrorText({
  error: { code, sentence },
  texts = {},
  ...facts
}: ErrorFacts & { error: FieldError; texts?: ErrorTexts | undefined }): ReactNode {
  const text = find(texts, code) ?? find(common, code)
  return text ? text(facts) : (sentence ?? <Trans>invalid input</Trans>)
}

function find(texts: ErrorTexts, code: string) {
  return Object.hasOwn(texts, code) ? texts[code] : undefined
}

const tooLong = ({ max }: ErrorFacts) =>
  max === undefined ? (
    <Trans>This is too long.</Trans>
  ) : (
    <Trans>This is too long: please use no more than {max} characters.</Trans>
  )
const common: ErrorTexts = {
  required: () => <Trans>Please fill this in.</Trans>,
  email: () => <Trans>Please enter a complete email address, for example name@example.com.</Trans>,
  length: tooLong,
  too_big: tooLong,
}
