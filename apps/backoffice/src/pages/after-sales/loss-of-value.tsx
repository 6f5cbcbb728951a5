import type { MerchantReverse } from '@galleria/contract/after-sales'
import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useFormat } from '../../parts/use-format.ts'
import { mostLost, readLoss, type Found } from './inspection-rules.ts'

/** What of a line's money is kept because its goods were used beyond trying them: a withdrawal leaves the shop that, and nothing else. */
export function LossOfValue({
  line,
  found,
  typed,
  isChecked,
  change,
}: {
  readonly line: MerchantReverse['reverseTradeOrderLineList'][number]
  readonly found: Found | undefined
  readonly typed: string
  /** Whoever has pressed the button is told what is wrong. */
  readonly isChecked: boolean
  readonly change: (typed: string) => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  if (!found || line.refundAmt.value === 0) return null
  const { currency } = line.refundAmt
  const limit = mostLost(line, found)
  const most = format.money({ value: limit, currency })
  const loss = readLoss(typed)
  const error =
    loss === undefined
      ? t`Please state an amount, for example 12.50.`
      : loss > limit
        ? t`At most ${most}: that is what goes back for the units you accept.`
        : undefined
  return (
    <TextInput
      label={t`Deduct for loss of value (${currency})`}
      description={t`Only for use beyond trying the goods, with a reason and a photo; at most ${most}.`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={typed}
      error={isChecked && error}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
