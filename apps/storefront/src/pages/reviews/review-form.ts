import { MOST_REVIEWS_AT_ONCE, plainReview, reviewFlaws } from '@galleria/contract/review-rules'

/** One block of the form as it was sent. */
export type Draft = {
  readonly lineId: string
  readonly rate: number | undefined
  readonly content: string
  readonly images: readonly string[]
}
export type FlawCode = 'rating' | 'review_text' | 'length' | 'picture'
/** By line and field; `picture` stands at the photos. */
export type Flaws = Readonly<
  Record<string, Readonly<Partial<Record<'rateDict' | 'content' | 'images', FlawCode>>>>
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

export function findFlaws(drafts: readonly Draft[]): Flaws {
  return Object.fromEntries(
    drafts.flatMap((draft) => {
      const flaws = reviewFlaws(draft)
      return flaws.length > 0
        ? [[draft.lineId, Object.fromEntries(flaws.map(({ path, code }) => [path, code]))]]
        : []
    }),
  )
}

/** The server's objections (`0.images`) at the blocks they speak of; undefined when they speak of something else. */
export function placeFlaws(
  errors: readonly { readonly path: string; readonly code: string }[],
  drafts: readonly Draft[],
): Flaws | undefined {
  const flaws: Record<string, Partial<Record<'rateDict' | 'content' | 'images', FlawCode>>> = {}
  for (const { path, code } of errors) {
    const [index = '', field = ''] = path.split('.')
    const draft = drafts[Number(index)]
    if (!draft || (field !== 'rateDict' && field !== 'content' && field !== 'images'))
      return undefined
    flaws[draft.lineId] = {
      ...flaws[draft.lineId],
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
  return flaws
}

export function hasFlaws(flaws: Flaws): boolean {
  return Object.keys(flaws).length > 0
}

export type Answer = {
  readonly flaws?: Flaws
  /** A refusal that belongs to no field. */ readonly sentence?: string
  readonly isOffline?: boolean
  readonly drafts?: readonly Draft[]
}
