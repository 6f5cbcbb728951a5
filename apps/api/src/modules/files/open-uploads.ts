import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'

/**
 * How many uploads may be under way. Two documents of a person, and of the guests behind one
 * network as many as a class that orders together; members are counted by themselves. A picture or
 * a model is in memory while it comes and until it is drawn: a person's screens send one after the
 * other, and a network's members together take no more than 50 MB.
 */
const DOCUMENTS = { person: 2, guests: 20 }
const PICTURES = { person: 8, network: 24, networkBytes: 50 * 1024 * 1024 }

/** A document is streamed; of a picture or a model, the bytes that it takes of the memory. */
type What = 'document' | { readonly inMemory: number }

const open = new Map<string, number>()

/**
 * Runs an upload from the beginning of its request, not of its file: a form whose file never comes
 * holds a line as well as one that comes slowly. The next is refused with 429.
 */
export async function whileOpen<Result>(
  ctx: Context,
  what: What,
  work: () => Promise<Result>,
): Promise<Result> {
  const allowances =
    what === 'document' ? allowancesOfDocument(ctx) : allowancesOfPicture(ctx, what.inMemory)
  if (allowances.some(([key, most, taken]) => (open.get(key) ?? 0) + taken > most))
    throw refuse('429', { retryAfter: 10 })
  for (const [key, , taken] of allowances) open.set(key, (open.get(key) ?? 0) + taken)
  try {
    return await work()
  } finally {
    for (const [key, , taken] of allowances) {
      const left = (open.get(key) ?? 0) - taken
      if (left > 0) open.set(key, left)
      else open.delete(key)
    }
  }
}

type Allowance = readonly [key: string, most: number, taken: number]

function allowancesOfDocument(ctx: Context): readonly Allowance[] {
  const own: Allowance = [`documents:${buyerOf(ctx)}`, DOCUMENTS.person, 1]
  return ctx.actor.kind === 'tourist'
    ? [own, [`documents of guests:${ctx.ip}`, DOCUMENTS.guests, 1]]
    : [own]
}

function allowancesOfPicture(ctx: Context, bytes: number): readonly Allowance[] {
  return [
    [`pictures:${buyerOf(ctx)}`, PICTURES.person, 1],
    [`pictures of network:${ctx.ip}`, PICTURES.network, 1],
    [`bytes of network:${ctx.ip}`, PICTURES.networkBytes, bytes],
  ]
}
