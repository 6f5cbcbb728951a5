import type { WireTaxCountry } from '@galleria/contract/tax-rate'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { PlanForm } from './plan-form.tsx'
import { useTaxRatesChange } from './tax-rates-queries.ts'

/** One country: its rate now, those before and after it, and the next one to plan. */
export function CountryCard({ country }: { readonly country: WireTaxCountry }) {
  const { t } = useLingui()
  const format = useFormat()
  const textOf = useProblemText()
  const [isPlanning, plan] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const dropping = useTaxRatesChange(
    (asked: Pick<WireTaxCountry, 'country' | 'version'> & { beginsOn: string }) =>
      mall('POST /sapi/mall-operator/taxRate/drop', asked),
  )
  const name = format.country(country.country)
  function close() {
    plan(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  function drop(beginsOn: string) {
    const { country: code, version } = country
    dropping.mutate(
      { country: code, version, beginsOn },
      { onSuccess: () => opener.current?.focus() },
    )
  }
  return (
    <>
      <div className={cards['head']}>
        <h2>{name}</h2>
        <Text size="sm" c="dimmed">
          <Trans>{format.percent(country.rate)} now</Trans>
        </Text>
      </div>
      <Stack
        component="ul"
        gap={4}
        m={0}
        p={0}
        style={{ listStyle: 'none' }}
        aria-label={t`VAT rates of ${name}`}
      >
        {country.rateList.map((one) => (
          <Group component="li" key={one.beginsOn} gap="xs">
            <RateText one={one} />
            {one.isOpen && (
              <Button
                variant="subtle"
                size="compact-md"
                loading={dropping.isPending}
                onClick={() => drop(one.beginsOn)}
                aria-label={t`Remove the rate from ${format.day(one.beginsOn)} on in ${name}`}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      {dropping.isError && <Notice tone="refuse">{textOf(dropping.error)}</Notice>}
      {isPlanning ? (
        <PlanForm country={country} name={name} close={close} />
      ) : (
        <div>
          <Button
            ref={opener}
            variant="default"
            size="compact-md"
            onClick={() => plan(true)}
            aria-label={t`Plan a rate for ${name}`}
          >
            <Trans>Plan a rate</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function RateText({ one }: { readonly one: WireTaxCountry['rateList'][number] }) {
  const format = useFormat()
  const [rate, day] = [format.percent(one.rate), format.day(one.beginsOn)]
  if (one.status === 'PLANNED')
    return (
      <Text size="sm" fw={600}>
        <Trans>
          {rate} from {day} on
        </Trans>
      </Text>
    )
  return (
    <Text size="sm" {...(one.status === 'PAST' ? { c: 'dimmed' } : {})}>
      {one.status === 'NOW' ? (
        <Trans>
          {rate} since {day}
        </Trans>
      ) : (
        <Trans>
          Before: {rate} since {day}
        </Trans>
      )}
    </Text>
  )
}
