import type { Id } from '@galleria/kernel/id'
import type { Contact } from './contact.ts'

/**
 * Six digits that prove a contact. The digits follow from the row's random id and our secret: the
 * job that sends them carries the id, a retry sends the same ones, and neither queue, table nor log
 * ever holds them.
 *
 * Asking does the same for everybody: the same rows, the same job, the same answer. Only the job
 * looks whether there is an account.
 */
export type CodePurpose =
  | 'SIGN_UP'
  | 'RESET_PASSWORD'
  | 'PROVE'
  | 'CHANGE_OLD'
  | 'CHANGE_NEW'
  | 'BIND'
  | 'DESTROY'
  | 'GUEST_ORDER'
  | 'OPEN_ACCOUNT'

export type CodeCheck = {
  purpose: CodePurpose
  contact: Contact
  code: string
  /** Whose code it is; for a code that anybody may ask for, the row's id instead. */
  userId: Id<'user'> | null
  id?: string | undefined
}
