import { LONGEST_PART } from '@galleria/contract/reissue-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text, TextInput } from '@mantine/core'
import type { ShownOrder } from './desk.ts'
import { LineQuantity } from './line-quantity.tsx'
import styles from './order.module.css'
import { roundQty } from './ship-rules.ts'

/** Of each line so many whole units, and a part of it in words. */
export type ReissueTyped = Readonly<
  Record<string, { readonly qty?: number; readonly part?: string }>
>

type Line = ShownOrder['tradeOrderLineList'][number]
type Props = {
  readonly lines: readonly Line[]
  readonly typed: ReissueTyped
  readonly type: (id: string, change: { qty?: number; part?: string }) => void
  /** Versions of which the shelf has too few. */ readonly soldOut: readonly number[]
  readonly error: string | undefined
}

/** Of a set its goods are sent. */
export function ReissueLines({ lines, typed, type, soldOut, error }: Props) {
  return (
    <fieldset
      className={styles['quantities']}
      aria-describedby={error ? 'reissue-error' : undefined}
    >
      <legend>
        <Trans>What you are sending</Trans>
      </legend>
      {lines
        .filter((line) => line.lineGroupTypeDict !== 'DIY_MAIN')
        .map((line) => (
          <ReissueLine
            key={line.id}
            line={line}
            typed={typed[line.id] ?? {}}
            type={(change) => type(line.id, change)}
            isSoldOut={soldOut.includes(line.sku.id) && (typed[line.id]?.qty ?? 0) > 0}
            isWrong={error !== undefined}
          />
        ))}
      {error && (
        <Text id="reissue-error" role="alert" size="sm" c="var(--refuse)">
          {error}
        </Text>
      )}
    </fieldset>
  )
}

function ReissueLine({
  line,
  typed: { qty = 0, part = '' },
  type,
  isSoldOut,
  isWrong,
}: {
  readonly line: Line
  readonly typed: { readonly qty?: number; readonly part?: string }
  readonly type: (change: { qty?: number; part?: string }) => void
  readonly isSoldOut: boolean
  readonly isWrong: boolean
}) {
  const { t } = useLingui()
  const { name } = line.sku
  return (
    <div className={styles['reissueLine']}>
      <LineQuantity
        line={line}
        // As the mall counts them: without what is cancelled, or asked to be.
        max={roundQty(line.deliveredQty + line.canShipQty)}
        value={qty}
        enter={(value) => type({ qty: value })}
        isWrong={isWrong || isSoldOut}
      />
      {isSoldOut && (
        <Text role="alert" size="sm" c="var(--refuse)">
          <Trans>There are not enough of {name} in stock.</Trans>
        </Text>
      )}
      <TextInput
        label={t`Or a part of it, in words`}
        aria-label={t`Or a part of it, in words: ${name}`}
        placeholder={t`4 screws M6, a table leg …`}
        maxLength={LONGEST_PART}
        value={part}
        onChange={(event) => type({ part: event.currentTarget.value })}
      />
    </div>
  )
}
