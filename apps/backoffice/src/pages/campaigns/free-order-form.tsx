import { LONGEST_CAMPAIGN_NAME, MOST_ONE_IN } from '@galleria/contract/campaign-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Group, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import type { NewFreeOrders } from './campaign-queries.ts'
import { readAmount } from './campaign-rules.ts'
import { beginTerms, readTerms, TermsFields, type TypedTerms } from './terms-fields.tsx'
import styles from './campaigns.module.css'

type Typed = { readonly oneIn: string; readonly most: string; readonly budget: string }

/** Free orders are planned: for which orders, one of how many, and what they may cost. What was typed stays, whatever the answer. */
export function FreeOrderForm({ done }: { readonly done: () => void }) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const [terms, setTerms] = useState<TypedTerms>(beginTerms)
  const [typed, setTyped] = useState<Typed>({ oneIn: '', most: '', budget: '' })
  const [isSent, setSent] = useState(false)
  const planning = useMutation({
    mutationFn: (wanted: NewFreeOrders) =>
      mall('POST /sapi/mall-operator/campaign/createFreeOrder', wanted),
    onSuccess: ({ name }) => {
      notifications.show({
        message: t`${name} is planned.`,
        closeButtonProps: { 'aria-label': t`Close` },
      })
      done()
      return queries.invalidateQueries({ queryKey: ['campaigns'] })
    },
  })
  const read = {
    oneIn: readOneIn(typed.oneIn),
    most: readAmount(typed.most),
    budget: readAmount(typed.budget),
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    const rule = readTerms(terms)
    const { oneIn, most, budget } = read
    if (rule && oneIn && most && budget && !planning.isPending)
      planning.mutate({ ...rule, oneIn, mostAmt: { value: most }, budgetAmt: { value: budget } })
  }
  const fields = [
    { name: 'oneIn', label: t`One of how many orders`, error: t`Please type a whole number.` },
    { name: 'most', label: t`Free up to`, error: t`Please type an amount.` },
    { name: 'budget', label: t`Budget in all`, error: t`Please type an amount.` },
  ] as const
  return (
    <Card withBorder maw={720} mb="lg">
      <form onSubmit={submit} noValidate aria-label={t`New free orders`}>
        <Stack gap="md">
          <TermsFields
            terms={terms}
            change={(part) => setTerms((before) => ({ ...before, ...part }))}
            isChecked={isSent}
            nameMax={LONGEST_CAMPAIGN_NAME}
          />
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
                error={isSent && read[name] === undefined && error}
                onChange={(event) => {
                  const { value } = event.currentTarget
                  setTyped((before) => ({ ...before, [name]: value }))
                }}
              />
            ))}
          </div>
          {planning.isError && <Notice tone="refuse">{textOf(planning.error)}</Notice>}
          <Group gap="xs">
            <Button type="submit" loading={planning.isPending}>
              <Trans>Plan the free orders</Trans>
            </Button>
            <Button variant="default" onClick={done}>
              <Trans>Cancel</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}

function readOneIn(typed: string): number | undefined {
  const whole = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0
  return whole >= 1 && whole <= MOST_ONE_IN ? whole : undefined
}
