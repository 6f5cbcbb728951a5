import { MOST_REVIEWS_AT_ONCE, plainReview, reviewFlaws } from '@galleria/contract/review-rules'

/** One block of the form as it was sent. */
export type Draft = {
  readonly lineId: string
  readonly rate: number | undefined
  readonly content: string
  readonly images: readonly string[]
}
export type ErrorCode = 'rating' | 'review_text' | 'length' | 'picture'
/** By line and field; `picture` stands at the photos. */
export type FieldErrors = Readonly<
  Record<string, Readonly<Partial<Record<'rateDict' | 'content' | 'images', ErrorCode>>>>
>

export const fieldOf = {
  line: 'line',
  rate: (lineId: string) => `rate-${lineId}`,
  content: (lineId: string) => `content-${lineId}`,
  image: (lineId: string) => `image-${lineId}`,
}

/** Parts of a bundle are reviewed with their bundle [REV-025], and nothing twice. */
export function linesToReview<
  Line extends { readonly lineGroupTypeDict: string | null; readonly commentStatus: string },
>(lines: readonly Line[]): Line[] {
  return lines
    .filter(
      (line) => line.lineGroupTypeDict !== 'DIY_CHILD' && line.commentStatus === 'UN_EVALUATED',
    )
    .slice(0, MOST_REVIEWS_AT_ONCE)
}

export function readDrafts(form: FormData): Draft[] {
  return form
    .getAll(fieldOf.line)
    .map(String)
    .map((lineId) => {
      const rate = form.get(fieldOf.rate(lineId))
      return {
        lineId,
        rate: rate === null ? undefined : Number(rate),
        content: plainReview(String(form.get(fieldOf.content(lineId)) ?? '')),
        images: form.getAll(fieldOf.image(lineId)).map(String),
      }
    })
}

export function findErrors(drafts: readonly Draft[]): FieldErrors {
  return Object.fromEntries(
    drafts.flatMap((draft) => {
      const errors = reviewFlaws(draft)
      return errors.length > 0
        ? [[draft.lineId, Object.fromEntries(errors.map(({ path, code }) => [path, code]))]]
        : []
    }),
  )
}

/** The server's objections (`0.images`) at the blocks they speak of; undefined when they speak of something else. */
export function placeErrors(
  reported: readonly { readonly path: string; readonly code: string }[],
  drafts: readonly Draft[],
): FieldErrors | undefined {
  const errors: Record<string, Partial<Record<'rateDict' | 'content' | 'images', ErrorCode>>> = {}
  for (const { path, code } of reported) {
    const [index = '', field = ''] = path.split('.')
    const draft = drafts[Number(index)]
    if (!draft || (field !== 'rateDict' && field !== 'content' && field !== 'images'))
      return undefined
    errors[draft.lineId] = {
      ...errors[draft.lineId],
      [field]:
        field === 'images'
          ? 'picture'
          : code === 'length'
            ? 'length'
            : field === 'rateDict'
              ? 'rating'
              : 'review_text',
    }
  }
  return errors
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0
}

export type Answer = {
  readonly errors?: FieldErrors
  /** A refusal that belongs to no field. */ readonly sentence?: string
  readonly isOffline?: boolean
  readonly drafts?: readonly Draft[]
}
