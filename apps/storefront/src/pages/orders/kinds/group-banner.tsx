import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { WireOrder } from '@galleria/contract/order'
import { DateText } from '@galleria/ui/date'
import { IconClock } from '@galleria/ui/icons'
import { CopyButton } from '../../../parts/buyer/copy-button.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import { Countdown } from '../countdown-text.tsx'
import { waitsForGroup } from './group-waiting.ts'
import type { QrCode } from '../codes/qr-code.server.ts'

/**
 * The link that brings others into the group, and the same as a picture for the phone across the
 * table.
 */
export type Invitation = { readonly url: string; readonly code: QrCode }

/**
 * A group of buyers that an order waits for: how many are missing, until when, and the invitation
 * [ORD-108]. Nothing once the group is full.
 */
export function GroupBanner({
  order,
  invitation,
}: {
  order: WireOrder
  invitation?: Invitation | undefined
}) {
  const { groupBuy } = order
  if (!groupBuy || !waitsForGroup(order)) return null
  return (
    <section
      id="invite"
      aria-labelledby="group-buy"
      className="mt-4 rounded-card border border-accent bg-soft p-5 sm:px-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="flex max-w-xl gap-3">
          <span className="shrink-0 pt-0.5 text-accent">
            <IconClock />
          </span>
          <div>
            <h2 id="group-buy" className="text-large font-bold">
              <Trans>Group of {groupBuy.size}</Trans>
            </h2>
            <p>
              <MissingText order={order} />
            </p>
            <p className="mt-1 text-small text-muted">
              <Trans>
                If the group isn’t full by then, your order is closed and you automatically get all
                your money back.
              </Trans>
            </p>
          </div>
        </div>
        {groupBuy.endInMillis > 0 ? (
          <div>
            <p className="mb-1 text-small text-muted">
              <Trans>Time until the group closes</Trans>
            </p>
            <Countdown millis={groupBuy.endInMillis} />
          </div>
        ) : null}
      </div>
      {invitation && order.operationList.includes('inviteToJoinGroup') ? (
        <InvitationBox invitation={invitation} />
      ) : null}
    </section>
  )
}

function MissingText({ order: { groupBuy } }: { order: Pick<WireOrder, 'groupBuy'> }) {
  const { locale, front } = useShop()
  if (!groupBuy?.endTime) return null
  return (
    <>
      <Plural
        value={groupBuy.missingQty}
        one="# more person needed."
        other="# more people needed."
      />{' '}
      <Trans>
        The group is open until{' '}
        <DateText iso={groupBuy.endTime} shape="moment" locale={locale} timeZone={front.timeZone} />
        .
      </Trans>
    </>
  )
}

function InvitationBox({ invitation: { url, code } }: { invitation: Invitation }) {
  const { t } = useLingui()
  return (
    <div className="mt-4 flex items-center gap-4 border-t border-line pt-4">
      {/* Black on white in either theme: a camera reads it. */}
      <svg
        role="img"
        aria-label={t`QR code of the invitation`}
        viewBox={`0 0 ${code.size} ${code.size}`}
        width={60}
        height={60}
        shapeRendering="crispEdges"
        className="shrink-0 rounded-control bg-white sm:size-[132px]"
      >
        <rect width={code.size} height={code.size} fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
      <div className="min-w-0">
        <h3 className="font-medium">
          <Trans>Invite others to the group</Trans>
        </h3>
        <p className="text-small text-muted">
          <Trans>
            Anyone who opens this link sees the item and your group, but not your order.
          </Trans>
        </p>
        <p className="flex items-center gap-1">
          <a href={url} className="link min-w-0 text-small break-all">
            {url}
          </a>
          <CopyButton
            text={url}
            label={t`Copy invitation`}
            done={<Trans>Invitation copied</Trans>}
          />
        </p>
      </div>
    </div>
  )
}

/** The same in a list, in a line. */
export function GroupNote({ order }: { order: Parameters<typeof waitsForGroup>[0] }) {
  if (!waitsForGroup(order)) return null
  return (
    <p className="border-t border-line py-3">
      <span className="chip me-2 font-medium text-accent">
        <Trans>Group of {order.groupBuy?.size ?? 0}</Trans>
      </span>
      <MissingText order={order} />
    </p>
  )
}
