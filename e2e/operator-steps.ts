import { runSql } from './account-steps.ts'
import type { RunningMall } from './start-mall.ts'
import { newMember } from './steps.ts'

/** Somebody who works for the mall in this role, and has for a while. */
export async function newOperator(
  mall: RunningMall,
  nickname: string,
  role: string,
): Promise<string> {
  const email = await newMember(mall, nickname)
  await runSql(
    mall,
    `insert into operators (user_id, role, since) select id, $2, now() - interval '30 days' from users where email = $1`,
    [email, role],
  )
  return email
}
