import { ProviderRefused } from './payment-provider.ts'

/** A no that no later call changes: the time in which money can be given back so is over. */
export class RefusedForGood extends ProviderRefused {
  constructor(message: string) {
    super(message)
    this.name = 'RefusedForGood'
  }
}
