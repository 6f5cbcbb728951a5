import type { MerchantReverse } from '@galleria/contract/after-sales'
import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useFormat } from '../../parts/use-format.ts'
import { mostLost, readLoss, type Found } from './inspection-rules.ts'

/**
 * What of a line's money is kept because its goods were used beyond trying them: a withdrawal
 * leaves the shop that, and nothing else.
 */
export function LossOfValue({
  reverse,
  line,
  found,
  typed,
  isChecked,
  change,
}: {
  readonly reverse: Pick<MerchantReverse, 'lossOfValueList'>
  readonly line: MerchantReverse['reverseTradeOrderLineList'][number]
  readonly found: Found | undefined
  readonly typed: string
  /** Whoever has pressed the button is told what is wrong. */
  readonly isChecked: boolean
  readonly change: (typed: string) => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  const limit = found && mostLost(reverse, line, found)
  if (limit === undefined) return null
  const { currency } = line.refundAmt
  const most = format.money({ value: limit, currency })
  const loss = readLoss(typed)
  const error =
    loss === undefined
      ? t`Please state an amount, for example 12.50.`
      : loss > 0 && limit === 0
        ? t`Goods as good as new have lost no value: first say which need repair or are worthless.`
        : loss > limit
          ? t`At most ${most} for these units.`
          : undefined
  return (
    <TextInput
      label={t`Deduct for loss of value (${currency})`}
      description={
        limit === 0
          ? t`Only for units to be done up or worthless that were used beyond trying them, with a reason and a photo.`
          : t`Only for use beyond trying the goods, with a reason and a photo; at most ${most}.`
      }
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={typed}
      error={isChecked && error}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
