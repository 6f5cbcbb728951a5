import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { GoodsPicture } from './goods-picture.tsx'
import styles from './line-pictures.module.css'

const SHOWN = 3

export type PicturedLine = {
  readonly id: string
  readonly qty: number
  readonly sku: { readonly name: string; readonly image: string; readonly tint: string }
}

/**
 * The goods of a row at a glance; the rest is counted. With one kind of goods its name has room
 * too.
 */
export function LinePictures({
  lines,
  count,
  size,
}: {
  readonly lines: readonly PicturedLine[]
  /** Of all lines, when not all are given. */ readonly count: number
  readonly size: number
}) {
  const { t } = useLingui()
  const shown = lines.slice(0, SHOWN)
  const hidden = count - shown.length
  const [only] = count === 1 ? shown : []
  return (
    <span className={styles['pictures']}>
      {shown.map((line) => (
        <span key={line.id} className={styles['picture']}>
          <GoodsPicture
            url={line.sku.image}
            tint={line.sku.tint}
            name={only ? '' : line.sku.name}
            size={size}
          />
          {line.qty > 1 && <span className={styles['times']}>×{line.qty}</span>}
        </span>
      ))}
      {hidden > 0 && (
        <span
          className={styles['more']}
          aria-label={t`${plural(hidden, { one: 'and # more', other: 'and # more' })}`}
          role="img"
        >
          +{hidden}
        </span>
      )}
      {only && <span className={styles['only']}>{only.sku.name}</span>}
    </span>
  )
}
