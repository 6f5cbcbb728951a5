/** Categories as a tree: `path` are the ids from the top down to a category's own. */
type Placed = { readonly id: number; readonly path: readonly number[] }

/** Those at the top. */
export function topRooms<Room extends Placed>(rooms: readonly Room[]): Room[] {
  return rooms.filter(({ path }) => path.length === 1)
}

/** Those right below one. */
export function roomsBelow<Room extends Placed>(rooms: readonly Room[], id: number): Room[] {
  return rooms.filter(({ path }) => path.at(-2) === id)
}

/** From the top down to the one itself; nothing where it is not known. */
export function wayTo<Room extends Placed>(rooms: readonly Room[], id: number): Room[] {
  const path = rooms.find((room) => room.id === id)?.path ?? []
  return path.flatMap((one) => rooms.filter((room) => room.id === one))
}
