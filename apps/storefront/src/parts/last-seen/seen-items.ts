/**
 * Which items this browser looked at last, the newest first. Kept in the browser and nowhere else.
 */

const KEY = 'seen'
const MOST = 12
export const MOST_SHOWN = 6

export function readSeen(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isItemId).slice(0, MOST) : []
  } catch {
    // Forbidden, or not of our writing.
    return []
  }
}

export function noteSeen(itemId: number): void {
  const seen = [itemId, ...readSeen().filter((id) => id !== itemId)].slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(seen))
  } catch {
    // A full or closed storage costs the list, not the page.
  }
}

export function forgetSeen(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing could be written either.
  }
}

function isItemId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2_000_000_000
}
