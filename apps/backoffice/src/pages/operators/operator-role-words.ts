import { operatorRoles, type OperatorRole } from '@galleria/contract/merchant-rights'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Roles } from '../../parts/people/role-field.tsx'

export const operatorRoleNames: Record<OperatorRole, MessageDescriptor> = {
  head: msg({ message: 'Head', context: 'role of a person of the mall' }),
  admission: msg({ message: 'Admission', context: 'role of a person of the mall' }),
  content: msg({ message: 'Content', context: 'role of a person of the mall' }),
  service: msg({ message: 'Service', context: 'role of a person of the mall' }),
  money: msg({ message: 'Money', context: 'role of a person of the mall' }),
}

/** What the table of roles gives each, in a sentence. */
const operatorRoleTexts: Record<OperatorRole, MessageDescriptor> = {
  head: msg`Does everything, says who works for the mall, and reads its log.`,
  admission: msg`Lets shops and items in, and freezes or removes shops. Reads no orders.`,
  content: msg`Writes the mall’s pages, its coupons and campaigns. Reads no orders.`,
  service: msg`Reads every order, acts in it for a shop, rules disputes, and answers withdrawals and reports.`,
  money: msg`Reads every order, and deals with money that fits nowhere.`,
}

export const mallRoles: Roles<OperatorRole> = {
  all: operatorRoles,
  names: operatorRoleNames,
  texts: operatorRoleTexts,
}
