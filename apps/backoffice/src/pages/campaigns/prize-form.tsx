import { MOST_PRIZES } from '@galleria/contract/campaign-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Fieldset, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { CampaignForm } from './campaign-form.tsx'
import { readPrize, type TypedPrize } from './campaign-rules.ts'
import styles from './campaigns.module.css'

/** A prize draw: what there is to win. */
export function PrizeForm({ done }: { readonly done: () => void }) {
  const { t } = useLingui()
  const [prizes, setPrizes] = useState<readonly TypedPrize[]>([
    { key: 1, points: '100', weight: '1', stock: '10' },
    { key: 2, points: '', weight: '9', stock: '' },
  ])
  const read = prizes.map(readPrize)
  return (
    <CampaignForm
      label={t`New prize draw`}
      button={<Trans>Plan the prize draw</Trans>}
      done={done}
      plan={(rule) => {
        const prizeList = read.flatMap((prize) => prize ?? [])
        return prizeList.length === prizes.length
          ? () => mall('POST /sapi/mall-operator/campaign/createPrize', { ...rule, prizeList })
          : undefined
      }}
    >
      {(isChecked) => <Prizes prizes={prizes} read={read} isChecked={isChecked} set={setPrizes} />}
    </CampaignForm>
  )
}

function Prizes({
  prizes,
  read,
  isChecked,
  set,
}: {
  readonly prizes: readonly TypedPrize[]
  readonly read: readonly unknown[]
  readonly isChecked: boolean
  readonly set: (change: (before: readonly TypedPrize[]) => readonly TypedPrize[]) => void
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
        {prizes.map((prize, index) => (
          <PrizeRow
            key={prize.key}
            prize={prize}
            number={index + 1}
            isWrong={isChecked && !read[index]}
            change={(part) =>
              set((before) =>
                before.map((one) => (one.key === prize.key ? { ...one, ...part } : one)),
              )
            }
            remove={
              prizes.length > 1
                ? () => set((before) => before.filter(({ key }) => key !== prize.key))
                : undefined
            }
          />
        ))}
      </Stack>
      {prizes.length < MOST_PRIZES && (
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
  prize,
  number,
  isWrong,
  change,
  remove,
}: {
  readonly prize: TypedPrize
  readonly number: number
  readonly isWrong: boolean
  readonly change: (part: Partial<TypedPrize>) => void
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
            value={prize[name]}
            error={isWrong}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
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
      {isWrong && (
        <Text size="sm" c="red" role="alert">
          <Trans>Please type whole numbers, and a weight of at least 1.</Trans>
        </Text>
      )}
    </div>
  )
}
