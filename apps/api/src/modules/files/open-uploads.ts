import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'

/**
 * How many uploads may be under way. Two documents of a person, and of the guests behind one network as many as a class that orders together; members
 * are counted by themselves. A picture is in memory while it comes and until it is drawn: a person's screens send one after the other, and a
 * network's members together take no more than 50 MB.
 */
const DOCUMENTS = { person: 2, guests: 20 }
const PICTURES = { person: 8, network: 24 }

const open = new Map<string, number>()

/**
 * Runs an upload from the beginning of its request, not of its file: a form whose file never comes holds a line as well as one that comes slowly.
 * The next is refused with 429.
 */
export async function whileOpen<Result>(
  ctx: Context,
  what: 'document' | 'picture',
  work: () => Promise<Result>,
): Promise<Result> {
  const allowances = what === 'document' ? allowancesOfDocument(ctx) : allowancesOfPicture(ctx)
  if (allowances.some(([key, most]) => (open.get(key) ?? 0) >= most))
    throw refuse('429', { retryAfter: 10 })
  for (const [key] of allowances) open.set(key, (open.get(key) ?? 0) + 1)
  try {
    return await work()
  } finally {
    for (const [key] of allowances) {
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    }
  }
}

type Allowance = readonly [key: string, most: number]

function allowancesOfDocument(ctx: Context): readonly Allowance[] {
  const own: Allowance = [`documents:${buyerOf(ctx)}`, DOCUMENTS.person]
  return ctx.actor.kind === 'tourist'
    ? [own, [`documents of guests:${ctx.ip}`, DOCUMENTS.guests]]
    : [own]
}

function allowancesOfPicture(ctx: Context): readonly Allowance[] {
  return [
    [`pictures:${buyerOf(ctx)}`, PICTURES.person],
    [`pictures of network:${ctx.ip}`, PICTURES.network],
  ]
}
