import { useVersionText } from '../../parts/use-version-text.ts'
import type { PickList } from './pick-list-query.ts'
import styles from './pick-list.module.css'

/**
 * An article as a shelf is searched for it: number, name in the shop's language, finish and size.
 */
export function PickedGoods({
  sku,
  language,
}: {
  readonly sku: PickList['goodsList'][number]['sku']
  readonly language: string
}) {
  const versionText = useVersionText()
  return (
    <span className={styles['article']}>
      <span className={styles['code']}>{sku.code}</span>
      <span lang={language}>{sku.name}</span>
      <span className={styles['minor']}>{versionText(sku.attributes)}</span>
    </span>
  )
}
