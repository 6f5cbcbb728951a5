import { pageCount, pagerNumbers } from '@galleria/kernel/page'
import { Trans, useLingui } from '@lingui/react/macro'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from 'react-router'
import { useFormat } from './use-format.ts'
import styles from './pager.module.css'

type Props = {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  /** False: there are more than `total`, which nobody counted. */ readonly isExact?: boolean
  readonly addressOf: (page: number) => string
}

/** Pages as links, so that each has its address; with the count of what is shown. */
export function Pager({ page, pageSize, total, isExact = true, addressOf }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const pages = pageCount(total, pageSize)
  const [first, last, all] = [
    (page - 1) * pageSize + 1,
    Math.min(page * pageSize, total),
    total,
  ].map(format.count)
  return (
    <div className={styles['bar']}>
      <span>
        {isExact ? (
          <Trans>
            {first}–{last} of {all}
          </Trans>
        ) : (
          <Trans>
            {first}–{last} of {all} or more
          </Trans>
        )}
      </span>
      {pages > 1 && (
        <nav aria-label={t`Pages`} className={styles['pages']}>
          {page > 1 && (
            <Link to={addressOf(page - 1)} aria-label={t`Previous page`} rel="prev">
              <IconChevronLeft size={18} stroke={1.5} aria-hidden />
            </Link>
          )}
          {pagerNumbers(page, pages).map((number, index) =>
            number === undefined ? (
              <span key={`gap-${index}`} aria-hidden>
                …
              </span>
            ) : (
              <Link
                key={number}
                to={addressOf(number)}
                aria-label={t`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {format.count(number)}
              </Link>
            ),
          )}
          {page < pages && (
            <Link to={addressOf(page + 1)} aria-label={t`Next page`} rel="next">
              <IconChevronRight size={18} stroke={1.5} aria-hidden />
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}
