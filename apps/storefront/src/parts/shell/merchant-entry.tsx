import { Trans } from '@lingui/react/macro'
import type { WireMerchantStatus } from '@galleria/contract/merchant-entry'
import { IconStore } from '@galleria/ui/icons'
import { useFrame } from '../use-shop.ts'

/**
 * The way towards selling here, for those who are signed in and whom the server shows one
 * [MER-010]. A page of its own app, so a plain link.
 */
export function MerchantEntry({ className }: { className: string }) {
  const way = useFrame()?.merchant
  if (!way) return null
  return (
    <a href={way.path} className={className}>
      <IconStore size={18} />
      <span className="first-letter:uppercase">
        <MerchantLabel label={way.label} />
      </span>
    </a>
  )
}

/**
 * 'merchant settle' to begin, 'merchant backend' once there is one [MER-011]; and how it stands in
 * between.
 */
function MerchantLabel({ label }: { label: WireMerchantStatus['label'] }) {
  if (label === 'backend') return <Trans>merchant backend</Trans>
  if (label === 'limited') return <Trans>merchant backend (limited)</Trans>
  return label === 'audit' ? (
    <Trans>merchant application in review</Trans>
  ) : (
    <Trans>merchant settle</Trans>
  )
}
