import { MOST_WHOLE_ROWS } from '@galleria/contract/goods-table-rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import type { GoodsImport } from './import-queries.ts'
import { useImportWork } from './use-import-work.ts'

/** The word that a table waits for: all or nothing, or the rows without mistakes. */
export function RunForm({ table }: { readonly table: GoodsImport }) {
  const { t } = useLingui()
  const format = useFormat()
  const textOf = useProblemText()
  const { run } = useImportWork()
  const [isSure, setSure] = useState(false)
  const { planCount, askCount } = table
  const good = planCount.NEW + planCount.CHANGE
  const canBeWhole = planCount.FAULT === 0 && (askCount === 0 || isSure) && good <= MOST_WHOLE_ROWS
  const [wanted, setMode] = useState<'ALL' | 'GOOD'>('GOOD')
  const mode = canBeWhole ? wanted : 'GOOD'
  const count = isSure ? good : good - askCount
  const most = format.count(MOST_WHOLE_ROWS)
  if (good === 0)
    return (
      <Text my="md">
        <Trans>It contains nothing that would change your goods.</Trans>
      </Text>
    )
  return (
    <form
      aria-label={t`Take over`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!run.isPending && count > 0) run.mutate({ id: table.id, mode, isSure })
      }}
    >
      <Stack gap="sm" my="md" maw={640}>
        {askCount > 0 && (
          <Checkbox
            checked={isSure}
            onChange={(event) => setSure(event.currentTarget.checked)}
            label={
              <Plural
                value={askCount}
                one="The # row to be looked at twice is meant as it stands"
                other="The # rows to be looked at twice are meant as they stand"
              />
            }
          />
        )}
        <Radio.Group
          label={t`Which rows`}
          description={t`All or nothing works for up to ${most} rows, none of them with a mistake.`}
          value={mode}
          onChange={(value) => setMode(value as 'ALL' | 'GOOD')}
        >
          <Group gap="md" mt={6}>
            <Radio value="GOOD" label={t`Those without mistakes`} />
            <Radio value="ALL" label={t`All or nothing`} disabled={!canBeWhole} />
          </Group>
        </Radio.Group>
        <div>
          <Button type="submit" loading={run.isPending} disabled={count === 0}>
            <Plural value={count} one="Take # row over" other="Take # rows over" />
          </Button>
        </div>
        {run.isError && (
          <Notice tone="refuse" title={textOf(run.error)}>
            {null}
          </Notice>
        )}
      </Stack>
    </form>
  )
}
