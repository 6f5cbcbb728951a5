import { fromWireId, type Id, type IdKind } from '@galleria/kernel/id'

/** A name that the mall gave, as its database knows it. */
export function readId<Kind extends IdKind>(kind: Kind, name: string): Id<Kind> {
  const id = fromWireId(kind, name)
  if (!id) throw new Error(`${name} is no ${kind}`)
  return id
}
