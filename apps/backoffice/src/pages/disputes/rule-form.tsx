import type { WireDisputeDetail } from '@galleria/contract/after-sales-dispute'
import { LONGEST_DISPUTE_TEXT, type Ruling } from '@galleria/contract/after-sales-dispute-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { focusDrawerTitle } from '../../parts/detail-drawer.tsx'
import { TextForm } from '../../parts/text-form.tsx'
import { useListChange } from '../../parts/use-list-change.tsx'
import { useFormat } from '../../parts/use-format.ts'
import own from '../after-sales/after-sales.module.css'
import { DISPUTES } from './dispute-queries.ts'
import { PartFields, usePart, type Part } from './part-fields.tsx'
import { useRulingNames } from './ruling-names.ts'

/** The mall's decision and its reasons, which both sides read. */
export function RuleForm({ reverse }: { readonly reverse: WireDisputeDetail }) {
  const { t } = useLingui()
  const format = useFormat()
  const names = useRulingNames(reverse)
  const [ruling, choose] = useState<Ruling>()
  const part = usePart(reverse)
  const { act, isSending, textError, notice, forgive } = useListChange({
    list: DISPUTES,
    field: 'reason',
    send: (decision: { ruling: Ruling; reason: string } & Part) =>
      mall('POST /sapi/mall-operator/dispute/rule', { id: reverse.id, ...decision }),
    wordsFor: ({ ruling: ruled }) => names[ruled],
  })
  if (!reverse.isInDispute) return null
  const until = format.moment(reverse.dispute?.answerUntil ?? reverse.createdAt)
  return (
    <section aria-labelledby="rule" className={own['answer']}>
      <Stack gap="sm">
        <Title order={2} id="rule" m={0}>
          <Trans>Your decision</Trans>
        </Title>
        {notice}
        {reverse.rulingList.length === 0 ? (
          <Text size="sm" c="dimmed">
            {reverse.dispute && !reverse.dispute.shopAnsweredTime ? (
              <Trans>The shop can give its side until {until}; then it can be decided.</Trans>
            ) : (
              <Trans>It is about an own purchase or the own shop: somebody else decides.</Trans>
            )}
          </Text>
        ) : (
          <>
            <Radio.Group
              label={t`What becomes of it`}
              value={ruling ?? ''}
              onChange={(value) => choose(value as Ruling)}
            >
              <Stack gap="xs" mt={6}>
                {reverse.rulingList.map((one) => (
                  <Radio key={one} value={one} label={names[one]} />
                ))}
              </Stack>
            </Radio.Group>
            {ruling && ruling !== 'NONE' && <PartFields reverse={reverse} part={part} />}
            {ruling && (
              <TextForm
                key={ruling}
                max={LONGEST_DISPUTE_TEXT}
                draftName={`ruling-${reverse.id}`}
                name={t`Decide`}
                label={<Trans>Why</Trans>}
                note={<Trans>The buyer and the shop read it. A decision stands.</Trans>}
                submit={<Trans>Decide</Trans>}
                isGrave
                whenEmpty={t`Please say why; both sides read it.`}
                isSending={isSending}
                error={textError}
                forgive={forgive}
                back={<Trans>Cancel</Trans>}
                goBack={() => choose(undefined)}
                send={(reason, onSent) => {
                  const told = ruling === 'NONE' ? {} : part.read()
                  if (told)
                    act({ ruling, reason, ...told }, () => {
                      onSent()
                      focusDrawerTitle()
                    })
                }}
              />
            )}
          </>
        )}
      </Stack>
    </section>
  )
}
