import { Trans } from '@lingui/react/macro'
import type { WireService } from '@galleria/contract/service'

/** A delivery with assembly: who comes, and what they were told. */
export function ServiceText({ service }: { service: WireService }) {
  const { serviceName, shippingName, contactNumber, remark } = service
  return (
    <>
      <p className="font-medium break-words">
        {serviceName} · {shippingName}
      </p>
      <p className="text-muted break-words">
        <Trans comment="phone number for the people who assemble furniture">
          Phone: {contactNumber}
        </Trans>
      </p>
      {remark ? <p className="break-words text-muted">{remark}</p> : null}
    </>
  )
}
