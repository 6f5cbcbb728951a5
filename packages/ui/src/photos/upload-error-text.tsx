import type { ReactNode } from 'react'

export type UploadErrorKind = 'tooLarge' | 'kind' | 'tooMany' | 'offline'
/**
 * What is wrong with a picture or a document that somebody adds; what only the server knows comes
 * as its sentence.
 */
export type UploadError<Kind extends UploadErrorKind = UploadErrorKind> =
  | { readonly kind: Kind }
  | { readonly kind: 'server'; readonly sentence: string }

/** The sentence for it; a field has words for what can happen there. */
export function UploadErrorText<Kind extends UploadErrorKind>({
  error,
  words,
}: {
  readonly error: UploadError<Kind>
  readonly words: Readonly<Record<Kind, ReactNode>>
}) {
  return 'sentence' in error ? error.sentence : words[error.kind]
}
