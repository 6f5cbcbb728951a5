/** ISO 3166-1, of the countries that the storefronts send to. */
export type CountryCode = 'DE' | 'AT' | 'LU' | 'NL' | 'ES' | 'PT' | 'SE' | 'FR' | 'IT' | 'PL' | 'GB'
