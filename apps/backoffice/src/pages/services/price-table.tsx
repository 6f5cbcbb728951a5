import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, Table, Text, VisuallyHidden } from '@mantine/core'
import type { Site } from '@galleria/contract/storefronts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { servicesQuery, type PriceForm, type Service } from './service-queries.ts'

/** Which goods are assembled, one storefront at a time. */
export function PriceTable({
  service: { shop, priceList },
  mayWrite,
}: {
  readonly service: Service
  readonly mayWrite: boolean
}) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const [chosen, choose] = useState<Site>()
  const removing = useMutation({
    mutationFn: (form: PriceForm) => mall('POST /sapi/mall-merchant/service/price', form),
    onSuccess: (services) => queries.setQueryData(servicesQuery.queryKey, services),
  })
  if (priceList.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>No goods are priced yet, so buyers see nothing of it.</Trans>
      </Text>
    )
  const priced = [...new Set(priceList.map(({ site }) => site))]
  const shown = chosen && priced.includes(chosen) ? chosen : priced[0]
  return (
    <>
      <SiteSelect sites={priced} shown={shown} choose={choose} />
      <Table.ScrollContainer minWidth={320}>
        <Table aria-label={t`Prices of assembly by ${shop.name}`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <Trans>Item</Trans>
              </Table.Th>
              <Table.Th>
                <Trans>A piece</Trans>
              </Table.Th>
              {mayWrite && (
                <Table.Th>
                  <VisuallyHidden>
                    <Trans>Take off</Trans>
                  </VisuallyHidden>
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {priceList
              .filter(({ site }) => site === shown)
              .map((price) => (
                <PriceRow
                  key={price.item.id}
                  price={price}
                  isBusy={removing.isPending}
                  takeOff={
                    mayWrite
                      ? () =>
                          removing.mutate({
                            shopId: shop.id,
                            itemCode: price.itemCode,
                            site: price.site,
                            amount: null,
                          })
                      : undefined
                  }
                />
              ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {removing.error && <Notice tone="refuse">{textOf(removing.error)}</Notice>}
    </>
  )
}

function PriceRow({
  price: { item, site, amount },
  isBusy,
  takeOff,
}: {
  readonly price: Service['priceList'][number]
  readonly isBusy: boolean
  readonly takeOff: (() => void) | undefined
}) {
  const { t } = useLingui()
  const format = useFormat()
  const [name, where] = [item.name, format.site(site)]
  return (
    <Table.Tr>
      <Table.Td>{name}</Table.Td>
      <Table.Td>{format.money(amount)}</Table.Td>
      {takeOff && (
        <Table.Td>
          <Button
            variant="default"
            size="compact-md"
            disabled={isBusy}
            aria-label={t`Take off ${name} (${where})`}
            onClick={takeOff}
          >
            <Trans>Take off</Trans>
          </Button>
        </Table.Td>
      )}
    </Table.Tr>
  )
}

function SiteSelect({
  sites,
  shown,
  choose,
}: {
  readonly sites: readonly Site[]
  readonly shown: Site | undefined
  readonly choose: (site: Site) => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  if (sites.length < 2) return null
  return (
    <NativeSelect
      label={t`Storefront`}
      maw={280}
      value={shown}
      data={sites.map((site) => ({ value: site, label: format.site(site) }))}
      onChange={(event) => choose(event.currentTarget.value as Site)}
    />
  )
}
