import type { WireDisputeDetail } from '@galleria/contract/after-sales-dispute'
import { Trans, useLingui } from '@lingui/react/macro'
import { NumberInput, Radio, Stack, TextInput } from '@mantine/core'
import { useRef, useState, type RefObject } from 'react'
import { useFormat } from '../../parts/use-format.ts'
import { readAmount } from '../after-sales/answer-rules.ts'
import { isPartOfUnits, mostFor, partOf, type Part } from './part-rules.ts'

export type { Part }

type Choice = {
  readonly isPart: boolean
  readonly qtys: Readonly<Record<string, number>>
  readonly amount: string
  readonly isWrong: boolean
  readonly field: RefObject<HTMLInputElement | null>
  readonly change: (change: Partial<Pick<Choice, 'isPart' | 'qtys' | 'amount'>>) => void
  /** As the call wants it; undefined, and the field has the focus, where it is no part. */
  readonly read: () => Part | undefined
}

/** All of what was asked for, or so many units and so much money of it. */
export function usePart(reverse: WireDisputeDetail): Choice {
  const field = useRef<HTMLInputElement>(null)
  const [isWrong, fail] = useState(false)
  const [chosen, choose] = useState({
    isPart: false,
    qtys: Object.fromEntries(
      reverse.reverseTradeOrderLineList.map(({ id, reverseQty }) => [id, reverseQty]),
    ) as Choice['qtys'],
    amount: '',
  })
  return {
    ...chosen,
    isWrong,
    field,
    change(change) {
      fail(false)
      choose({ ...chosen, ...change })
    },
    read() {
      const part = chosen.isPart
        ? partOf(reverse, { ...chosen, amount: readAmount(chosen.amount), typed: chosen.amount })
        : {}
      if (part) return part
      fail(true)
      field.current?.focus()
      return undefined
    },
  }
}

export function PartFields({
  reverse,
  part,
}: {
  readonly reverse: WireDisputeDetail
  readonly part: Choice
}) {
  const { t } = useLingui()
  const format = useFormat()
  const all = format.money(reverse.refundAmount)
  return (
    <>
      <Radio.Group
        label={t`How much of it`}
        value={part.isPart ? 'part' : 'all'}
        onChange={(value) => part.change({ isPart: value === 'part' })}
      >
        <Stack gap="xs" mt={6}>
          <Radio value="all" label={t`All of it: ${all}`} />
          <Radio value="part" label={t`A part of it`} />
        </Stack>
      </Radio.Group>
      {part.isPart && <Fields reverse={reverse} part={part} />}
    </>
  )
}

function Fields({ reverse, part }: Parameters<typeof PartFields>[0]) {
  const { t } = useLingui()
  const format = useFormat()
  const lines = reverse.reverseTradeOrderLineList
  const { currency } = reverse.refundAmount
  const most = format.money(mostFor(reverse, part.qtys))
  return (
    <Stack gap="sm">
      {(lines.length > 1 || lines.some(isCountable)) &&
        lines.map(({ id, reverseQty, tradeOrderLine: { sku } }) => {
          const all = format.quantity(reverseQty, sku.marketingUnit)
          return (
            <NumberInput
              key={id}
              maw={320}
              label={sku.name}
              description={t`Units out of ${all}`}
              min={0}
              max={reverseQty}
              clampBehavior="strict"
              allowNegative={false}
              allowDecimal={sku.marketingUnit !== null}
              step={sku.adjustStep}
              decimalScale={2}
              selectAllOnFocus
              value={part.qtys[id] ?? 0}
              onChange={(value) =>
                part.change({
                  qtys: { ...part.qtys, [id]: typeof value === 'number' ? value : 0 },
                })
              }
            />
          )
        })}
      <TextInput
        ref={part.field}
        maw={320}
        label={t`Amount (${currency})`}
        description={
          isPartOfUnits(reverse, part.qtys) ? (
            <Trans>Without an amount, {most} is refunded for these units.</Trans>
          ) : (
            <Trans>Less than {most}</Trans>
          )
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={part.amount}
        error={part.isWrong && t`Please enter fewer units, or an amount below ${most}.`}
        onChange={(event) => part.change({ amount: event.currentTarget.value })}
      />
    </Stack>
  )
}

const isCountable = ({
  reverseQty,
  tradeOrderLine: { sku },
}: WireDisputeDetail['reverseTradeOrderLineList'][number]) => reverseQty > (sku.adjustStep ?? 1)
