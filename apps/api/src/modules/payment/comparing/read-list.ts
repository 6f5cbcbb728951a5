import type {
  ListedRefund,
  PaymentProvider,
  ProviderCapture,
} from '../providers/payment-provider.ts'
import type { Span } from './compare.rules.ts'

const PAGE = 500
const LARGEST_PAGE = 1000

/** What a provider lists as taken in a span, page by page. */
export function readTaken(provider: PaymentProvider, span: Span, now: Date) {
  return readSpan<ProviderCapture>(provider.name, span, async (since, limit) => {
    const { captures, hasMore } = await provider.listCaptures(since, limit, now)
    return { entries: captures.map((one) => ({ at: one.capturedAt, one })), hasMore }
  })
}

/** And as given back. */
export function readGivenBack(provider: PaymentProvider, span: Span, now: Date) {
  return readSpan<ListedRefund>(provider.name, span, async (since, limit) => {
    const { refunds, hasMore } = await provider.listRefunds(since, limit, now)
    return { entries: refunds.map((one) => ({ at: one.createdAt, one })), hasMore }
  })
}

type Page<T> = {
  readonly entries: readonly { readonly at: Date; readonly one: T }[]
  readonly hasMore: boolean
}

async function* readSpan<T>(
  name: string,
  { since: first, until }: Span,
  ask: (since: Date, limit: number) => Promise<Page<T>>,
): AsyncGenerator<readonly T[]> {
  let since = first
  for (let limit = PAGE; ;) {
    const { entries, hasMore } = await ask(since, limit)
    yield entries.flatMap(({ at, one }) => (at <= until ? one : []))
    const last = entries.at(-1)
    if (!last || !hasMore || last.at > until) return
    // A page that ends where it began: more in one instant than a page holds.
    const isStuck = last.at.getTime() === since.getTime()
    if (isStuck && limit >= LARGEST_PAGE)
      throw new Error(`${name} lists more than ${limit} entries in one instant`)
    limit = isStuck ? LARGEST_PAGE : PAGE
    since = last.at
  }
}
