import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import IconMapSearch from '@tabler/icons-react/dist/esm/icons/IconMapSearch.mjs'
import { Link } from 'react-router'
import { Empty } from '../parts/empty.tsx'

export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <>
      <title>{t`Not found`}</title>
      <Empty
        icon={<IconMapSearch size={36} stroke={1.5} aria-hidden />}
        order={1}
        title={<Trans>There is no such page</Trans>}
      >
        <Button component={Link} to="/" variant="default" mt="sm">
          <Trans>Go to today’s work</Trans>
        </Button>
      </Empty>
    </>
  )
}
