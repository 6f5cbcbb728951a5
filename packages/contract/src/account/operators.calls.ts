import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { operatorRoles } from '../merchant/rights.ts'
import { idOf, nothing, text, wireTime } from '../wire.ts'
import { isEmail } from './email.ts'

/** Who works for the mall, and in which role. */

const role = z.enum(operatorRoles)
const operators = z.object({
  personList: z.array(
    z.object({
      id: z.string(),
      nickname: z.string(),
      email: z.string(),
      role,
      since: wireTime,
      isSelf: z.boolean(),
      operationList: z.array(z.enum(['setRole', 'remove'])),
    }),
  ),
})
export type WireOperators = z.output<typeof operators>
const person = z.object({ id: idOf('user') })

export const operatorsCalls = {
  listOperators: defineCall({
    call: 'POST /sapi/mall-operator/people/list',
    who: 'operator',
    right: 'people',
    writes: false,
    about: 'Who works for the mall.',
    body: nothing,
    reply: operators,
    refusals: [],
  }),
  addOperator: defineCall({
    call: 'POST /sapi/mall-operator/people/add',
    who: 'operator',
    right: 'people',
    writes: 'people',
    about: 'Gives a member, by the email address of the account, work for the mall.',
    body: z.object({
      email: text(254).check(z.refine((typed) => isEmail(typed), { error: 'email' })),
      role,
    }),
    reply: operators,
    refusals: ['person.not_found', 'operator.already'],
  }),
  setOperatorRole: defineCall({
    call: 'POST /sapi/mall-operator/people/setRole',
    who: 'operator',
    right: 'people',
    writes: 'people',
    about: 'What a person may do for the mall from the next call on. The last head stays one.',
    body: z.object({ ...person.shape, role }),
    reply: operators,
    refusals: ['operator.not_found', 'operator.last_head'],
  }),
  removeOperator: defineCall({
    call: 'POST /sapi/mall-operator/people/remove',
    who: 'operator',
    right: 'people',
    writes: 'people',
    about: 'Takes the desk from somebody else, at once and in every browser.',
    body: person,
    reply: operators,
    refusals: ['operator.not_found', 'operator.last_head'],
  }),
}
