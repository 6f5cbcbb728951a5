import { GROUP_HOURS, GROUP_PERCENT, GROUP_SIZE } from '@galleria/contract/group-offer-rules'
import { LONGEST_CODE } from '@galleria/contract/item-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { MomentField } from '../../parts/moment-field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm, type ErrorOf } from '../../parts/use-answered-errors.ts'
import promotions from '../promotions/promotions.module.css'
import { groupOffersQuery, type GroupOfferPlan } from './group-offer-queries.ts'
import {
  fieldOf,
  percentField,
  planSchema,
  readPlan,
  sizeField,
  sizeRows,
  type Typed,
} from '@galleria/contract/group-offer-form'
import { FormButtons } from '../../parts/form-buttons.tsx'

/** A new group offer. What is wrong stands at its field, whoever found it; what was typed stays. */
export function GroupOfferForm({ close }: { readonly close: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { least, most } = GROUP_HOURS
  const planning = useMutation({
    mutationFn: (plan: GroupOfferPlan) => mall('POST /sapi/mall-merchant/groupOffer/plan', plan),
    onSuccess: (all) => {
      queries.setQueryData(groupOffersQuery.queryKey, all)
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
  return (
    <Card withBorder maw={760} my="md">
      <form {...formProps} aria-label={t`New group offer`}>
        <Stack gap="md">
          <Title order={2}>
            <Trans>New group offer</Trans>
          </Title>
          <div className={promotions['fields']}>
            <TextInput
              name="skuCode"
              label={t`Item number`}
              maxLength={LONGEST_CODE}
              autoComplete="off"
              spellCheck={false}
              error={errorOf('skuCode')}
              data-autofocus
            />
            <TextInput
              name="openHours"
              label={t`Hours to fill a group`}
              description={t`${least} to ${most}, from the first payment`}
              inputMode="numeric"
              maxLength={3}
              error={errorOf('openHours')}
            />
            <MomentField name="startTime" label={t`From`} error={errorOf('startTime')} />
            <MomentField name="endTime" label={t`Until`} error={errorOf('endTime')} />
          </div>
          <SizeFields errorOf={errorOf} />
          {notice && <Notice tone="refuse">{notice}</Notice>}
          <FormButtons isPending={planning.isPending} close={close}>
            <Trans>Plan it</Trans>
          </FormButtons>
        </Stack>
      </form>
    </Card>
  )
}

function SizeFields({ errorOf }: { readonly errorOf: ErrorOf }) {
  const { t } = useLingui()
  return (
    <>
      <Text size="sm" c="dimmed">
        <Trans>
          Each group size takes a percentage off the price on the shelf, in every storefront. One
          size is enough; rows that are left empty do not count.
        </Trans>
      </Text>
      {sizeRows.map((row) => {
        const number = row + 1
        return (
          <div key={row} className={promotions['fields']}>
            <TextInput
              name={sizeField(row)}
              label={t`Members, size ${number}`}
              inputMode="numeric"
              maxLength={2}
              error={errorOf(sizeField(row))}
            />
            <TextInput
              name={percentField(row)}
              label={t`Percent off, size ${number}`}
              inputMode="numeric"
              maxLength={2}
              error={errorOf(percentField(row))}
            />
          </div>
        )
      })}
    </>
  )
}

/** What is wrong, by its code. */
function useSentences() {
  const { t } = useLingui()
  const whole = ({ least, most }: { least: number; most: number }) =>
    t`Please type a whole number from ${least} to ${most}.`
  return {
    required: t`Please fill this in.`,
    hours: whole(GROUP_HOURS),
    size: whole(GROUP_SIZE),
    percent: whole(GROUP_PERCENT),
  }
}
