import type { MerchantReverse } from '@galleria/contract/after-sales'
import { foundDispositions } from '@galleria/contract/after-sales-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { NumberInput, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import detail from '../../parts/detail.module.css'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useVersionText } from '../../parts/use-version-text.ts'
import own from './after-sales.module.css'
import {
  returningOf,
  withCount,
  type FoundLines,
  type InspectionError,
} from './inspection-rules.ts'
import { dispositionNames } from './reverse-words.ts'

type Props = {
  readonly lines: MerchantReverse['reverseTradeOrderLineList']
  readonly found: FoundLines
  readonly errors: readonly InspectionError[]
  /** Of a withdrawal by law no piece can be refused. */ readonly mustAccept: boolean
  readonly change: (found: FoundLines) => void
  /** What else is said of a line. */ readonly children: (line: Line) => ReactNode
}
type Line = MerchantReverse['reverseTradeOrderLineList'][number]

/** How many of each line are good for what. */
export function FoundUnits({ lines, found, errors, mustAccept, change, children }: Props) {
  const kinds = foundDispositions.filter((kind) => !mustAccept || kind !== 'REFUSED')
  const { i18n, t } = useLingui()
  const format = useFormat()
  const versionText = useVersionText()
  const error = errors.includes('count')
    ? t`The numbers of each item must add up to what was sent back.`
    : errors.includes('none')
      ? mustAccept
        ? t`The buyer has not said yet that it was sent: all of it cannot be missing.`
        : t`Nothing is accepted: refuse all of it instead.`
      : undefined
  return (
    <>
      {lines.map((line) => {
        const counts = found[line.id]
        const { sku } = line.tradeOrderLine
        if (!counts) return null
        const [all, name] = [returningOf(line), sku.name]
        const total = format.quantity(all, sku.marketingUnit)
        return (
          <fieldset key={line.id} className={own['found']}>
            <legend>
              <GoodsPicture url={sku.image} tint={sku.tint} name="" size={40} />
              <span>
                {name} <span className={detail['minor']}>{versionText(sku.attributes)}</span>{' '}
                <span className={detail['minor']}>
                  <Trans>{total} sent back</Trans>
                </span>
              </span>
            </legend>
            {kinds.map((kind) => (
              <NumberInput
                key={kind}
                w={120}
                label={i18n._(dispositionNames[kind])}
                min={0}
                max={all}
                clampBehavior="strict"
                allowNegative={false}
                allowDecimal={sku.marketingUnit !== null}
                step={sku.adjustStep}
                decimalScale={2}
                selectAllOnFocus
                error={Boolean(error)}
                value={counts[kind]}
                onChange={(value) =>
                  change({
                    ...found,
                    [line.id]: withCount(counts, kind, typeof value === 'number' ? value : 0, all),
                  })
                }
              />
            ))}
            {children(line)}
          </fieldset>
        )
      })}
      {error && (
        <Text role="alert" size="sm" c="var(--refuse)">
          {error}
        </Text>
      )}
    </>
  )
}
