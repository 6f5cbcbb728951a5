import { LONGEST_PART } from '@galleria/contract/reissue-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { NumberInput, Text, TextInput } from '@mantine/core'
import detail from '../../parts/detail.module.css'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useVersionText } from '../../parts/use-version-text.ts'
import type { ShownOrder } from './desk.ts'
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
  const format = useFormat()
  const versionText = useVersionText()
  const { name, marketingUnit, adjustStep } = line.sku
  const bought = roundQty(line.tradeQty - line.canceledQty)
  const most = format.quantity(bought, marketingUnit)
  return (
    <div className={styles['reissueLine']}>
      <div className={styles['quantity']}>
        <GoodsPicture url={line.sku.image} tint={line.sku.tint} name="" size={40} />
        <span>
          {name} <span className={detail['minor']}>{versionText(line.sku.attributes)}</span>
        </span>
        <NumberInput
          w={84}
          aria-label={marketingUnit ? t`How much of ${name}` : t`Pieces of ${name}`}
          min={0}
          max={bought}
          clampBehavior="strict"
          allowDecimal={marketingUnit !== null}
          step={adjustStep}
          decimalScale={2}
          allowNegative={false}
          inputMode={marketingUnit ? 'decimal' : 'numeric'}
          selectAllOnFocus
          error={isWrong || isSoldOut}
          value={qty}
          onChange={(value) => type({ qty: typeof value === 'number' ? value : 0 })}
        />
        <span className={detail['minor']}>
          <Trans>of {most}</Trans>
        </span>
      </div>
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
