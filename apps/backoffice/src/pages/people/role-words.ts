import { staffRoles, type StaffRole } from '@galleria/contract/merchant-rights'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Roles } from '../../parts/people/role-field.tsx'

export const roleNames: Record<StaffRole, MessageDescriptor> = {
  owner: msg({ message: 'Owner', context: 'role of a person in a shop' }),
  goods: msg({ message: 'Goods', context: 'role of a person in a shop' }),
  orders: msg({ message: 'Orders', context: 'role of a person in a shop' }),
  service: msg({ message: 'Service', context: 'role of a person in a shop' }),
  money: msg({ message: 'Money', context: 'role of a person in a shop' }),
  reader: msg({ message: 'Reader', context: 'role of a person in a shop' }),
}

/** What the table of roles gives each, in a sentence. */
export const roleTexts: Record<StaffRole, MessageDescriptor> = {
  owner: msg`Does everything, and says who works here.`,
  goods: msg`Manages items, prices, promotions and stock. Sees no orders and no buyers.`,
  orders: msg`Reads orders, sends them, counts stock, hands over codes and writes to buyers.`,
  service: msg`Reads orders, answers requests, messages and reviews, and gives money back.`,
  money: msg`Reads orders and invoices, and downloads tables for the books.`,
  reader: msg`Reads orders and goods, and changes nothing.`,
}

export const shopRoles: Roles<StaffRole> = { all: staffRoles, names: roleNames, texts: roleTexts }
