import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import cards from '../../parts/cards.module.css'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { CountryCard } from './country-card.tsx'
import { taxRatesQuery } from './tax-rates-queries.ts'

/** VAT by country: what counts now, what begins when, and what was. */
export function TaxRatesPage() {
  const { t } = useLingui()
  const rates = useQuery(taxRatesQuery)
  return (
    <Stack gap="lg">
      <title>{t`VAT rates – Galleria back office`}</title>
      <div>
        <Title order={1}>
          <Trans>VAT rates</Trans>
        </Title>
        <Text c="dimmed" maw={640}>
          <Trans>
            A rate begins at midnight of its own country. Prices stay as they are; the tax in them
            changes. Orders keep the rate they were placed with, and what has begun stays as it is.
          </Trans>
        </Text>
      </div>
      {rates.isError && !rates.data && (
        <LoadFailure error={rates.error} retry={() => void rates.refetch()} />
      )}
      {rates.isPending && <ListSkeleton isNarrow />}
      <ul className={cards['cards']} aria-label={t`Countries`}>
        {rates.data?.countryList.map((country) => (
          <li key={country.country}>
            <Card withBorder className={cards['card'] ?? ''}>
              <CountryCard country={country} />
            </Card>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
