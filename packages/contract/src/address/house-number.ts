/** The longest street that is looked at. */
const LONGEST = 200

/**
 * A street as it was typed, and the house number in it: `Lange Reihe 5a`, `12 rue Oberkampf`, `1e
 * Dwarsstraat 12`. The number is empty where there is none.
 */
export function splitHouseNumber(text: string): { street: string; houseNo: string } {
  const typed = text.trim().slice(0, LONGEST)
  const behind = /[ ,]+(\d{1,5} ?[a-zA-Z]?)$/.exec(typed)
  const street = behind && typed.slice(0, behind.index)
  // A number alone, or two of them, is no street.
  if (street && /\p{L}/u.test(street)) return { street, houseNo: behind[1] ?? '' }
  const before = /^(\d{1,5}[a-zA-Z]?)[ ,]+(\D.*)$/.exec(typed)
  return before
    ? { street: before[2] ?? '', houseNo: before[1] ?? '' }
    : { street: typed, houseNo: '' }
}
