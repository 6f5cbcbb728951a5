import type { RefundRoute, WireMatter } from '@galleria/contract/money'
import type { OperatorRole } from '@galleria/contract/merchant-rights'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { people } from './small-catalogue.ts'

/** Somebody else who works for the mall, and did before anything happened here. */
export async function secondOperator(
  t: TestMall,
  email: string = people.ben,
  role: OperatorRole = 'money',
): Promise<Visitor> {
  await t.sql(
    `insert into operators (user_id, role, since) select id, $2, '2026-01-01' from users where email = $1`,
    [email, role],
  )
  return t.signIn(email)
}

export const toAccount: RefundRoute = {
  kind: 'IBAN',
  holder: 'Anna Example',
  account: 'DE89370400440532013000',
}

/** One proposes another way for a refund, the other agrees. */
export async function agreeRoute(first: Visitor, second: Visitor, id: string): Promise<WireMatter> {
  const { proposal } = await first.call('POST /sapi/mall-operator/money/proposeRoute', {
    id,
    route: toAccount,
    reason: 'her account was closed',
  })
  return second.call('POST /sapi/mall-operator/money/answerRoute', {
    id,
    proposalId: proposal?.id ?? '',
    answer: 'agree',
  })
}

/** And whoever makes the payment says so. */
export async function giveAnotherWay(
  first: Visitor,
  second: Visitor,
  id: string,
  note: string,
): Promise<WireMatter> {
  await agreeRoute(first, second, id)
  return first.call('POST /sapi/mall-operator/money/settle', { id, note })
}
