import type { FiguresTable } from '@galleria/contract/figures-rules'
import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useMutation } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { useProblemText } from '../../parts/notice.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { askedOf, type FiguresSearch } from './figures-search.ts'

/** What stands beside it as a CSV to keep. */
export function KeepTable({
  table,
  search,
  name,
}: {
  readonly table: FiguresTable
  readonly search: FiguresSearch
  /** Which table it is, for whoever hears the button alone. */ readonly name: string
}) {
  const textOf = useProblemText()
  const keep = useMutation({
    mutationFn: () => mall('POST /sapi/mall-merchant/figures/table', { table, ...askedOf(search) }),
    onSuccess: saveFile,
  })
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
        loading={keep.isPending}
        onClick={() => keep.mutate()}
        aria-label={`CSV: ${name}`}
      >
        <Trans>CSV</Trans>
      </Button>
      {keep.isError && (
        <Text role="alert" c="var(--refuse)" size="sm">
          {textOf(keep.error)}
        </Text>
      )}
    </>
  )
}
