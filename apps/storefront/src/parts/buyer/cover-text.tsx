import type { WireInsurance } from '@galleria/contract/service'
import { Price } from '../price.tsx'

/** The cover that a line is, or was, ordered with. */
export function CoverText({ insurance }: { insurance: WireInsurance }) {
  return (
    <>
      {insurance.insuranceName}: <Price amount={insurance.insuranceFee} />
    </>
  )
}
