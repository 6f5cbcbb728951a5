import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { LineQuantity } from './line-quantity.tsx'
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
  return (
    <fieldset
      className={styles['quantities']}
      aria-describedby={error ? 'quantities-error' : undefined}
    >
      <legend>{legend ?? <Trans>In this parcel</Trans>}</legend>
      {lines
        .filter((line) => leftOf(line) > 0)
        .map((line) => {
          const left = leftOf(line)
          return (
            <LineQuantity
              key={line.id}
              line={line}
              max={left}
              value={Math.min(entered[line.id] ?? left, left)}
              enter={(qty) => enter(line.id, qty)}
              isWrong={Boolean(error)}
            />
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
