import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Resolver } from 'react-hook-form'
import { addressSchema, type AddressType } from '@galleria/contract/address-rules'
import type { Site } from '@galleria/contract/storefronts'
import { toAddress, type AddressValues } from './address-values.ts'
import { loadPhoneCheck } from './phone-check.ts'

/** The storefront's rules over what is typed, phones included: the same schema and the same check as the server's. */
export function resolverFor(site: Site, type: AddressType): Resolver<AddressValues> {
  return async (values, ...rest) => {
    const isPhone = values.personPhone ? await loadPhoneCheck() : undefined
    const judge = standardSchemaResolver(
      addressSchema(site, type, isPhone),
    ) as unknown as Resolver<AddressValues>
    return judge(toAddress(values, type) as unknown as AddressValues, ...rest)
  }
}
