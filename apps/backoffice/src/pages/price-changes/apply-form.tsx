import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import type { PriceChange } from './price-change-queries.ts'
import { useChangeWork } from './use-change-work.ts'

/**
 * The word that a look waits for. What is asked about twice is said with it, and how many they are.
 */
export function ApplyForm({ change }: { readonly change: PriceChange }) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const { apply } = useChangeWork(change.id)
  const [answer, choose] = useState<string | null>(null)
  const [isMissing, miss] = useState(false)
  const { askCount, farCount, planCount } = change
  const count = answer === 'LEAVE' ? planCount.CHANGE - askCount : planCount.CHANGE
  function submit(event: FormEvent) {
    event.preventDefault()
    if (apply.isPending) return
    if (askCount > 0 && answer === null) return miss(true)
    apply.mutate(askCount > 0 ? { areAskedMeant: answer === 'TAKE' } : {})
  }
  return (
    <form onSubmit={submit} aria-label={t`Set the prices`}>
      <Stack gap="sm" my="md" maw={640}>
        {askCount > 0 && (
          <Radio.Group
            label={
              <Plural
                value={askCount}
                one="# price is to be looked at twice"
                other="# prices are to be looked at twice"
              />
            }
            description={
              farCount > 0 ? (
                <Plural
                  value={farCount}
                  one="# of them becomes less than half of the last price, or more than twice."
                  other="# of them become less than half of the last price, or more than twice."
                />
              ) : undefined
            }
            value={answer}
            onChange={(value) => {
              choose(value)
              miss(false)
            }}
            error={isMissing ? t`Please say whether they are meant.` : undefined}
          >
            <Stack gap={6} mt={6}>
              <Radio value="TAKE" label={t`They are meant as they stand`} />
              <Radio value="LEAVE" label={t`Leave them as they are`} />
            </Stack>
          </Radio.Group>
        )}
        {planCount.FAULT > 0 && (
          <Text size="sm">
            <Plural
              value={planCount.FAULT}
              one="# price is not possible and stays as it is."
              other="# prices are not possible and stay as they are."
            />
          </Text>
        )}
        {apply.isError && <Notice tone="refuse">{textOf(apply.error)}</Notice>}
        <div>
          <Button type="submit" loading={apply.isPending} disabled={count === 0}>
            <Plural value={count} one="Set # price" other="Set # prices" />
          </Button>
        </div>
        <Text size="sm" c="dimmed">
          <Trans>A price that somebody changes before is left as it is, and named.</Trans>
        </Text>
      </Stack>
    </form>
  )
}
