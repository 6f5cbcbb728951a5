import { MOST_PRIZES, prizeField, prizesSchema } from '@galleria/contract/campaign-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Fieldset, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { wordsOf } from '../../parts/typed-prices.ts'
import type { ErrorOf } from '../../parts/use-answered-errors.ts'
import { CampaignForm } from './campaign-form.tsx'
import { prizeFieldOf, toPrize, toTerms } from './campaign-rules.ts'
import styles from './campaigns.module.css'

type Row = { readonly key: number } & Readonly<Record<Part, string>>
type Part = 'points' | 'weight' | 'stock'
const parts = ['points', 'weight', 'stock'] as const

/** A prize draw: what there is to win. */
export function PrizeForm({ done }: { readonly done: () => void }) {
  const { t } = useLingui()
  const [rows, setRows] = useState<readonly Row[]>([
    { key: 1, points: '100', weight: '1', stock: '10' },
    { key: 2, points: '', weight: '9', stock: '' },
  ])
  const read = (typed: FormData) => ({
    prizes: rows.map(({ key }) => {
      const of = (part: Part) => wordsOf(typed, prizeField(part, key))
      return { key, points: of('points'), weight: of('weight'), stock: of('stock') }
    }),
  })
  return (
    <CampaignForm
      label={t`New prize draw`}
      button={<Trans>Plan the prize draw</Trans>}
      done={done}
      schema={prizesSchema}
      read={read}
      fieldOf={prizeFieldOf}
      sentences={{ prize: t`Please type whole numbers, and a weight of at least 1.` }}
      plan={(typed) =>
        mall('POST /sapi/mall-operator/campaign/createPrize', {
          ...toTerms(typed),
          prizeList: typed.prizes.map(toPrize),
        })
      }
    >
      {(errorOf) => <Prizes rows={rows} errorOf={errorOf} set={setRows} />}
    </CampaignForm>
  )
}

function Prizes({
  rows,
  errorOf,
  set,
}: {
  readonly rows: readonly Row[]
  readonly errorOf: ErrorOf
  readonly set: (change: (before: readonly Row[]) => readonly Row[]) => void
}) {
  const { t } = useLingui()
  return (
    <Fieldset legend={t`Prizes`}>
      <Text size="sm" c="dimmed" mb="xs">
        <Trans>
          A prize is as likely as its weight among those that are left. Without points it is
          nothing; without a number there is always one left.
        </Trans>
      </Text>
      <Stack gap="xs">
        {rows.map((row, index) => (
          <PrizeRow
            key={row.key}
            row={row}
            number={index + 1}
            errorOf={errorOf}
            remove={
              rows.length > 1
                ? () => set((before) => before.filter(({ key }) => key !== row.key))
                : undefined
            }
          />
        ))}
      </Stack>
      {rows.length < MOST_PRIZES && (
        <Button
          variant="default"
          mt="sm"
          onClick={() =>
            set((before) => [
              ...before,
              { key: (before.at(-1)?.key ?? 0) + 1, points: '', weight: '1', stock: '' },
            ])
          }
        >
          <Trans>One more prize</Trans>
        </Button>
      )}
    </Fieldset>
  )
}

function PrizeRow({
  row,
  number,
  errorOf,
  remove,
}: {
  readonly row: Row
  readonly number: number
  readonly errorOf: ErrorOf
  readonly remove: (() => void) | undefined
}) {
  const { t } = useLingui()
  const fields = [
    { name: 'points', label: t`Points`, of: t`Points of prize ${number}` },
    { name: 'weight', label: t`Weight`, of: t`Weight of prize ${number}` },
    {
      name: 'stock',
      label: t({ message: 'Number', context: 'how many there are' }),
      of: t`Number of prize ${number}`,
    },
  ] as const
  const wrong = parts.map((part) => errorOf(prizeField(part, row.key))).find(Boolean)
  return (
    <div>
      <div className={styles['prize']}>
        {fields.map(({ name, label, of }) => (
          <TextInput
            key={name}
            label={label}
            aria-label={of}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            name={prizeField(name, row.key)}
            defaultValue={row[name]}
            error={Boolean(errorOf(prizeField(name, row.key)))}
          />
        ))}
        <Button
          variant="default"
          disabled={!remove}
          aria-label={t`Remove prize ${number}`}
          onClick={remove}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
      {wrong && (
        <Text size="sm" c="red" role="alert">
          {wrong}
        </Text>
      )}
    </div>
  )
}
