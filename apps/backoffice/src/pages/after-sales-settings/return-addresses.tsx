import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure, Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { addressLine } from '../after-sales/answer-rules.ts'
import { AddressForm } from './address-form.tsx'
import { returnAddressesQuery, type ForCountry, type ShopAddresses } from './settings-queries.ts'

/** Where the goods of each shop come back to: usually, and from some countries. */
export function ReturnAddresses({ mayWrite }: { readonly mayWrite: boolean }) {
  const list = useQuery(returnAddressesQuery)
  return (
    <Stack component="section" gap="sm" align="start" aria-labelledby="return-addresses">
      <Title order={2} id="return-addresses">
        <Trans>Return addresses</Trans>
      </Title>
      <Text c="dimmed" maw={640} size="sm">
        <Trans>
          Buyers send goods back to the usual address, or to the one for the country their order was
          delivered to. Requests you have already approved keep their address.
        </Trans>
      </Text>
      {list.isError && !list.data && (
        <LoadFailure error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isPending && <ListSkeleton isNarrow />}
      <ul className={cards['cards']} style={{ width: '100%' }}>
        {(list.data ?? []).map((one) => (
          <li key={one.shop.id}>
            <OneShop own={one} mayWrite={mayWrite} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

type Edited = ForCountry | 'usual' | 'new' | undefined

function OneShop({ own, mayWrite }: { readonly own: ShopAddresses; readonly mayWrite: boolean }) {
  const format = useFormat()
  const [edited, edit] = useState<Edited>()
  const close = () => edit(undefined)
  const usual = { own, mayWrite, forCountry: null, address: own.usual } as const
  return (
    <Card withBorder className={cards['card'] ?? ''}>
      <div className={cards['head']}>
        <h3>{own.shop.name}</h3>
      </div>
      {edited === 'usual' ? (
        <AddressForm own={own} forCountry={null} address={own.usual} close={close} />
      ) : (
        <OneAddress {...usual} edit={() => edit('usual')} canRemove={own.isUsualSet} />
      )}
      {own.forCountryList.map(({ country, address }) =>
        edited === country ? (
          <AddressForm
            key={country}
            own={own}
            forCountry={country}
            address={address}
            close={close}
          />
        ) : (
          <OneAddress
            key={country}
            own={own}
            mayWrite={mayWrite}
            forCountry={country}
            address={address}
            edit={() => edit(country)}
            canRemove
          />
        ),
      )}
      {edited === 'new' && (
        <AddressForm own={own} forCountry="new" address={own.usual} close={close} />
      )}
      {mayWrite && edited === undefined && (
        <div>
          <Button variant="default" size="compact-md" onClick={() => edit('new')}>
            <Trans>Add an address for a country</Trans>
          </Button>
        </div>
      )}
      {!mayWrite && own.forCountryList.length === 0 && (
        <Text size="sm" c="dimmed">
          {format.country(own.usual.country)}
        </Text>
      )}
    </Card>
  )
}

function OneAddress({
  own,
  forCountry,
  address,
  mayWrite,
  canRemove,
  edit,
}: {
  readonly own: ShopAddresses
  readonly forCountry: ForCountry | null
  readonly address: ShopAddresses['usual']
  readonly mayWrite: boolean
  readonly canRemove: boolean
  readonly edit: () => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const removing = useMutation({
    mutationFn: () =>
      mall('POST /sapi/mall-merchant/returnaddress/remove', { shopId: own.shop.id, forCountry }),
    onSuccess: (list) => queries.setQueryData(returnAddressesQuery.queryKey, list),
  })
  const name = forCountry ? format.country(forCountry) : t`Usual address`
  return (
    <div>
      <Text size="sm" fw={540}>
        {name}
      </Text>
      <Text size="sm">{addressLine(address)}</Text>
      {removing.isError && <Notice tone="refuse">{textOf(removing.error)}</Notice>}
      {mayWrite && (
        <Group gap="xs" mt={4}>
          <Button
            variant="default"
            size="compact-sm"
            onClick={edit}
            aria-label={t`Change the return address: ${name}`}
          >
            <Trans>Change</Trans>
          </Button>
          {canRemove && (
            <Button
              variant="subtle"
              size="compact-sm"
              loading={removing.isPending}
              onClick={() => removing.mutate()}
              aria-label={t`Remove the return address: ${name}`}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}
