import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { ColumnHelp } from './column-help.tsx'
import { importsQuery, isOpen } from './import-queries.ts'
import { OpenImport } from './open-import.tsx'
import { Ended, PastImports } from './past-imports.tsx'
import { SendForm } from './send-form.tsx'
import { TakeOut } from './take-out.tsx'
import styles from './goods-table.module.css'

/** A shop's goods as a table: out, and in again. */
export function GoodsTablePage() {
  const { t } = useLingui()
  const list = useQuery(importsQuery)
  const { data: who } = useQuery(whoQuery)
  const mayWrite = rightsOf(who).includes('write')
  const open = list.data?.find(isOpen)
  const past = list.data?.filter((one) => !isOpen(one)) ?? []
  // What was open on this screen is shown as it ended.
  const [watched, watch] = useState<string>()
  useEffect(() => {
    if (open) watch(open.id)
  }, [open])
  const ended = open ? undefined : past.find(({ id }) => id === watched)
  return (
    <>
      <title>{t`Goods as a table – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Goods as a table</Trans>
      </Title>
      <Link to="/goods">
        <Trans>Back to the goods</Trans>
      </Link>
      <TakeOut />
      <section aria-labelledby="take-in" className={styles['section']}>
        <Title order={2} id="take-in">
          <Trans>Send a table in</Trans>
        </Title>
        {list.isError && !list.data && (
          <LoadFailure error={list.error} retry={() => void list.refetch()} />
        )}
        {list.isPending && <ListSkeleton isNarrow />}
        {list.data && !mayWrite && (
          <Text c="dimmed">
            <Trans>Your shop may not change its goods at present.</Trans>
          </Text>
        )}
        {ended && <Ended table={ended} />}
        {list.data && mayWrite && !open && <SendForm />}
        {open && mayWrite && <OpenImport key={open.id} table={open} />}
      </section>
      <PastImports tables={past.filter((one) => one !== ended)} />
      <ColumnHelp />
    </>
  )
}
