import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import { Empty } from '../../parts/empty.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { ExportForm } from './export-form.tsx'
import { ExportList } from './export-list.tsx'
import { exportsQuery } from './export-queries.ts'

/** Orders, lines, invoices and VAT as tables for the shop's own books. */
export function ExportsPage() {
  const { t } = useLingui()
  const list = useQuery(exportsQuery)
  return (
    <>
      <title>{t`Tables – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Tables</Trans>
      </Title>
      <Text c="dimmed">
        <Trans>
          Your orders, invoices and after-sales requests for your own books. A large table takes a
          minute; you can go on working meanwhile.
        </Trans>
      </Text>
      <ExportForm />
      {list.isError && !list.data && (
        <LoadFailure error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isPending && <ListSkeleton isNarrow />}
      {list.data?.length === 0 && (
        <Empty
          icon={<IconTable size={36} stroke={1.5} aria-hidden />}
          title={<Trans>No table was made lately</Trans>}
        />
      )}
      {list.data && list.data.length > 0 && <ExportList rows={list.data} />}
    </>
  )
}
