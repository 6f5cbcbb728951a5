import { useLingui } from '@lingui/react/macro'
import badges from '../../parts/status-badge.module.css'
import type { GoodsRow } from './goods-queries.ts'
import { fewLeft, soldOut, statusWords } from './goods-words.ts'

/** What is to know of goods at a glance: whether they are on sale, and whether few are left. */
export function StockBadge({ goods }: { readonly goods: GoodsRow }) {
  const { i18n } = useLingui()
  const { status, freeQty, isLow } = goods
  const [words, tone] =
    status !== 'ON_SALE'
      ? [statusWords[status], badges['over']]
      : freeQty <= 0
        ? [soldOut, badges['failed']]
        : isLow
          ? [fewLeft, badges['warning']]
          : [statusWords.ON_SALE, badges['next']]
  return <span className={`${badges['badge']} ${tone}`}>{i18n._(words)}</span>
}
