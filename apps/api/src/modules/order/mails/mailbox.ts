import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { isWithin, takeBack } from '#platform/rate-limit.ts'
import { blind } from '#platform/secrets.ts'
import type { Part } from '#platform/write-mail.ts'
import { findUser, mailboxOf } from '#modules/account/index.ts'
import { readStopToken, stopToken } from '../guests/guest-link.ts'
import { addMailStop, isMailStopped } from './mail-stops.store.ts'
import { findContract } from '../order.queries.ts'
import type { ContractRow } from '../order.types.ts'

/**
 * Where the mails of an order go. A member's own mailbox is proven. Any other address is what
 * somebody typed: it may be a stranger's, who gets few mails, with nothing in them that the sender
 * wrote, and one way to end them.
 */
export type Mailbox = {
  readonly to: string
  readonly isProven: boolean
  /** The name to greet with; empty for an address that nobody has proven. */
  readonly name: string
  /** What ends a mail: the way out. Nothing in a proven mailbox. */
  readonly wayOut: readonly Part[]
}

/**
 * Undefined when nobody is written to: the address is forgotten, or its owner has said that it was
 * not them.
 */
export async function findMailbox(
  ctx: Context,
  contract: Pick<ContractRow, 'id' | 'buyerId' | 'email' | 'language' | 'deliveryAddress'>,
): Promise<Mailbox | undefined> {
  const { id, buyerId, email, deliveryAddress } = contract
  if (email === '') return undefined
  const user = await findUser(ctx.db, buyerId)
  if (user?.kind === 'member' && user.email?.toLowerCase() === email.toLowerCase())
    return { to: email, isProven: true, name: deliveryAddress.firstName, wayOut: [] }
  const of = { contractId: id, buyerId }
  if (await isMailStopped(ctx.db, of, keysOf(ctx, email))) return undefined
  const words = texts[isLanguage(contract.language) ? contract.language : 'en'].mails.notMe
  const href = `${ctx.env.origin}/not-me?token=${stopToken(ctx.env.secret, id, ctx.now())}`
  return {
    to: email,
    isProven: false,
    name: '',
    wayOut: [
      { kind: 'line', text: words.why },
      { kind: 'link', text: words.link, href },
    ],
  }
}

/**
 * Mails about unpaid orders that an unproven address gets, from all senders together: an order and
 * that it was closed, and the same once more that day. What was paid for is always written about.
 */
const UNPAID_MAILS = [
  { name: 'hour', times: 2, seconds: 3600 },
  { name: 'day', times: 4, seconds: 86_400 },
] as const

/**
 * What is told of an order that nobody has paid: that it is there or over, or what its buyer needs
 * to transfer. Each has its own share, so that neither takes the other's.
 */
export type UnpaidKind = 'unpaid' | 'how-to-pay'

/**
 * Sends a mail about an order that nobody has paid. One too many for an unproven address is left
 * out.
 */
export async function sendUnpaid(
  ctx: Context,
  mailer: Mailer,
  { to, isProven }: Mailbox,
  { kind, mail }: { readonly kind: UnpaidKind; readonly mail: Mail },
): Promise<void> {
  if (isProven) return mailer.send(mail)
  const address = keyOf(ctx.env.secret, to)
  const counted: string[] = []
  for (const { name, ...limit } of UNPAID_MAILS) {
    const key = `${kind}-mail:${name}:${address}`
    counted.push(key)
    if (!(await isWithin(ctx, key, limit))) return takeBack(ctx, counted)
  }
  // What did not leave does not count: the queue tries again.
  await mailer.send(mail).catch(async (error: unknown) => {
    await takeBack(ctx, counted)
    throw error
  })
}

/**
 * "This was not me", by the link of a mail. Done again, or about an order that is somebody's by
 * now, it is answered the same: the answer says nothing of the order.
 */
export async function stopMails(ctx: Context, token: string): Promise<void> {
  const contractId = readStopToken(ctx.env.secrets, token, ctx.now())
  if (!contractId) throw refuse('guest.link')
  const contract = await findContract(ctx.db, 'mall', contractId)
  if (!contract || contract.email === '') return
  const { buyerId, email } = contract
  const address = keyOf(ctx.env.secret, email)
  await addMailStop(ctx.db, { contractId, buyerId, address, at: ctx.now() })
}

function keyOf(secret: string, email: string): string {
  return blind(secret, `mailbox:${mailboxOf(email)}`)
}
/**
 * As it may be written in the table: with the secret of now, or the one before; of the mailbox, or,
 * some time ago, of the address as it was typed.
 */
function keysOf(ctx: Context, email: string): string[] {
  return ctx.env.secrets.flatMap((secret) => [
    keyOf(secret, email),
    blind(secret, `mailbox:${email.toLowerCase()}`),
  ])
}
