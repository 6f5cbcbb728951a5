import pg from 'pg'
import { describeViolation, findViolations } from '../../../../../database/audit.ts'
import { listPollRounds } from '../../listen.ts'
import { byItself } from './by-itself.ts'
import { inMotion } from './choices.ts'
import { aboutOne, byPeople } from './commands.ts'
import { aboutOtherKinds } from './other-kinds.ts'
import { outcomeOf } from './persons.ts'
import { idsOf, readState, shapeOf, type State } from './state.ts'
import type { Command, World } from './world.ts'

export type Walk = {
  readonly steps: number
  readonly exact: number
  readonly loose: number
  readonly watched: number
  readonly outcomes: Map<string, number>
}

const NEWEST = 16

/**
 * Walks at random: batches of up to four commands at once, then a look at everything. What is done
 * alone must come out exactly as the model says; what is done at once must come out as some order
 * of it would, unless the provider stands in between.
 */
export async function walk(
  world: World,
  audit: Audit,
  steps: number,
): Promise<Walk & { repeatable: Command[] }> {
  const { t } = world
  const unforetold = world.others.map(({ id }) => id)
  const outcomes = new Map<string, number>()
  const repeatable: Command[] = []
  const sum = { steps: 0, exact: 0, loose: 0, watched: 0 }
  const log: string[] = []
  try {
    while (sum.steps < steps) {
      const since = await findSince(world)
      const before = await readState(t, since, unforetold)
      const batch = chooseBatch(world, before)
      log.push(batch.map((command) => command.about).join(' | '))
      const results = await Promise.all(batch.map((command) => outcomeOf(() => command.run())))
      log.push(`   ${results.join(' | ')}`)
      await t.lab.idle(5)
      const after = await readState(t, since, unforetold)
      for (const [index, command] of batch.entries()) {
        outcomes.set(
          `${kindOf(command)}: ${results[index]}`,
          (outcomes.get(`${kindOf(command)}: ${results[index]}`) ?? 0) + 1,
        )
        if (command.isRepeatable && results[index] === 'ok') repeatable.push(command)
      }
      sum.steps += batch.length
      sum[judge(world, before, batch, results, after)] += batch.length
      await audit.expectAlways()
    }
    return { ...sum, outcomes, repeatable }
  } catch (error) {
    throw new Error(
      `after\n${log.slice(-60).join('\n')}\n\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    )
  }
}

const kindOf = (command: Command) =>
  command.about
    .replace(/^\S+( \d+)? /, '')
    .replace(/\d+/g, 'n')
    .replace(/\(.*\)/, '')

/** The newest contracts are what happens; the older ones are held by the audit alone. */
async function findSince({ t, others, followsNewest = NEWEST }: World): Promise<string> {
  const [row] = await t.sql<{ id: string }>(
    `select coalesce((select id from contracts where buyer_id <> all($1) order by id desc offset ${followsNewest} limit 1), '00000000-0000-0000-0000-000000000000') as id`,
    [others.map(({ id }) => id)],
  )
  return row?.id ?? ''
}

function chooseBatch(world: World, state: State): Command[] {
  const { dice } = world
  const size = dice.hit(0.45) ? 1 : 2 + dice.below((world.atOnce ?? 4) - 1)
  const open = state.orders
    .filter((one) => inMotion.includes(one.status))
    .map((one) => one.contract)
  if (world.followed.left <= 0 && dice.hit(0.1) && open.length > 0)
    world.followed = { contract: dice.pick(open.slice(-3)), left: 8 }
  const followed =
    (world.followed.left -= 1) >= 0
      ? state.contracts.find((one) => one.id === world.followed.contract)
      : undefined
  const focus =
    followed ??
    (dice.hit(0.6) && state.contracts.length > 0 ? dice.pick(state.contracts.slice(-8)) : undefined)
  // What happens by itself can only be watched: mostly people are among themselves, and everything
  // is done when nobody knows any more.
  const among =
    world.only ??
    (world.isDisturbed() && dice.hit(0.3)
      ? byItself
      : followed
        ? aboutOne
        : dice.hit(0.2)
          ? [...byPeople, ...byItself]
          : dice.hit(0.15)
            ? byItself
            : dice.hit(0.25)
              ? aboutOtherKinds
              : byPeople)
  const total = among.reduce((all, [, weight]) => all + weight, 0)
  const batch: Command[] = []
  while (batch.length < size) {
    let left = dice.below(total)
    const make = among.find(([, weight]) => (left -= weight) < 0)?.[0]
    const command =
      make?.(world, state, focus) ??
      (dice.hit(followed ? 0.3 : 0.1) ? make?.(world, state, undefined) : undefined)
    // What would be refused is tried now and then, not all day: the model knows.
    if (!command || ((command.predict?.(structuredClone(state)) ?? 'ok') !== 'ok' && dice.hit(0.8)))
      continue
    batch.push(command)
    // A double click: the very same call twice at once.
    if (batch.length < size && dice.hit(0.15)) batch.push(command)
  }
  return batch
}

function judge(
  world: World,
  before: State,
  batch: readonly Command[],
  results: readonly string[],
  after: State,
): 'exact' | 'loose' | 'watched' {
  if (world.isDisturbed() || batch.some((command) => !command.predict)) return 'watched'
  // Too many of something within an hour: rightly so, and no part of the model.
  if (results.includes('429')) return 'watched'
  const known = idsOf(before)
  const seen = shapeOf(after, known)
  let closest = ''
  for (const order of permutations(batch.map((_, index) => index))) {
    const model = structuredClone(before)
    const expected: string[] = []
    for (const index of order) expected[index] = batch[index]?.predict?.(model) ?? ''
    const isAlike = expected.join() === results.join()
    if (!isAlike && closest !== '') continue
    const shape = shapeOf(model, known)
    if (isAlike && shape === seen) return 'exact'
    closest = `${expected.join(' | ')}\n${shape === seen ? '' : difference(shape, seen)}`
  }
  if (batch.length > 1 && batch.some((command) => command.isWide)) return 'loose'
  throw new Error(`the mall answers ${results.join(' | ')}\nthe model says ${closest}`)
}

function difference(model: string, mall: string): string {
  const [a, b] = [
    JSON.parse(model) as Record<string, unknown[]>,
    JSON.parse(mall) as Record<string, unknown[]>,
  ]
  return Object.keys(a)
    .flatMap((name) => {
      const [one, other] = [a[name], b[name]]
      if (!Array.isArray(one) || !Array.isArray(other)) return []
      return [
        ...one
          .filter((row) => !other.includes(row))
          .map((row) => `  ${name} in the model: ${String(row)}`),
        ...other
          .filter((row) => !one.includes(row))
          .map((row) => `  ${name} in the mall:  ${String(row)}`),
      ]
    })
    .join('\n')
}

export function permutations<T>(of: readonly T[]): T[][] {
  if (of.length === 0) return [[]]
  return of.flatMap((one, index) =>
    permutations(of.toSpliced(index, 1)).map((rest) => [one, ...rest]),
  )
}

export type Audit = {
  expectAlways(): Promise<void>
  findAll(): Promise<string[]>
  close(): Promise<void>
}

export async function openAudit(url: string): Promise<Audit> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    async expectAlways() {
      const wrong = await findViolations(client, 'always')
      if (wrong.length > 0) throw new Error(wrong.map(describeViolation).join('\n'))
    },
    findAll: async () => (await findViolations(client)).map(describeViolation),
    close: () => client.end(),
  }
}

/**
 * All the mall does by itself, until nothing is left to do; a job that failed because nobody
 * answered is done again.
 */
export async function settle({ t, isDisturbed }: Pick<World, 't' | 'isDisturbed'>): Promise<void> {
  for (let isQuiet = false; !isQuiet;) {
    await t.lab.idle(5)
    for (const round of listPollRounds(() => t.mall.gate.own(), t.mall.providers)) await round()
    const done = await t.drain().catch((error: unknown) => {
      if (!isDisturbed()) throw error
      return -1
    })
    const failed =
      done === -1
        ? await t.sql(
            `update pgboss.job set state = 'created', start_after = now() where state = 'active' returning 1`,
          )
        : []
    isQuiet = done === 0 && failed.length === 0
  }
}
