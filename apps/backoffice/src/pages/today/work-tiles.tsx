import { Plural, Trans, useLingui } from '@lingui/react/macro'
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconPackageExport from '@tabler/icons-react/dist/esm/icons/IconPackageExport.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Today } from '../../api/queries.ts'
import { useFormat } from '../../parts/use-format.ts'
import styles from './today.module.css'

export function WorkTiles({ today }: { readonly today: Today }) {
  const { t } = useLingui()
  const { toShip, late, underWay, unpaid } = today
  return (
    <nav aria-label={t`Work`} className={styles['tiles']}>
      <Tile to="/orders" tone={toShip > 0 ? 'next' : undefined} icon={<IconPackageExport size={18} stroke={1.5} aria-hidden />} name={<Trans>To ship</Trans>} count={toShip} note={toShip > 0 ? <Plural value={toShip} one="order waits for a parcel" other="orders wait for a parcel" /> : <Trans>nothing waits</Trans>} />
      <Tile to="/orders?view=late" tone={late > 0 ? 'late' : undefined} icon={<IconClockExclamation size={18} stroke={1.5} aria-hidden />} name={<Trans>Late</Trans>} count={late} note={late > 0 ? <Trans>past their day of shipping</Trans> : <Trans>all in time</Trans>} />
      <Tile to="/orders?view=under-way" icon={<IconTruckDelivery size={18} stroke={1.5} aria-hidden />} name={<Trans>Under way</Trans>} count={underWay} note={<Trans>until the buyer has them</Trans>} />
      <Tile to="/orders?view=unpaid" icon={<IconCreditCard size={18} stroke={1.5} aria-hidden />} name={<Trans>Unpaid</Trans>} count={unpaid} note={<Trans>closed by themselves if not paid</Trans>} />
    </nav>
  )
}

type TileProps = { readonly to: string; readonly tone?: 'next' | 'late' | undefined; readonly icon: ReactNode; readonly name: ReactNode; readonly count: number; readonly note: ReactNode }

function Tile({ to, tone, icon, name, count, note }: TileProps) {
  const format = useFormat()
  return (
    <Link to={to} className={`card ${styles['tile']} ${tone ? styles[tone] : ''}`}>
      <span className={styles['head']}>{icon} {name}</span>
      <span className={styles['number']}>{format.count(count)}</span>
      <span className={styles['note']}>{note}</span>
    </Link>
  )
}
