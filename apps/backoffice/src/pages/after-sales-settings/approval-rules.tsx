import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import type { Staff } from '../../api/queries.ts'
import cards from '../../parts/cards.module.css'
import { LoadFailure, Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useReverseWords } from '../after-sales/reverse-words.ts'
import { RuleEditor } from './rule-form.tsx'
import { approvalRulesQuery, type ApprovalRule } from './settings-queries.ts'

/** By which rules of its own a shop agrees to applications at once. */
export function ApprovalRules({
  mayWrite,
  shops,
}: {
  readonly mayWrite: boolean
  readonly shops: Staff['shops']
}) {
  const list = useQuery(approvalRulesQuery)
  const [edited, edit] = useState<number | 'new'>()
  const close = () => edit(undefined)
  return (
    <Stack component="section" gap="sm" align="start" aria-labelledby="approval-rules">
      <Title order={2} id="approval-rules">
        <Trans>Rules for approving</Trans>
      </Title>
      <Text c="dimmed" maw={640} size="sm">
        <Trans>
          A request that meets a rule is approved right after it was made, without you. Exchanges,
          goods paid for with points, further requests for the same goods, faults reported after 30
          days and requests from people who work for you always wait for a person.
        </Trans>
      </Text>
      {list.isError && !list.data && (
        <LoadFailure error={list.error} retry={() => void list.refetch()} />
      )}
      <ul className={cards['cards']} style={{ width: '100%' }}>
        {(list.data ?? []).map((rule, index) => (
          <li key={rule.id}>
            <Card withBorder className={cards['card'] ?? ''}>
              {edited === rule.id ? (
                <RuleEditor rule={rule} shops={shops} close={close} />
              ) : (
                <OneRule
                  rule={rule}
                  number={index + 1}
                  withShop={shops.length > 1}
                  {...(mayWrite ? { edit: () => edit(rule.id) } : {})}
                />
              )}
            </Card>
          </li>
        ))}
      </ul>
      {edited === 'new' && <RuleEditor rule={undefined} shops={shops} close={close} />}
      {mayWrite && edited === undefined && (
        <Button variant="default" onClick={() => edit('new')}>
          <Trans>Add a rule</Trans>
        </Button>
      )}
    </Stack>
  )
}

function OneRule({
  rule,
  number,
  withShop,
  edit,
}: {
  readonly rule: ApprovalRule
  readonly number: number
  readonly withShop: boolean
  readonly edit?: () => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  const words = useReverseWords()
  const queries = useQueryClient()
  const textOf = useProblemText()
  const removing = useMutation({
    mutationFn: () => mall('POST /sapi/mall-merchant/approvalrule/remove', { id: rule.id }),
    onSuccess: (list) => queries.setQueryData(approvalRulesQuery.queryKey, list),
  })
  const most = format.money(rule.most)
  const { mostADay, approvedToday } = rule
  return (
    <>
      <div className={cards['head']}>
        <h3>
          <Trans>Rule {number}</Trans>
        </h3>
        <Text size="sm" c="dimmed">
          {rule.isOn ? <Trans>Switched on</Trans> : <Trans>Switched off</Trans>}
          {withShop && ` · ${rule.shop.name}`}
        </Text>
      </div>
      <Text size="sm">{rule.typeList.map(words.type).join(', ')}</Text>
      <Text size="sm">{rule.reasonList.map(words.reason).join(', ')}</Text>
      <Text size="sm">
        <Trans>Up to {most}</Trans>
        {rule.needsPhoto && (
          <>
            {' · '}
            <Trans>only with a photo</Trans>
          </>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        <Plural
          value={mostADay}
          one="At most # request in 24 hours"
          other="At most # requests in 24 hours"
        />
        {' · '}
        <Plural value={approvedToday} one="# so far" other="# so far" />
      </Text>
      {removing.isError && <Notice tone="refuse">{textOf(removing.error)}</Notice>}
      {edit && (
        <Group gap="xs">
          <Button
            variant="default"
            size="compact-sm"
            onClick={edit}
            aria-label={t`Change rule ${number}`}
          >
            <Trans>Change</Trans>
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={removing.isPending}
            onClick={() => removing.mutate()}
            aria-label={t`Remove rule ${number}`}
          >
            <Trans>Remove</Trans>
          </Button>
        </Group>
      )}
    </>
  )
}
