import type { MerchantReverse } from '@galleria/contract/after-sales'
import { LONGEST_OFFER_TEXT, type OfferKind } from '@galleria/contract/after-sales-offer-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, Stack, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type Ref } from 'react'
import { Change, TextForm } from '../../parts/text-form.tsx'
import { readAmount } from './answer-rules.ts'
import { usePointsAndMoney } from '../../parts/points-and-money.ts'
import { SavedTexts } from './saved-texts.tsx'
import type { Answering } from './use-answer.tsx'

/**
 * Something else than what was asked for: some money for goods that stay, or all of it once they
 * are back.
 */
export function OfferForm({
  reverse,
  answering,
  back,
}: {
  readonly reverse: MerchantReverse
  readonly answering: Answering
  readonly back: () => void
}) {
  const { t } = useLingui()
  const options = reverse.offerOptionList
  const [kind, choose] = useState<OfferKind | undefined>(options[0]?.kind)
  const [typed, type] = useState('')
  const [isMissing, miss] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The amount comes before the words.
  useEffect(() => field.current?.focus(), [])
  const option = options.find((one) => one.kind === kind)
  if (!option) return null
  const amount = option.kind === 'PART' ? readAmount(typed) : undefined
  function send(content: string, onSent: () => void) {
    if (option?.kind === 'PART' && amount === undefined) {
      miss(true)
      field.current?.focus()
      return
    }
    answering.give({ answer: 'offer', kind: option!.kind, amount, content }, onSent)
  }
  return (
    <Stack gap="sm">
      <KindChoice
        options={options}
        kind={option.kind}
        choose={(chosen) => {
          answering.forgive()
          choose(chosen)
        }}
      />
      {option.kind === 'PART' && (
        <AmountField
          type={reverse.reverseTradeOrderType}
          option={option}
          ref={field}
          value={typed}
          error={isMissing ? t`Please state an amount.` : answering.amountError}
          onChange={(value) => {
            answering.forgive()
            miss(false)
            type(value)
          }}
        />
      )}
      <TextForm
        draftName={`offer-${reverse.id}`}
        name={t`Make an offer`}
        label={t`Why you offer this (the buyer reads this)`}
        max={LONGEST_OFFER_TEXT}
        submit={<Trans>Send the offer</Trans>}
        note={
          <Trans>
            The buyer has three days. Until then you can approve the request, but not reject it.
          </Trans>
        }
        whenEmpty={t`Please say why; the buyer reads it.`}
        isSending={answering.isSending}
        error={answering.reasonError}
        forgive={answering.forgive}
        send={send}
        fill={(put) => <SavedTexts reverse={reverse} put={put} />}
        back={<Change />}
        goBack={back}
      />
    </Stack>
  )
}

type Option = MerchantReverse['offerOptionList'][number]

/** Which of the two; nothing to choose where only one can be offered. */
function KindChoice({
  options,
  kind,
  choose,
}: {
  readonly options: readonly Option[]
  readonly kind: OfferKind
  readonly choose: (kind: OfferKind) => void
}) {
  const { t } = useLingui()
  if (options.length < 2) return null
  return (
    <Radio.Group
      label={t`What you offer`}
      value={kind}
      onChange={(value) => choose(value as OfferKind)}
    >
      <Stack gap="xs" mt={6}>
        {options.map((one) => (
          <Radio key={one.kind} value={one.kind} label={<OptionText option={one} />} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function OptionText({ option }: { readonly option: Option }) {
  const money = usePointsAndMoney()(option)
  return option.kind === 'PART' ? (
    <Trans>The buyer keeps the goods and gets less than {money}</Trans>
  ) : (
    <Trans>The buyer sends the goods back and gets {money}</Trans>
  )
}

function AmountField({
  type,
  option,
  ref,
  value,
  error,
  onChange,
}: {
  readonly type: MerchantReverse['reverseTradeOrderType']
  readonly option: Option
  readonly ref: Ref<HTMLInputElement>
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}) {
  const { t } = useLingui()
  const { currency } = option.amount
  const most = usePointsAndMoney()(option)
  // Of an exchange no money was asked for: what they cost is the limit.
  const wanted =
    type === 'SALE_EXCHANGE'
      ? t`The buyer keeps the goods, which cost ${most}, and nothing is exchanged.`
      : type === 'SALE_RETURN'
        ? t`The buyer keeps the goods, and wanted to send them back for ${most}.`
        : t`The buyer keeps the goods and has asked for ${most}.`
  return (
    <TextInput
      ref={ref}
      label={t`Amount that you offer (${currency})`}
      description={
        option.points > 0 ? (
          <>
            {wanted} <Trans>Points are returned in proportion to the refund.</Trans>
          </>
        ) : (
          wanted
        )
      }
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
