/**
 * A life cycle as data, read by six readers: the types, the conditional update that performs a
 * move, `operationList`, the buttons, the diagram in the module's README and the reachability test.
 * The table says *may it*; a use case does the work.
 */

export type Move<State extends string, Actor extends string, Facts> = {
  readonly from: readonly State[]
  /** One state, or the states the use case chooses between. */
  readonly to: State | readonly State[]
  readonly by: readonly Actor[]
  /** Pure; asked for the button and again under the lock. Who asks is one of `by`. */
  readonly when?: (facts: Facts, actor: string) => boolean
  /** The operation's name on the wire; without one it is never offered to a person. */
  readonly wire?: string
}
export type Offer<State extends string, Actor extends string, Facts> = Omit<
  Move<State, Actor, Facts>,
  'to'
>

export type FlowTable<State extends string, Actor extends string, Facts> = {
  readonly states: readonly State[]
  readonly start: State | readonly State[]
  readonly actors: readonly Actor[]
  readonly moves: Readonly<Record<string, Move<State, Actor, Facts>>>
  /** Operations that move nothing. */
  readonly offers?: Readonly<Record<string, Offer<State, Actor, Facts>>>
}

/** Checks the types of a table: `defineFlow<Facts>()({ states: [...], moves: {...} })`. */
export function defineFlow<Facts>() {
  return <
    const State extends string,
    const Actor extends string,
    const Table extends FlowTable<State, Actor, Facts>,
  >(
    table: Table & { readonly states: readonly State[]; readonly actors: readonly Actor[] },
  ): Table => table
}

export type StateOf<Table> = Table extends { readonly states: readonly (infer State)[] }
  ? State
  : never
export type MoveOf<Table> = Table extends { readonly moves: infer Moves }
  ? keyof Moves & string
  : never

type AnyFlow = FlowTable<string, string, never>

/**
 * The states a move may start from, for `where status = any($from)`. Throws for a name that is not
 * in the table.
 */
export function statesBefore<Table extends AnyFlow>(
  flow: Table,
  move: MoveOf<Table>,
): StateOf<Table>[] {
  const found = flow.moves[move]
  if (!found) throw new RangeError(`no move ${move}`)
  return [...found.from] as StateOf<Table>[]
}

export function statesAfter<Table extends AnyFlow>(
  flow: Table,
  move: MoveOf<Table>,
): StateOf<Table>[] {
  const found = flow.moves[move]
  if (!found) throw new RangeError(`no move ${move}`)
  return (typeof found.to === 'string' ? [found.to] : [...found.to]) as StateOf<Table>[]
}

/** May this actor make this move (or take this offer) from this state, given these facts? */
export function allows<Facts>(
  flow: FlowTable<string, string, Facts>,
  name: string,
  question: { state: string; actor: string; facts: Facts },
): boolean {
  const rule = flow.moves[name] ?? flow.offers?.[name]
  if (!rule || !rule.from.includes(question.state) || !rule.by.includes(question.actor))
    return false
  return rule.when === undefined || rule.when(question.facts, question.actor)
}

/** The wire names of everything this actor may do now, in the table's order. */
export function operationsFor<Facts>(
  flow: FlowTable<string, string, Facts>,
  question: { state: string; actor: string; facts: Facts },
): string[] {
  const names: string[] = []
  for (const [name, wire] of wiredRulesOf(flow))
    if (!names.includes(wire) && allows(flow, name, question)) names.push(wire)
  return names
}

/** Read out of a table once: a list of orders asks for each of its rows. */
const wiredRules = new WeakMap<object, readonly (readonly [name: string, wire: string])[]>()
function wiredRulesOf<Facts>(
  flow: FlowTable<string, string, Facts>,
): readonly (readonly [name: string, wire: string])[] {
  const known = wiredRules.get(flow)
  if (known) return known
  const found = Object.entries({ ...flow.moves, ...flow.offers }).flatMap(([name, { wire }]) =>
    wire ? [[name, wire] as const] : [],
  )
  wiredRules.set(flow, found)
  return found
}

/**
 * What is wrong with a table: unknown states, unknown actors, states that cannot be reached, and
 * states that cannot be left though not named as ends.
 */
export function findErrors(
  flow: FlowTable<string, string, never>,
  ends: readonly string[],
): string[] {
  const errors: string[] = []
  const known = new Set(flow.states)
  const start = typeof flow.start === 'string' ? [flow.start] : flow.start
  const edges = Object.entries(flow.moves).flatMap(([name, move]) => {
    const to = typeof move.to === 'string' ? [move.to] : move.to
    for (const state of [...move.from, ...to])
      if (!known.has(state)) errors.push(`${name} names the unknown state ${state}`)
    for (const actor of move.by)
      if (!flow.actors.includes(actor)) errors.push(`${name} names the unknown actor ${actor}`)
    return move.from.flatMap((from) => to.map((target) => ({ from, target })))
  })
  const reached = new Set(start)
  for (let grown = true; grown;) {
    grown = false
    for (const edge of edges)
      if (reached.has(edge.from) && !reached.has(edge.target))
        grown = Boolean(reached.add(edge.target))
  }
  for (const state of flow.states) {
    if (!reached.has(state)) errors.push(`${state} cannot be reached`)
    if (
      !ends.includes(state) &&
      !edges.some((edge) => edge.from === state && edge.target !== state)
    )
      errors.push(`${state} cannot be left`)
  }
  return errors
}

/** A Mermaid state diagram of the table, for the module's README. */
export function toDiagram(flow: FlowTable<string, string, never>): string {
  const start = typeof flow.start === 'string' ? [flow.start] : flow.start
  const lines = start.map((state) => `  [*] --> ${state}`)
  for (const [name, move] of Object.entries(flow.moves)) {
    const targets = typeof move.to === 'string' ? [move.to] : move.to
    for (const from of move.from)
      for (const to of targets) lines.push(`  ${from} --> ${to}: ${name} (${move.by.join(', ')})`)
  }
  return ['stateDiagram-v2', ...lines].join('\n')
}
