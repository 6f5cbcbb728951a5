import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { WireBill } from '@galleria/contract/order'
import { SiteText } from '../../parts/buyer/site-text.tsx'
import { checkoutPath, type Choice } from './checkout-path.ts'

/** Delivered, or fetched at one of the shop's sites: a choice for all that is bought from it. */
export function SiteChoice({
  part: { shop, siteList, siteAddress },
  choice,
}: {
  part: WireBill['shopList'][number]
  choice: Choice
}) {
  const { t } = useLingui()
  const { state, formData } = useNavigation()
  if (siteList.length === 0) return null
  const isBusy = state !== 'idle' && formData?.get('shopId') === String(shop.id)
  const { name } = shop
  return (
    <>
      {siteAddress ? (
        <p className="ms-6.5 text-small">
          <SiteText site={siteAddress} />
        </p>
      ) : null}
      <details key={siteAddress?.id ?? 0} className="mt-1">
        <summary className="tap link w-fit cursor-pointer">
          {siteAddress ? (
            <Trans>Collect elsewhere or have it delivered</Trans>
          ) : (
            <Trans>Collect it yourself, free of charge</Trans>
          )}
        </summary>
        <Form method="post" action={checkoutPath(choice)} preventScrollReset className="mt-1">
          <input type="hidden" name="intent" value="site" />
          <input type="hidden" name="shopId" value={shop.id} />
          <fieldset>
            <legend className="sr-only">{t`How you receive items from ${name}`}</legend>
            <ul className="grid grid-cols-1 gap-2">
              <li>
                <Card siteId="" isChosen={siteAddress === null}>
                  <Trans>Have it delivered</Trans>
                </Card>
              </li>
              {siteList.map((site) => (
                <li key={site.id}>
                  <Card siteId={String(site.id)} isChosen={siteAddress?.id === site.id}>
                    <SiteText site={site} />
                  </Card>
                </li>
              ))}
            </ul>
          </fieldset>
          <button type="submit" aria-disabled={isBusy} className="btn btn-quiet mt-3 max-sm:w-full">
            <Trans comment="button under a choice between delivery and sites to fetch goods at">
              Choose this
            </Trans>
          </button>
        </Form>
      </details>
    </>
  )
}

function Card({
  siteId,
  isChosen,
  children,
}: {
  siteId: string
  isChosen: boolean
  children: ReactNode
}) {
  return (
    <label className="flex min-h-12 items-start gap-3 rounded-card border border-line p-3 hover:border-field has-checked:border-accent has-checked:bg-soft">
      <input
        type="radio"
        name="siteId"
        value={siteId}
        defaultChecked={isChosen}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      {children}
    </label>
  )
}
