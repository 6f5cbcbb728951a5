import { LONGEST_CAMPAIGN_NAME, type TypedTerms } from '@galleria/contract/campaign-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Group, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { FormSchema } from '@galleria/ui/form/field-errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm, type ErrorOf } from '../../parts/use-answered-errors.ts'
import { readTerms } from './campaign-rules.ts'
import { TermsFields } from './terms-fields.tsx'

type Props<Kind> = {
  readonly label: string
  readonly button: ReactNode
  readonly schema: FormSchema
  /** What its kind adds, as it is typed. */ readonly read: (typed: FormData) => Kind
  /** The call that plans it. */ readonly plan: (
    typed: TypedTerms & Kind,
  ) => Promise<{ name: string }>
  /** Where on the form stands what the mall found wrong with what its kind adds. */
  readonly fieldOf: (path: string, typed: Kind) => string
  /** What is wrong with that, by code. */ readonly sentences: Readonly<Record<string, string>>
  readonly done: () => void
  /** The fields of its kind. */ readonly children: (errorOf: ErrorOf) => ReactNode
}

/**
 * A campaign is planned: for which orders, and what its kind adds. What was typed stays, whatever
 * the answer.
 */
export function CampaignForm<Kind>(props: Props<Kind>) {
  const { label, button, schema, read, plan, fieldOf, sentences, done, children } = props
  const { t } = useLingui()
  const queries = useQueryClient()
  const planning = useMutation({
    mutationFn: plan,
    onSuccess: ({ name }) => {
      notifications.show({
        message: t`${name} is planned.`,
        closeButtonProps: { 'aria-label': t`Close` },
      })
      done()
      return queries.invalidateQueries({ queryKey: ['campaigns'] })
    },
  })
  const { formProps, errorOf, notice } = useSentForm<TypedTerms & Kind>({
    schema,
    read: (typed) => ({ ...readTerms(typed), ...read(typed) }),
    fieldOf: (path, typed) => (path === 'orderAmtFrom.value' ? 'amount' : fieldOf(path, typed)),
    refusedAt: {
      'campaign.name_taken': 'name',
      'campaign.window': 'endTime',
      'campaign.currency': 'siteList',
      'campaign.budget': 'budget',
    },
    sentences: {
      name: t`Please give it a name.`,
      amount: t`Please type an amount.`,
      choose: t`Please choose at least one.`,
      required: t`Please choose a day and a time.`,
      over: t`This is before the beginning.`,
      ...sentences,
    },
    sending: planning,
    send: planning.mutate,
  })
  return (
    <Card withBorder maw={720} mb="lg">
      <form {...formProps} aria-label={label}>
        <Stack gap="md">
          <TermsFields errorOf={errorOf} nameMax={LONGEST_CAMPAIGN_NAME} />
          {children(errorOf)}
          {notice && <Notice tone="refuse">{notice}</Notice>}
          <Group gap="xs">
            <Button type="submit" loading={planning.isPending}>
              {button}
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
