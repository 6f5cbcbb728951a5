import { countriesOf } from '@galleria/contract/address-countries'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import type { hamburg } from './shop-steps.ts'

const phones: Readonly<Record<Site, string>> = {
  ...{ DE: '+49 40 30123456', NL: '+31 612345678', ES: '+34 612345678', SE: '+46 701234567' },
  ...{ FR: '+33 612345678', IT: '+39 3123456789', PL: '+48 601234567', UK: '+44 20 7946 0123' },
}

/** An address of each storefront, which it delivers to. */
export const home = (site: Site): Partial<typeof hamburg> => ({
  ...{ personPhone: phones[site], postalCode: storefronts[site].postalExample },
  ...{ poiName: 'Main Street', houseNo: '5', detailAddress: 'Flat 2', city: 'Town' },
  ...{ province: 'Region', country: countriesOf(site)[0]?.name ?? '', hearFrom: 'A friend' },
})
