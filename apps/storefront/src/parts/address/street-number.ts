import { splitHouseNumber } from '@galleria/contract/house-number'

/**
 * Browsers know one line for a street with its number, and fill it into the street: the number goes
 * to its own field while that is empty. Undefined where there is nothing to move.
 */
export function moveNumber(
  typed: string,
  houseNo: string,
): { readonly poiName: string; readonly houseNo: string } | undefined {
  if (houseNo.trim() !== '') return undefined
  const found = splitHouseNumber(typed)
  return found.houseNo === '' ? undefined : { poiName: found.street, houseNo: found.houseNo }
}
