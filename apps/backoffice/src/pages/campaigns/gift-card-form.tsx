import { CARD_GOODS_TIMES, MOST_CARD_DAYS } from '@galleria/contract/campaign-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { CampaignForm } from './campaign-form.tsx'
import { readAmount, readWholeUpTo } from './campaign-rules.ts'
import styles from './campaigns.module.css'

type Typed = { readonly value: string; readonly days: string; readonly budget: string }

/** Gift cards: what one is worth, for how long it is good, and what all of them may cost. */
export function GiftCardForm({ done }: { readonly done: () => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<Typed>({ value: '', days: '365', budget: '' })
  const read = {
    value: readAmount(typed.value),
    days: readWholeUpTo(typed.days, MOST_CARD_DAYS),
    budget: readAmount(typed.budget),
  }
  const fields = [
    { name: 'value', label: t`Value of a card`, error: t`Please type an amount.` },
    {
      name: 'days',
      label: t`Good for days`,
      error: t`Please type a whole number up to ${MOST_CARD_DAYS}.`,
    },
    { name: 'budget', label: t`Budget in all`, error: t`Please type an amount.` },
  ] as const
  return (
    <CampaignForm
      label={t`New gift cards`}
      button={<Trans>Plan the gift cards</Trans>}
      done={done}
      plan={(rule) => {
        const { value, days, budget } = read
        return value && days && budget
          ? () =>
              mall('POST /sapi/mall-operator/campaign/createGiftCard', {
                ...rule,
                giftCardAmt: { value },
                validDays: days,
                budgetAmt: { value: budget },
              })
          : undefined
      }}
    >
      {(isChecked) => (
        <div>
          <div className={styles['pair']}>
            {fields.map(({ name, label, error }) => (
              <TextInput
                key={name}
                label={label}
                inputMode="decimal"
                autoComplete="off"
                maxLength={10}
                required
                value={typed[name]}
                error={isChecked && read[name] === undefined && error}
                onChange={(event) => {
                  const { value } = event.currentTarget
                  setTyped((before) => ({ ...before, [name]: value }))
                }}
              />
            ))}
          </div>
          <Text size="sm" c="dimmed" mt="xs">
            <Trans>
              A card is used once, for goods of at least {CARD_GOODS_TIMES} times its value: so the
              commission pays it.
            </Trans>
          </Text>
        </div>
      )}
    </CampaignForm>
  )
}
