import type { MerchantOrder } from '@galleria/contract/merchant'

/** Sold as codes: a service, or cards; an order is of one kind. */
export const isOfCodes = ({
  itemBusinessType,
  bizCode,
}: Pick<MerchantOrder, 'itemBusinessType' | 'bizCode'>): boolean =>
  itemBusinessType === 'service' || bizCode === 'virtual_shopping_card'
