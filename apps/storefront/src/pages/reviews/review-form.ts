import { MOST_REVIEWS_AT_ONCE, plainReview, reviewSchema } from '@galleria/contract/review-rules'
import { errorsOf, type FieldErrors } from '@galleria/ui/form/field-errors'

/** One block of the form as it was sent. */
export type Draft = {
  readonly lineId: string
  readonly rate: number | undefined
  readonly content: string
  readonly images: readonly string[]
}
export const fieldOf = {
  line: 'line',
  rate: (lineId: string) => `rate-${lineId}`,
  content: (lineId: string) => `content-${lineId}`,
  image: (lineId: string) => `image-${lineId}`,
}
/** Which input of a block a path of the wire speaks of. */
const inputOf: Readonly<Record<string, (lineId: string) => string>> = {
  rateDict: fieldOf.rate,
  content: fieldOf.content,
  images: fieldOf.image,
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

/** A block as the call takes it; of a follow-up, under the first review and without stars. */
export function toComment({ lineId, rate, content, images }: Draft, parentId?: string) {
  return {
    postId: lineId,
    postTypeDict: 'ORDER_LINE' as const,
    ...(parentId ? { topId: parentId, parentId } : { rateDict: rate ?? 0 }),
    content,
    images: { files: images.map((url) => ({ url })) },
  }
}

/** By the name of the input; stars are asked for once [REV-036]. */
export function findErrors(drafts: readonly Draft[], isFollowUp = false): FieldErrors {
  return Object.fromEntries(
    drafts.flatMap((draft) =>
      Object.entries(errorsOf(reviewSchema, draft)).flatMap(([path, error]) =>
        inputOf[path] && !(isFollowUp && path === 'rateDict')
          ? [[inputOf[path](draft.lineId), error]]
          : [],
      ),
    ),
  )
}

/**
 * The server's objections (`0.images`) at the inputs they speak of; undefined when they speak of
 * something else.
 */
export function errorsByField(
  reported: readonly { readonly path: string; readonly code: string }[],
  drafts: readonly Draft[],
): FieldErrors | undefined {
  const errors: Record<string, { code: string }> = {}
  for (const { path, code } of reported) {
    const [index = '', field = ''] = path.split('.')
    const [draft, input] = [drafts[Number(index)], inputOf[field]]
    if (!draft || !input) return undefined
    errors[input(draft.lineId)] = { code: field === 'images' ? 'picture' : codeAt(field, code) }
  }
  return errors
}
function codeAt(field: string, code: string): string {
  if (code === 'length') return 'length'
  return field === 'rateDict' ? 'rating' : 'review_text'
}

export type Answer = {
  readonly errors?: FieldErrors
  /** A refusal that belongs to no field. */ readonly sentence?: string
  readonly isOffline?: boolean
  readonly drafts?: readonly Draft[]
}
