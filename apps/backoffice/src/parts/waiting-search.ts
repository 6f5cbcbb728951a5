/**
 * What a list of things to look at shows: those that wait, or those that were dealt with, page by
 * page.
 */
export type WaitingSearch = { readonly isClosed: boolean; readonly page: number }

export function readWaitingSearch(params: URLSearchParams): WaitingSearch {
  const page = Number(params.get('page') ?? 1)
  return {
    isClosed: params.get('view') === 'closed',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  }
}
export function waitingAddress(path: string, { isClosed, page }: WaitingSearch): string {
  const params = new URLSearchParams()
  if (isClosed) params.set('view', 'closed')
  if (page > 1) params.set('page', String(page))
  return `${path}${params.size > 0 ? `?${params}` : ''}`
}
