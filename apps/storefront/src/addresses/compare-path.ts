/**
 * What is compared stands in the address: `?with=1001.oak-100x50&with=1002`. So it can be sent to
 * somebody, and needs no script.
 */

export type Compared = { readonly itemId: number; readonly suffix: string | null }

/** Side by side, so many can still be read. */
export const MOST_COMPARED = 4

const NAMED = /^(\d{1,10})(?:\.([\w-]{1,80}))?$/

/** Each item once, the first four; what is none is left out. */
export function readCompared(query: URLSearchParams): Compared[] {
  const named = query.getAll('with').flatMap((text) => {
    const [, id, suffix] = NAMED.exec(text) ?? []
    const itemId = Number(id)
    return id && itemId > 0 && itemId <= 2_000_000_000 ? [{ itemId, suffix: suffix ?? null }] : []
  })
  return [...new Map(named.map((one) => [one.itemId, one])).values()].slice(0, MOST_COMPARED)
}

export function comparePath(all: readonly Compared[]): string {
  const query = new URLSearchParams(
    all.map(({ itemId, suffix }) => ['with', suffix ? `${itemId}.${suffix}` : String(itemId)]),
  )
  return query.size > 0 ? `/compare?${query}` : '/compare'
}
