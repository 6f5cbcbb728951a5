import type { Books } from './books.ts'
import type { Album } from './photo-album.ts'
import type { Random } from './random.ts'
import type { SoldLine, SoldOrder } from './sold-order.ts'

export type ReverseRecorder = {
  random: Random
  books: Books
  staff: ReadonlyMap<number, string>
  album: Album
  now: number
  nextCode(at: number): string
}
export type AskedLine = {
  line: SoldLine
  qty: number
  unsent: number
  unsentAmount: number
  available: number
  amount: number
}
/** What is asked back of an order. */
export type Asked = {
  id: string
  sold: SoldOrder
  lines: AskedLine[]
  goods: number
  shipping: number
  availableShipping: number
}
