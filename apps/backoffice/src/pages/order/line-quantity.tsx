import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans, useLingui } from '@lingui/react/macro'
import { NumberInput } from '@mantine/core'
import detail from '../../parts/detail.module.css'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useVersionText } from '../../parts/use-version-text.ts'
import styles from './order.module.css'

/** The goods of a line, and how many of them. */
export function LineQuantity({
  line,
  max,
  value,
  enter,
  isWrong,
}: {
  readonly line: Pick<MerchantOrder['tradeOrderLineList'][number], 'sku'>
  readonly max: number
  readonly value: number
  readonly enter: (qty: number) => void
  readonly isWrong: boolean
}) {
  const { t } = useLingui()
  const format = useFormat()
  const versionText = useVersionText()
  const { name, image, tint, attributes, marketingUnit, adjustStep } = line.sku
  const most = format.quantity(max, marketingUnit)
  return (
    <div className={styles['quantity']}>
      <GoodsPicture url={image} tint={tint} name="" size={40} />
      <span>
        {name} <span className={detail['minor']}>{versionText(attributes)}</span>
      </span>
      <NumberInput
        w={84}
        aria-label={marketingUnit ? t`How much of ${name}` : t`Pieces of ${name}`}
        min={0}
        max={max}
        clampBehavior="strict"
        allowDecimal={marketingUnit !== null}
        step={adjustStep}
        decimalScale={2}
        allowNegative={false}
        inputMode={marketingUnit ? 'decimal' : 'numeric'}
        selectAllOnFocus
        error={isWrong}
        value={value}
        onChange={(typed) => enter(typeof typed === 'number' ? typed : 0)}
      />
      <span className={detail['minor']}>
        <Trans>of {most}</Trans>
      </span>
    </div>
  )
}
