import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text, TextInput } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import styles from './price-fields.module.css'
import { euroPrices, priceField } from './typed-prices.ts'
import { useFormat } from './use-format.ts'

/** An amount for each storefront, none of them needed, inside a form. */
export function PriceFields({
  note,
  errorAt,
}: {
  /** What an empty field means. */
  readonly note: ReactNode
  readonly errorAt: (site: Site) => string | undefined
}) {
  const { t } = useLingui()
  const format = useFormat()
  const group = useRef<HTMLDivElement>(null)
  function fill() {
    const form = group.current?.closest('form')
    for (const { site, text } of form ? euroPrices(new FormData(form)) : []) {
      const field = form?.elements.namedItem(priceField(site))
      if (field instanceof HTMLInputElement) field.value = text
    }
  }
  return (
    <div ref={group} role="group" aria-label={t`Prices`}>
      <Text size="sm" fw={540}>
        <Trans>Prices</Trans>
      </Text>
      <Text size="xs" c="dimmed" mb={6}>
        {note}
      </Text>
      <div className={styles['numbers']}>
        {sites.map((site) => {
          const place = format.site(site)
          const { currency } = storefronts[site]
          return (
            <TextInput
              key={site}
              name={priceField(site)}
              label={t`${place} (${currency})`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              error={errorAt(site)}
            />
          )
        })}
      </div>
      <Button variant="subtle" size="compact-sm" mt={6} onClick={fill}>
        <Trans>The same in all euro countries</Trans>
      </Button>
    </div>
  )
}
