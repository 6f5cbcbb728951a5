import { sites, type Site } from '@galleria/contract/storefronts'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../parts/use-format.ts'

/** By the names of their countries, or that it is all of them. */
export function Sites({ of }: { readonly of: readonly Site[] }) {
  const format = useFormat()
  if (of.length === 0) return <Trans>No storefront</Trans>
  if (of.length === sites.length) return <Trans>All storefronts</Trans>
  return of.map((site) => format.site(site)).join(', ')
}
