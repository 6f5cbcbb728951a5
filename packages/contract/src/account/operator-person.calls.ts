import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, text, wireTime } from '../wire.ts'

/** What an operator does for somebody who cannot get in any more. */

const person = z.object({
  id: z.string(),
  nickname: z.string(),
  email: z.string(),
  mobile: z.string(),
  hasPassword: z.boolean(),
  /** Null without one. */ secondFactorSince: z.nullable(wireTime),
  operationList: z.array(z.enum(['switchOffSecondFactor'])),
})
export type WirePerson = z.output<typeof person>

export const operatorPersonCalls = {
  findPerson: defineCall({
    call: 'POST /sapi/mall-operator/person/find',
    who: 'operator',
    right: 'service',
    writes: false,
    about: 'The member with exactly this email address or mobile number.',
    body: z.object({ account: text(254, 1) }),
    reply: person,
    refusals: ['person.not_found'],
  }),
  switchOffSecondFactorFor: defineCall({
    call: 'POST /sapi/mall-operator/person/switchOffSecondFactor',
    who: 'operator',
    right: 'service',
    writes: 'people',
    about:
      'For somebody who has lost the phone and the recovery codes: switches the second factor off, signs the person out everywhere and tells them the reason. Not for oneself; of who works for the mall by a head only.',
    body: z.object({ id: idOf('user'), reason: text(500, 10) }),
    reply: person,
    refusals: ['person.not_found', 'person.own', 'second_factor.off'],
  }),
}
