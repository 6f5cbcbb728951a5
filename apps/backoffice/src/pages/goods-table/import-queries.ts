import { Problem, type ProblemBody, type ReplyOf } from '@galleria/contract/client'
import { IMPORT_PATH, openStatuses } from '@galleria/contract/goods-table-rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

export type GoodsImport = ReplyOf<'POST /sapi/mall-merchant/goodsTable/list'>[number]
export type ImportRow = ReplyOf<'POST /sapi/mall-merchant/goodsTable/rows'>['data'][number]
export type RowView = Parameters<typeof rowsQuery>[0]['view']

const LOOK_AGAIN_MS = 1000
export const ROWS_ON_PAGE = 50

export const isMoving = ({ status }: Pick<GoodsImport, 'status'>): boolean =>
  status === 'CHECKING' || status === 'RUNNING'
export const isOpen = ({ status }: Pick<GoodsImport, 'status'>): boolean =>
  openStatuses.includes(status)

/** The tables of the last days; asked again while one of them comes on. */
export const importsQuery = queryOptions({
  queryKey: ['goods-imports', 'list'],
  queryFn: () => mall('POST /sapi/mall-merchant/goodsTable/list', {}),
  refetchInterval: ({ state }) => (state.data?.some(isMoving) ? LOOK_AGAIN_MS : false),
})

export const rowsQuery = (asked: {
  readonly id: string
  readonly view:
    | 'ALL'
    | 'NEW'
    | 'CHANGE'
    | 'SAME'
    | 'FAULT'
    | 'ASK'
    | 'DONE'
    | 'CONFLICT'
    | 'REFUSED'
    | 'LEFT'
  readonly pageNo: number
  /** Rows that are answered or looked at anew are others. */ readonly stand: string
}) =>
  queryOptions({
    queryKey: ['goods-imports', 'rows', asked],
    queryFn: () => {
      const { id, view, pageNo } = asked
      return mall('POST /sapi/mall-merchant/goodsTable/rows', {
        id,
        view,
        pageNo,
        pageSize: ROWS_ON_PAGE,
      })
    },
    placeholderData: keepPreviousData,
  })

/** Sends a table; refused in the words of the server. */
export async function sendTable(file: File): Promise<void> {
  const form = new FormData()
  form.set('file', file)
  const answer = await fetch(IMPORT_PATH, {
    method: 'POST',
    headers: { 'x-language': document.documentElement.lang },
    body: form,
    credentials: 'same-origin',
  }).catch(() => undefined)
  if (answer?.ok) return
  const body: unknown = await answer?.json().catch(() => undefined)
  const isProblemBody = typeof body === 'object' && body !== null && 'code' in body
  throw new Problem(
    isProblemBody ? (body as ProblemBody) : { ...UNHEARD, status: answer?.status ?? 0 },
  )
}

const UNHEARD = {
  type: 'about:blank',
  title: 'Network',
  status: 0,
  code: 'network',
  detail: '',
  requestId: '',
}
