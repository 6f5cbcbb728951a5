import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { keyIdOf, seal, unsealNamed } from '#platform/seal.ts'
import { keyedHash } from '#platform/secrets.ts'
import { isCode, makeCode, readCode, showCode } from './code-text.ts'

/** The code of a gift card: made once, when it is issued, and kept as vouchers' codes are. */

const SEALED_FOR = 'gift-card'

type CardCode = {
  readonly cardId: Id<'giftCard'>
  readonly sealed: Buffer
  readonly keyId: string
}

/** For who issues the card in the same transaction; the table takes no second one. */
export async function addCardCode(ctx: Context, tx: Tx, cardId: Id<'giftCard'>): Promise<void> {
  await tx
    .insertInto('gift_card_codes')
    .values({ card_id: cardId, ...underSecret(ctx.env.secret, cardId, makeCode()) })
    .execute()
}

function underSecret(secret: string, cardId: Id<'giftCard'>, code: string) {
  return {
    code_hash: hashOf(secret, code),
    sealed: seal(secret, SEALED_FOR, cardId, code),
    key_id: keyIdOf(secret),
  }
}

function hashOf(secret: string, code: string): Buffer {
  return keyedHash(secret, SEALED_FOR, code)
}

const select = (db: Db | Tx) =>
  db
    .selectFrom('gift_card_codes')
    .select(['card_id as cardId', 'sealed', 'key_id as keyId'])
    .$castTo<CardCode>()

/** As its buyer reads it; undefined of a card without one. */
export async function readCardCode(
  ctx: Context,
  cardId: Id<'giftCard'>,
): Promise<string | undefined> {
  const found = await select(ctx.db).where('card_id', '=', cardId).executeTakeFirst()
  return found && showCode(open(ctx.env.secrets, found))
}

function open(secrets: readonly string[], code: CardCode): string {
  return unsealNamed(secrets, SEALED_FOR, code.cardId, code)
}

/** The card of a code as somebody typed it. What does not look like one is not looked for. */
export async function findTypedCard(
  db: Db | Tx,
  secrets: readonly string[],
  typed: string,
): Promise<Id<'giftCard'> | undefined> {
  const code = readCode(typed)
  if (!isCode(code)) return undefined
  const found = await select(db)
    .where('code_hash', 'in', [...secrets.map((secret) => hashOf(secret, code))])
    .executeTakeFirst()
  return found?.cardId
}

/** Some hundred of those that are kept under these secrets, kept under the mall's own. */
export async function resealCardCodes(ctx: Context, before: readonly string[]): Promise<void> {
  const rows = await select(ctx.db)
    .where('key_id', 'in', [...before.map(keyIdOf)])
    .limit(500)
    .execute()
  for (const row of rows)
    await ctx.db
      .updateTable('gift_card_codes')
      .set(underSecret(ctx.env.secret, row.cardId, open(ctx.env.secrets, row)))
      .where('card_id', '=', row.cardId)
      .where('key_id', '=', row.keyId)
      .execute()
}
