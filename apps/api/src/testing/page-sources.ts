import { sites, type Site } from '@galleria/contract/storefronts'
import { noVendors, type PageSources } from '#platform/pages-policy.ts'

/** Pages of a mall whose storefronts all load the same, and that knows of no payment. */
export function sameEverywhere(one: PageSources = { formTargets: [], vendors: noVendors }) {
  return {
    sources: Object.fromEntries(sites.map((site) => [site, one])) as Record<Site, PageSources>,
    siteOfPayment: async () => undefined,
  }
}
