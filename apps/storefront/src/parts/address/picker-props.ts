import type { AddressCountry } from '@galleria/contract/address-countries'
import type { DialogHold } from '@galleria/ui/inputs/dialog-hold'
import type { PickerPath } from './picker-steps.ts'

/** What the list is opened with; it is fetched when somebody opens it. */
export type PickerProps = {
  dialog: DialogHold
  country: AddressCountry
  onDone: (chosen: PickerPath) => void
}
