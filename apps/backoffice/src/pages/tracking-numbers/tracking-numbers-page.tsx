import { MOST_TABLE_ROWS } from '@galleria/contract/order-work-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, FileInput, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { carriersQuery } from '../orders/order-queries.ts'
import { readTableText } from './read-table-text.ts'
import { SentRows } from './sent-rows.tsx'

/** Twice what a full table comes to; the mall refuses more than that, too. */
const LARGEST = 60_000

/** Tracking numbers of many orders from one table, and what became of each of its lines. */
export function TrackingNumbersPage() {
  const { t } = useLingui()
  const ship = useShipping()
  return (
    <>
      <title>{t`Tracking numbers – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Tracking numbers</Trans>
      </Title>
      <Link to="/orders">
        <Trans>Back to the orders</Trans>
      </Link>
      <TableForm ship={ship} />
      {ship.data && <SentRows answer={ship.data} />}
    </>
  )
}

function useShipping() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (table: File) =>
      mall('POST /sapi/mall-merchant/order/shipByTable', {
        content: readTableText(new Uint8Array(await table.arrayBuffer())),
      }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['orders'] }),
  })
}

function TableForm({ ship }: { readonly ship: ReturnType<typeof useShipping> }) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const [file, choose] = useState<File | null>(null)
  const [error, setError] = useState('')
  const template = useMutation({
    mutationFn: () => mall('POST /sapi/mall-merchant/order/shippingTemplate', { ids: [] }),
    onSuccess: saveFile,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (ship.isPending) return
    if (!file) return setError(t`Please choose a table.`)
    if (file.size > LARGEST)
      return setError(t`A table can have up to ${MOST_TABLE_ROWS} parcels. Please split it.`)
    ship.mutate(file)
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t`Tracking numbers`}>
      <Stack gap="sm" my="md" maw={640}>
        <Text size="sm">
          <Trans>
            A CSV table with order, carrier and tracking number in its first three columns. Each
            line sends a parcel with all that is left of its order; sent twice, nothing is sent
            twice.
          </Trans>
        </Text>
        <Carriers />
        <FileInput
          label={t`Table`}
          placeholder={t`Choose a CSV file`}
          accept=".csv,text/csv"
          value={file}
          error={error || undefined}
          onChange={(chosen) => {
            setError('')
            ship.reset()
            choose(chosen)
          }}
        />
        <Group gap="xs">
          <Button type="submit" loading={ship.isPending}>
            <Trans>Send the parcels</Trans>
          </Button>
          <Button variant="default" loading={template.isPending} onClick={() => template.mutate()}>
            <Trans>Save a sample table</Trans>
          </Button>
        </Group>
        {template.isError && (
          <Notice tone="refuse" title={textOf(template.error)}>
            {null}
          </Notice>
        )}
        {ship.isError && (
          <Notice tone="refuse" title={textOf(ship.error)}>
            <Trans>What was sent is known by its number: the table can be sent once more.</Trans>
          </Notice>
        )}
      </Stack>
    </form>
  )
}

function Carriers() {
  const carriers = useQuery(carriersQuery)
  const names = (carriers.data ?? []).map(({ entityName }) => entityName).join(', ')
  if (!names) return null
  return (
    <Text size="sm" c="dimmed">
      <Trans>Carriers: {names}</Trans>
    </Text>
  )
}
