import { MOST_ONE_IN } from '@galleria/contract/campaign-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { CampaignForm } from './campaign-form.tsx'
import { readAmount, readWholeUpTo } from './campaign-rules.ts'
import styles from './campaigns.module.css'

type Typed = { readonly oneIn: string; readonly most: string; readonly budget: string }

/** Free orders: one of how many, and what they may cost. */
export function FreeOrderForm({ done }: { readonly done: () => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<Typed>({ oneIn: '', most: '', budget: '' })
  const read = {
    oneIn: readWholeUpTo(typed.oneIn, MOST_ONE_IN),
    most: readAmount(typed.most),
    budget: readAmount(typed.budget),
  }
  const fields = [
    { name: 'oneIn', label: t`One of how many orders`, error: t`Please type a whole number.` },
    { name: 'most', label: t`Free up to`, error: t`Please type an amount.` },
    { name: 'budget', label: t`Budget in all`, error: t`Please type an amount.` },
  ] as const
  return (
    <CampaignForm
      label={t`New free orders`}
      button={<Trans>Plan the free orders</Trans>}
      done={done}
      plan={(rule) => {
        const { oneIn, most, budget } = read
        return oneIn && most && budget
          ? () =>
              mall('POST /sapi/mall-operator/campaign/createFreeOrder', {
                ...rule,
                oneIn,
                mostAmt: { value: most },
                budgetAmt: { value: budget },
              })
          : undefined
      }}
    >
      {(isChecked) => (
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
      )}
    </CampaignForm>
  )
}
