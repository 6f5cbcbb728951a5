import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { pageCount, pagerNumbers } from '@galleria/kernel/page'
import { IconNext, IconPrevious } from '@galleria/ui/icons'

type PagerProps = {
  pageNo: number
  pageSize: number
  total: number
  toPage: (pageNo: number) => string
  /** Also for a single page. */
  isAlways?: boolean
}

const cell = 'price grid min-h-11 min-w-11 place-items-center rounded-control px-2 hover:bg-plate'

/**
 * Pages as links: they can be opened, kept and read by search engines. Nothing for one page, unless
 * a list says otherwise.
 */
export function Pager({ pageNo, pageSize, total, toPage, isAlways }: PagerProps) {
  const { t } = useLingui()
  const count = pageCount(total, pageSize)
  if (count < 2 && !isAlways) return null
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-center gap-1 pt-12">
      {pageNo > 1 ? (
        <Link to={toPage(pageNo - 1)} rel="prev" aria-label={t`Previous page`} className={cell}>
          <IconPrevious size={20} />
        </Link>
      ) : null}
      {pagerNumbers(pageNo, count).map((number, index) =>
        number === undefined ? (
          <span key={`gap${index}`} aria-hidden="true" className="px-1 text-muted">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={toPage(number)}
            aria-current={number === pageNo ? 'page' : undefined}
            className={`${cell} aria-[current=page]:bg-ink aria-[current=page]:text-paper`}
          >
            <span className="sr-only">
              <Trans>Page</Trans>{' '}
            </span>
            {number}
          </Link>
        ),
      )}
      {pageNo < count ? (
        <Link to={toPage(pageNo + 1)} rel="next" aria-label={t`Next page`} className={cell}>
          <IconNext size={20} />
        </Link>
      ) : null}
    </nav>
  )
}
