import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import { useState } from 'react'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import cards from '../../parts/cards.module.css'
import { Empty } from '../../parts/empty.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { SiteEditor } from './site-form.tsx'
import { sitesQuery, type Site } from './site-queries.ts'

/** Where buyers fetch what they bought from the own shops. */
export function SitesPage() {
  const { t } = useLingui()
  const { data: who } = useQuery(whoQuery)
  const list = useQuery(sitesQuery)
  const [edited, edit] = useState<number | 'new'>()
  const mayWrite = rightsOf(who).includes('write')
  const shops = who?.kind === 'staff' ? who.staff.shops : []
  return (
    <>
      <title>{t`Sites – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Sites</Trans>
      </Title>
      <Text c="dimmed" maw={640}>
        <Trans>
          Buyers collect their orders at your sites, free of charge. Hand goods over to the person
          who shows the code of the order.
        </Trans>
      </Text>
      {list.isError && !list.data && (
        <LoadFailure error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isPending && <ListSkeleton isNarrow />}
      {list.data?.length === 0 && edited === undefined && (
        <Empty
          icon={<IconBuildingStore size={36} stroke={1.5} aria-hidden />}
          title={<Trans>Your shops have no site yet</Trans>}
        />
      )}
      {edited === 'new' && (
        <SiteEditor site={undefined} shops={shops} close={() => edit(undefined)} />
      )}
      {mayWrite && edited === undefined && (
        <div>
          <Button onClick={() => edit('new')}>
            <Trans>Add a site</Trans>
          </Button>
        </div>
      )}
      <ul className={cards['cards']}>
        {(list.data ?? []).map((site) => (
          <li key={site.id}>
            <Card withBorder className={cards['card'] ?? ''}>
              {edited === site.id ? (
                <SiteEditor site={site} shops={shops} close={() => edit(undefined)} />
              ) : (
                <SiteFacts site={site} edit={mayWrite ? () => edit(site.id) : undefined} />
              )}
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}

function SiteFacts({
  site,
  edit,
}: {
  readonly site: Site
  readonly edit: (() => void) | undefined
}) {
  const { t } = useLingui()
  const format = useFormat()
  const { name } = site
  const [, ...lines] = format.address({ ...site, company: '', detail: '', province: '' })
  return (
    <>
      <div className={cards['head']}>
        <h2>{name}</h2>
        <Text size="sm" c="dimmed">
          {site.shop.name}
          {site.isOpen ? null : (
            <>
              {' · '}
              <Trans comment="of a site where goods are fetched">closed</Trans>
            </>
          )}
        </Text>
      </div>
      <Text size="sm">{lines.join(', ')}</Text>
      <Text size="sm">{[site.openingHours, site.phone].filter(Boolean).join(' · ')}</Text>
      <Text size="sm" c="dimmed">
        <Plural value={site.holdDays} one="Keeps goods for # day" other="Keeps goods for # days" />
      </Text>
      {edit && (
        <div>
          <Button variant="default" size="compact-md" onClick={edit} aria-label={t`Change ${name}`}>
            <Trans>Change</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
