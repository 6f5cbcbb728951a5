import type { Id } from '@galleria/kernel/id'

/** Whose an alert is: a member's, or that of a mailbox, of which only a keyed hash is compared. */
export type AlertOwner =
  | { readonly userId: Id<'user'> }
  | { readonly email: string; readonly mailbox: string }

/** An alert with the version it is about, as its storefront sells it now. */
export type AlertRow = {
  id: Id<'stockWish'>
  skuId: number
  site: string
  language: string
  userId: Id<'user'> | null
  mailbox: string | null
  /** Where its mail goes: the member's own address of now. Null where that is gone. */
  to: string | null
  nickname: string | null
  waitsSince: Date | null
  toldAt: Date | null
  itemName: string
  finish: string
  size: string
  picture: string
  path: string
  /** Of what can be bought; null where it cannot, whatever is on the shelf. */
  offer: { amount: number; points: number; currency: string } | null
}
