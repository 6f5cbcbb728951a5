/** What mails are made of. */
export type Part =
  /** A note is said more quietly than a line; a code is typed by whoever reads it. */
  | { readonly kind: 'line' | 'heading' | 'note' | 'code'; readonly text: string }
  /** One below the other, as in an address. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  /**
   * The one thing to do next; a mail has one button at most, and whatever else leads somewhere is a
   * link.
   */
  | { readonly kind: 'link' | 'button'; readonly text: string; readonly href: string }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [string, string])[] }
  /** What it comes to: the last row is the sum. */
  | { readonly kind: 'sums'; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: 'goods'; readonly goods: readonly MailGoods[] }
  /** Beside each other where there is room. */
  | { readonly kind: 'columns'; readonly columns: readonly Column[] }

/**
 * A piece of goods with its picture. `href` of the picture is absolute: a mail is read elsewhere.
 */
export type MailGoods = {
  readonly picture: string
  readonly name: string
  readonly details: readonly string[]
  readonly right: string
}
type Column = { readonly heading: string; readonly lines: readonly string[] }
