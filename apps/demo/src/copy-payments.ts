import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

type Options = {
  databaseUrl: string
  labUrl: string
  /** Where the mall will take the provider's news. */ webhookUrl: string
  key: string
  /** Payments of the past end as they did; of these contracts refunds will not succeed. */
  refundFails?: readonly string[]
}

const AT_ONCE = 1000
const LAB_UP_WITHIN_MS = 20_000

/**
 * Hands every payment that the demo mall was filled with to the lab, with what was taken and given
 * back, so that the provider knows the past as the mall does: refunds of it work, and
 * reconciliation finds nothing strange. Those that came to nothing or that a bank still thinks
 * about are told as far as the mall may ask about them. Does nothing when the lab knows the last
 * one; a start that was killed in between, or a lab that lost its memory, gets them again. Answers
 * how many were new to it.
 */
export async function copyPayments({
  databaseUrl,
  labUrl,
  webhookUrl,
  key,
  refundFails = [],
}: Options): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  try {
    const {
      rows: [last],
    } = await client.query<{ ref: string }>(
      `select provider_ref as ref from payment_attempts where status = 'PAY_SUCCESS' and provider_ref like 'mp\\_seed\\_%' order by id desc limit 1`,
    )
    if (!last || (await isKnown(labUrl, key, last.ref))) return 0
    const { rows } = await client.query<{ payment: object }>(PAYMENTS, [webhookUrl, refundFails])
    let added = 0
    for (let start = 0; start < rows.length; start += AT_ONCE)
      added += await send(
        labUrl,
        key,
        rows.slice(start, start + AT_ONCE).map(({ payment }) => payment),
      )
    return added
  } finally {
    await client.end()
  }
}

/**
 * The mall's books in the provider's words; the last one is told last. What was paid since is told,
 * too, for a lab that is new beside an older mall.
 */
const PAYMENTS = `
  select json_build_object('id', a.provider_ref, 'reference', a.id, 'amount', json_build_object('minor', a.amount, 'currency', a.currency), 'webhookUrl', $1::text, 'createdAt', iso(a.created_at),
    'status', at_provider.status, 'outcome', case when a.contract_id = any($2::uuid[]) then 'refund_fails' else 'paid' end,
    'captures', (select coalesce(json_agg(json_build_object('id', c.provider_ref, 'amount', json_build_object('minor', c.amount, 'currency', c.currency), 'fee', json_build_object('minor', c.fee, 'currency', coalesce(c.fee_currency, c.currency)), 'capturedAt', iso(c.seen_at)) order by c.seen_at), '[]')
      from captures c where c.attempt_id = a.id),
    'refunds', (select coalesce(json_agg(json_build_object('id', t.provider_ref, 'captureId', g.capture_ref, 'amount', json_build_object('minor', g.amount, 'currency', g.currency), 'reference', t.id, 'failureReason', t.failed_reason,
        'status', case when t.status in ('DONE', 'EXTRA') then 'succeeded' when t.status in ('FAILED', 'RETURNED') then 'failed' else 'pending' end, 'createdAt', iso(t.sent_at)) order by t.sent_at), '[]')
      from captures c join refund_legs g on g.provider = c.provider and g.capture_ref = c.provider_ref join refund_tries t on t.leg_id = g.id where c.attempt_id = a.id and t.provider_ref is not null)) as payment
  from payment_attempts a cross join lateral (select case when exists (select from captures c where c.attempt_id = a.id) then 'paid' when a.next_check_at is null then null
    when a.status = 'PAY_FAILED' then 'declined' when a.status = 'PAY_CLOSED' then 'canceled' when a.status = 'PAY_PENDING' and exists (select from orders o where o.contract_id = a.contract_id and o.status = 'PROCESSING') then 'processing' end as status) at_provider
  where a.provider = 'mockpay' and a.provider_ref is not null and at_provider.status is not null order by a.provider_ref like 'mp\\_seed\\_%', a.id`.replace(
  /iso\(([\w.]+)\)/g,
  `to_char($1 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
)

/** The lab may still be starting. */
async function isKnown(labUrl: string, key: string, ref: string): Promise<boolean> {
  for (const end = Date.now() + LAB_UP_WITHIN_MS; ; await sleep(50)) {
    const answer = await fetch(`${labUrl}/mockpay/v1/payments/${ref}`, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(5000),
    }).catch((failure: unknown) => {
      if (Date.now() > end)
        throw new Error(`The lab does not answer at ${labUrl}`, { cause: failure })
    })
    if (answer?.ok || answer?.status === 404) return answer.ok
    if (answer) throw new Error(`The lab answered ${answer.status} when it was asked for a payment`)
  }
}

async function send(labUrl: string, key: string, payments: readonly object[]): Promise<number> {
  const answer = await fetch(`${labUrl}/mockpay/test/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ payments }),
  })
  if (!answer.ok)
    throw new Error(
      `The lab did not take the payments of the past: ${answer.status} ${await answer.text()}`,
    )
  return ((await answer.json()) as { added: number }).added
}
