import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { WaitingList } from '../../parts/waiting-list.tsx'
import { readWaitingSearch } from '../../parts/waiting-search.ts'
import { ParcelCard } from './parcel-card.tsx'
import { strayParcelsQuery } from './parcel-queries.ts'

/** Parcels on the road that the books do not know: found after a restore. */
export function ParcelsPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const search = readWaitingSearch(params)
  const page = useQuery(strayParcelsQuery(search))
  return (
    <>
      <title>{t`Parcels to look at – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Parcels to look at</Trans>
      </Title>
      <WaitingList
        path="/operator/parcels"
        search={search}
        page={page}
        name={t`Parcels to look at`}
        nothing={<Trans>All parcels are in the books</Trans>}
        card={(parcel) => <ParcelCard key={parcel.id} parcel={parcel} />}
      />
    </>
  )
}
