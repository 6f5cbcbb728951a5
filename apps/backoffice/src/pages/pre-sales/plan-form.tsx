import { DEPOSIT_PERCENT, MOST_DELIVERY_DAYS } from '@galleria/contract/pre-sale-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Checkbox, Group, NativeSelect, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { MomentField } from '../../parts/moment-field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import promotions from '../promotions/promotions.module.css'
import { fieldOf, planSchema, readPlan, type Typed } from '@galleria/contract/pre-sale-form'
import { preSalesQuery, type Plan } from './pre-sale-queries.ts'

/** A new pre-sale. What is wrong stands at its field, whoever found it; what was typed stays. */
export function PlanForm({ close }: { readonly close: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [kind, setKind] = useState('DEPOSIT')
  const [delivery, setDelivery] = useState('DAYS')
  const planning = useMutation({
    mutationFn: (plan: Plan) => mall('POST /sapi/mall-merchant/preSale/plan', plan),
    onSuccess: (all) => {
      queries.setQueryData(preSalesQuery.queryKey, all)
      close()
    },
  })
  const { formProps, errorOf, notice } = useSentForm<Typed>({
    schema: planSchema,
    fieldOf,
    sentences: useSentences(),
    sending: planning,
    send: (typed) => planning.mutate(readPlan(typed)),
  })
  const title = t`New pre-sale`
  return (
    <Card withBorder maw={760} my="md">
      <form {...formProps} aria-label={title}>
        <Title order={2} mb="sm">
          {title}
        </Title>
        <div className={promotions['fields']}>
          <TextInput
            name="skuCode"
            label={t`Item number`}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            error={errorOf('skuCode')}
            data-autofocus
          />
          <NativeSelect
            name="kind"
            error={errorOf('kind')}
            label={t`How it is paid`}
            value={kind}
            data={[
              { value: 'DEPOSIT', label: t`A deposit, the balance later` },
              { value: 'FULL', label: t`All of it at once` },
            ]}
            onChange={(event) => setKind(event.currentTarget.value)}
          />
          <MomentField name="startTime" label={t`Ordered from`} error={errorOf('startTime')} />
          <MomentField name="endTime" label={t`Ordered until`} error={errorOf('endTime')} />
          {kind === 'DEPOSIT' && <DepositFields errorOf={errorOf} />}
          <DeliveryFields delivery={delivery} choose={setDelivery} errorOf={errorOf} />
        </div>
        <Group mt="md">
          <Button type="submit" loading={planning.isPending}>
            <Trans>Plan it</Trans>
          </Button>
          <Button variant="default" onClick={close}>
            <Trans>Not now</Trans>
          </Button>
        </Group>
        {notice && <Notice tone="refuse">{notice}</Notice>}
      </form>
    </Card>
  )
}

type ErrorOf = (field: keyof Typed & string) => string | undefined

function DepositFields({ errorOf }: { readonly errorOf: ErrorOf }) {
  const { t } = useLingui()
  const { least, most } = DEPOSIT_PERCENT
  return (
    <>
      <TextInput
        name="percent"
        label={t`Deposit, in percent`}
        description={t`${least} to ${most}`}
        inputMode="numeric"
        maxLength={2}
        error={errorOf('percent')}
      />
      <Checkbox
        name="isKept"
        label={t`Keep the deposit when the balance is not paid in time`}
        mt={28}
      />
      <MomentField
        name="balanceStart"
        label={t`Balance paid from`}
        error={errorOf('balanceStart')}
      />
      <MomentField name="balanceEnd" label={t`Balance paid until`} error={errorOf('balanceEnd')} />
    </>
  )
}

function DeliveryFields({
  delivery,
  choose,
  errorOf,
}: {
  readonly delivery: string
  readonly choose: (delivery: string) => void
  readonly errorOf: ErrorOf
}) {
  const { t } = useLingui()
  return (
    <>
      <NativeSelect
        name="delivery"
        error={errorOf('delivery')}
        label={t`When it comes`}
        value={delivery}
        data={[
          { value: 'DAYS', label: t`So many days after the last payment` },
          { value: 'DAY', label: t`On a day` },
        ]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {delivery === 'DAY' ? (
        <TextInput
          type="date"
          name="expectDate"
          label={t`Day of delivery`}
          error={errorOf('expectDate')}
        />
      ) : (
        <TextInput
          name="duration"
          label={t`Days`}
          description={t`1 to ${MOST_DELIVERY_DAYS}`}
          inputMode="numeric"
          maxLength={3}
          error={errorOf('duration')}
        />
      )}
    </>
  )
}

/** What is wrong, by its code. */
function useSentences() {
  const { t } = useLingui()
  const { least, most } = DEPOSIT_PERCENT
  return {
    required: t`Please fill this in.`,
    percent: t`Please type a whole number from ${least} to ${most}.`,
    days: t`Please type a whole number from 1 to ${MOST_DELIVERY_DAYS}.`,
  }
}
