import type { WireMoney } from '@galleria/contract/wire'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../parts/use-format.ts'
import styles from './goods.module.css'

type Props = {
  readonly price: { readonly originalPrc: WireMoney | null; readonly lowest30Prc: WireMoney | null }
}

/** What a reduced price says beside it. */
export function Reduction({ price: { originalPrc, lowest30Prc } }: Props) {
  const format = useFormat()
  if (!originalPrc || !lowest30Prc) return null
  const [was, lowest] = [format.money(originalPrc), format.money(lowest30Prc)]
  return (
    <span className={styles['note']}>
      <Trans>
        Reduced from {was}; lowest of the 30 days before: {lowest}
      </Trans>
    </span>
  )
}
