import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs'
import { Link } from 'react-router'
import { Empty } from '../../parts/empty.tsx'
import { isFiltered, writeSearch, type OrderSearch } from './order-search.ts'

export function NoOrders({ search }: { readonly search: OrderSearch }) {
  const plain = `/orders${writeSearch({ ...search, keyword: '', shopId: undefined, site: undefined, page: 1 })}`
  if (search.page > 1) return (
    <Empty icon={<IconSearchOff size={36} stroke={1.5} aria-hidden />} title={<Trans>This page is empty</Trans>}>
      <Button component={Link} to={`/orders${writeSearch({ ...search, page: 1 })}`} variant="default"><Trans>Go to the first page</Trans></Button>
    </Empty>
  )
  if (isFiltered(search)) return (
    <Empty icon={<IconSearchOff size={36} stroke={1.5} aria-hidden />} title={<Trans>No order fits these filters</Trans>}>
      <Button component={Link} to={plain} variant="default"><Trans>Clear filters</Trans></Button>
    </Empty>
  )
  const isWork = search.view === 'to-ship' || search.view === 'late'
  return (
    <Empty icon={<IconCircleCheck size={36} stroke={1.5} aria-hidden />} title={isWork ? <Trans>Nothing waits to be shipped</Trans> : <Trans>No orders here</Trans>}>
      {search.view !== 'all' && <Link to="/orders?view=all"><Trans>Look at all orders</Trans></Link>}
    </Empty>
  )
}
