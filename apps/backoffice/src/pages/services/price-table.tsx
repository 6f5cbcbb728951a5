import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Table, Text, VisuallyHidden } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { servicesQuery, type PriceForm, type Service } from './service-queries.ts'

/** Which goods are assembled, storefront by storefront. */
export function PriceTable({
  service: { shop, priceList },
  mayWrite,
}: {
  readonly service: Service
  readonly mayWrite: boolean
}) {
  const { t } = useLingui()
  const format = useFormat()
  const textOf = useProblemText()
  const queries = useQueryClient()
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
  return (
    <>
      <Table.ScrollContainer minWidth={320}>
        <Table aria-label={t`Prices of assembly by ${shop.name}`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <Trans>Item</Trans>
              </Table.Th>
              <Table.Th>
                <Trans>Storefront</Trans>
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
            {priceList.map(({ item, itemCode, site, amount }) => {
              const [name, where] = [item.name, format.site(site)]
              return (
                <Table.Tr key={`${item.id} ${site}`}>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td>{where}</Table.Td>
                  <Table.Td>{format.money(amount)}</Table.Td>
                  {mayWrite && (
                    <Table.Td>
                      <Button
                        variant="default"
                        size="compact-md"
                        disabled={removing.isPending}
                        aria-label={t`Take off ${name} (${where})`}
                        onClick={() =>
                          removing.mutate({ shopId: shop.id, itemCode, site, amount: null })
                        }
                      >
                        <Trans>Take off</Trans>
                      </Button>
                    </Table.Td>
                  )}
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {removing.error && <Notice tone="refuse">{textOf(removing.error)}</Notice>}
    </>
  )
}
