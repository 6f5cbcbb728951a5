import type { ReactNode } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireOpenGroup } from '@galleria/contract/group-buy'
import type { WireSku } from '@galleria/contract/item'
import { DateText } from '@galleria/ui/date'
import { formatPercent } from '@galleria/ui/format'
import { Price } from '../../parts/price.tsx'
import { useShop } from '../../parts/use-shop.ts'

/**
 * Buying a sku together for less: the group that somebody was invited to, groups that wait for
 * members, and a new one of each size. Plain forms that lead to the checkout.
 */
export function GroupBox({
  sku,
  groups,
  invited,
}: {
  sku: WireSku
  groups: readonly WireOpenGroup[]
  /** The group that an invitation names. */ invited: string | null
}) {
  const mine = groups.find(({ id, skuId }) => id === invited && skuId === sku.id)
  const open = groups.filter(({ id, skuId }) => id !== invited && skuId === sku.id)
  if (!mine && open.length === 0 && !sku.groupOffer) return null
  return (
    <section
      aria-labelledby="groups"
      className="mt-5 rounded-card border border-accent bg-soft p-4"
    >
      <h2 id="groups" className="font-bold">
        <Trans>Cheaper together</Trans>
      </h2>
      {mine ? <Invited group={mine} isOffered={sku.groupOffer !== null} /> : null}
      {open.length > 0 ? (
        <>
          <h3 className="mt-3 text-small text-muted">
            <Trans>Groups you can join</Trans>
          </h3>
          <ul>
            {open.map((group) => (
              <Joinable key={group.id} group={group} />
            ))}
          </ul>
        </>
      ) : null}
      {sku.groupOffer ? <NewGroups sku={sku} offer={sku.groupOffer} /> : null}
    </section>
  )
}

function Invited({ group, isOffered }: { group: WireOpenGroup; isOffered: boolean }) {
  const isOpen = group.status === 'OPEN' && group.endInMillis > 0
  if (isOpen && group.freeQty > 0)
    return (
      <>
        <p className="mt-1">
          <Trans>You’ve been invited to this group.</Trans>
        </p>
        <ul>
          <Joinable group={group} isMain />
        </ul>
      </>
    )
  return (
    <p role="status" className="mt-1">
      {isOpen ? (
        <Trans>
          You’ve been invited to a group, but all its places are taken. If somebody doesn’t pay, a
          place becomes free.
        </Trans>
      ) : group.status === 'FULL' ? (
        <Trans>You’ve been invited to a group, but it is already full.</Trans>
      ) : group.status === 'STARTING' ? (
        <Trans>You’ve been invited to a group, but its first member hasn’t paid yet.</Trans>
      ) : (
        <Trans>You’ve been invited to a group, but it has already closed.</Trans>
      )}{' '}
      {isOffered ? <Trans>You can start a new one.</Trans> : null}
    </p>
  )
}

function Joinable({ group, isMain = false }: { group: WireOpenGroup; isMain?: boolean }) {
  const { locale, front } = useShop()
  return (
    <Row
      skuId={group.skuId}
      name="groupBuyId"
      value={group.id}
      isMain={isMain}
      button={<Trans>Join the group</Trans>}
    >
      <p>
        <Trans>
          Group of {group.size}: <Price amount={group.groupPrc} />
        </Trans>
      </p>
      <p className="text-small text-muted">
        <Plural
          value={group.missingQty}
          one="# more person needed."
          other="# more people needed."
        />{' '}
        {group.endTime ? (
          <Trans>
            Open until{' '}
            <DateText
              iso={group.endTime}
              shape="moment"
              locale={locale}
              timeZone={front.timeZone}
            />
          </Trans>
        ) : null}
      </p>
    </Row>
  )
}

function NewGroups({ sku, offer }: { sku: WireSku; offer: NonNullable<WireSku['groupOffer']> }) {
  const { locale } = useShop()
  return (
    <>
      <h3 className="mt-3 text-small text-muted">
        <Trans>Start a group</Trans>
      </h3>
      <ul>
        {offer.sizeList.map(({ size, percentOff, groupPrc }) => (
          <Row
            key={size}
            skuId={sku.id}
            name="groupBuySize"
            value={size}
            button={<Trans>Start a group of {size}</Trans>}
          >
            <p>
              <Price amount={groupPrc} />
            </p>
            <p className="text-small text-muted">
              <Trans>Save {formatPercent(percentOff / 100, locale)}</Trans>
            </p>
          </Row>
        ))}
      </ul>
      <p className="mt-2 text-small text-muted">
        <Plural
          value={offer.openHours}
          one="Everyone orders and pays separately. If the group isn’t full within # hour of your payment, everyone gets their money back."
          other="Everyone orders and pays separately. If the group isn’t full within # hours of your payment, everyone gets their money back."
        />
      </p>
    </>
  )
}

function Row({
  skuId,
  name,
  value,
  isMain = false,
  button,
  children,
}: {
  skuId: number
  name: 'groupBuyId' | 'groupBuySize'
  value: string | number
  isMain?: boolean
  button: ReactNode
  children: ReactNode
}) {
  return (
    <li className="border-b border-line last:border-0">
      <form
        method="post"
        action="/add-to-cart"
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
      >
        <input type="hidden" name="skuId" value={skuId} />
        <input type="hidden" name={name} value={value} />
        <div className="min-w-0 flex-1">{children}</div>
        <button type="submit" className={`btn ${isMain ? 'btn-main' : 'btn-quiet'}`}>
          {button}
        </button>
      </form>
    </li>
  )
}
