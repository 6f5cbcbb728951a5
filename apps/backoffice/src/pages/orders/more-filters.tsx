import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useFormat } from '../../parts/use-format.ts'
import { countries, isNarrowed, readAmount, type OrderSearch } from './order-search.ts'
import styles from './more-filters.module.css'

type Props = {
  readonly search: OrderSearch
  readonly go: (change: Partial<OrderSearch>) => void
}

/** What is not asked for every day: days, country and amount. Open while one of them is set. */
export function MoreFilters({ search, go }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const [isAsked, ask] = useState(false)
  if (!isAsked && !isNarrowed(search))
    return (
      <Button variant="default" aria-expanded={false} onClick={() => ask(true)}>
        <Trans>More filters</Trans>
      </Button>
    )
  return (
    <fieldset className={styles['more']}>
      <legend className={styles['legend']}>
        <Trans>More filters</Trans>
      </legend>
      <TextInput
        type="date"
        label={t`Placed from`}
        value={search.from ?? ''}
        max={search.to}
        onChange={(event) => go({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={t`Placed until`}
        value={search.to ?? ''}
        min={search.from}
        onChange={(event) => go({ to: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label={t`Country of delivery`}
        value={search.country ?? ''}
        onChange={(event) => go({ country: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: t`All countries` },
          ...countries.map((code) => ({ value: code, label: format.country(code) })),
        ]}
      />
      <NativeSelect
        label={t`Handed over`}
        value={search.fetched ? 'fetched' : ''}
        onChange={(event) => go({ fetched: event.currentTarget.value === 'fetched' || undefined })}
        data={[
          { value: '', label: t`Sent or collected` },
          { value: 'fetched', label: t`Collected at a site` },
        ]}
      />
      <NativeSelect
        label={t`Kind of order`}
        value={search.free ? 'free' : ''}
        onChange={(event) => go({ free: event.currentTarget.value === 'free' || undefined })}
        data={[
          { value: '', label: t`All orders` },
          { value: 'free', label: t`Sent at no charge` },
        ]}
      />
      <Amount name={t`Amount from`} value={search.least} set={(least) => go({ least })} />
      <Amount name={t`Amount to`} value={search.most} set={(most) => go({ most })} />
    </fieldset>
  )
}

const PAUSE_MS = 400

function Amount({
  name,
  value,
  set,
}: {
  readonly name: string
  readonly value: number | undefined
  readonly set: (amount: number | undefined) => void
}) {
  const { t } = useLingui()
  const [typed, type] = useState(value === undefined ? '' : String(value))
  const isWrong = typed.trim() !== '' && readAmount(typed.trim()) === undefined
  const later = useDebouncedCallback((text: string) => set(readAmount(text.trim())), PAUSE_MS)
  return (
    <TextInput
      label={name}
      inputMode="decimal"
      value={typed}
      error={isWrong ? t`A number, please` : undefined}
      onChange={(event) => {
        type(event.currentTarget.value)
        later(event.currentTarget.value)
      }}
      onBlur={() => later.flush()}
    />
  )
}
