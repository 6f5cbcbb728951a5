import { LONGEST_CAMPAIGN_NAME } from '@galleria/contract/campaign-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Group, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { beginTerms, readTerms, TermsFields, type TypedTerms } from './terms-fields.tsx'

type Rule = NonNullable<ReturnType<typeof readTerms>>

/** A campaign is planned: for which orders, and what its kind adds. What was typed stays, whatever the answer. */
export function CampaignForm({
  label,
  button,
  plan,
  done,
  children,
}: {
  readonly label: string
  readonly button: ReactNode
  /** The call that plans it under these terms; undefined while something of its kind cannot be read. */
  readonly plan: (rule: Rule) => (() => Promise<{ name: string }>) | undefined
  readonly done: () => void
  /** The fields of its kind, once it was tried to send them with their errors. */
  readonly children: (isChecked: boolean) => ReactNode
}) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const [terms, setTerms] = useState<TypedTerms>(beginTerms)
  const [isSent, setSent] = useState(false)
  const planning = useMutation({
    mutationFn: (call: () => Promise<{ name: string }>) => call(),
    onSuccess: ({ name }) => {
      notifications.show({
        message: t`${name} is planned.`,
        closeButtonProps: { 'aria-label': t`Close` },
      })
      done()
      return queries.invalidateQueries({ queryKey: ['campaigns'] })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    const rule = readTerms(terms)
    const call = rule && plan(rule)
    if (call && !planning.isPending) planning.mutate(call)
  }
  return (
    <Card withBorder maw={720} mb="lg">
      <form onSubmit={submit} noValidate aria-label={label}>
        <Stack gap="md">
          <TermsFields
            terms={terms}
            change={(part) => setTerms((before) => ({ ...before, ...part }))}
            isChecked={isSent}
            nameMax={LONGEST_CAMPAIGN_NAME}
          />
          {children(isSent)}
          {planning.isError && <Notice tone="refuse">{textOf(planning.error)}</Notice>}
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
