import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyOf } from '@galleria/contract/client'
import { CopyButton } from '../../../parts/buyer/copy-button.tsx'
import { SiteText } from '../../../parts/buyer/site-text.tsx'

/** The code of an order, large enough to be read across a counter, and what it is for. */
export function VerifyCode({
  shown: { verifyCode, tradeOrderCode, shop },
}: {
  shown: ReplyOf<'POST /sapi/mall-order/web/order/queryVerifyCode'>
}) {
  const { t } = useLingui()
  if (!verifyCode)
    return (
      <p className="text-muted">
        <Trans>Your code is being prepared. Please check again in a minute.</Trans>
      </p>
    )
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <code className="price rounded-control border border-dashed border-field px-3 py-2 text-title">
          {verifyCode}
        </code>
        <CopyButton
          text={verifyCode}
          label={t`Copy the code ${verifyCode}`}
          done={<Trans>Code copied</Trans>}
        />
      </p>
      <p className="mt-3">
        <Trans>
          Show it at {shop.name} once you have order {tradeOrderCode} in your hands, not before: it
          confirms that you have everything.
        </Trans>
      </p>
      {shop.siteAddress ? (
        <div className="mt-3">
          <SiteText site={shop.siteAddress} />
        </div>
      ) : null}
    </>
  )
}
