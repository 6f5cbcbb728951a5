import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans, useLingui } from '@lingui/react/macro'
import { NumberInput, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import detail from '../../parts/detail.module.css'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useVersionText } from '../../parts/use-version-text.ts'
import styles from './order.module.css'
import { leftOf, type Entered } from './ship-rules.ts'

type Props = {
  readonly lines: MerchantOrder['tradeOrderLineList']
  readonly entered: Entered
  readonly error: string | undefined
  /** Over the list, instead of what is said of a parcel. */ readonly legend?: ReactNode
  readonly enter: (id: string, qty: number) => void
}

/**
 * How many of each line go into this parcel: all that is left, unless the person says otherwise.
 */
export function ShipQuantities({ lines, entered, error, legend, enter }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const versionText = useVersionText()
  return (
    <fieldset
      className={styles['quantities']}
      aria-describedby={error ? 'quantities-error' : undefined}
    >
      <legend>{legend ?? <Trans>In this parcel</Trans>}</legend>
      {lines
        .filter((line) => leftOf(line) > 0)
        .map((line) => {
          const [left, name] = [leftOf(line), line.sku.name]
          const { marketingUnit, adjustStep } = line.sku
          const most = format.quantity(left, marketingUnit)
          return (
            <div key={line.id} className={styles['quantity']}>
              <GoodsPicture url={line.sku.image} tint={line.sku.tint} name="" size={40} />
              <span>
                {name} <span className={detail['minor']}>{versionText(line.sku.attributes)}</span>
              </span>
              <NumberInput
                w={84}
                aria-label={marketingUnit ? t`How much of ${name}` : t`Pieces of ${name}`}
                min={0}
                max={left}
                clampBehavior="strict"
                allowDecimal={marketingUnit !== null}
                step={adjustStep}
                decimalScale={2}
                allowNegative={false}
                inputMode={marketingUnit ? 'decimal' : 'numeric'}
                selectAllOnFocus
                error={Boolean(error)}
                value={Math.min(entered[line.id] ?? left, left)}
                onChange={(value) => enter(line.id, typeof value === 'number' ? value : 0)}
              />
              <span className={detail['minor']}>
                <Trans>of {most}</Trans>
              </span>
            </div>
          )
        })}
      {error && (
        <Text id="quantities-error" role="alert" size="sm" c="var(--refuse)">
          {error}
        </Text>
      )}
    </fieldset>
  )
}
