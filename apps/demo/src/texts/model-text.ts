/** One model's words in one language. */
export type ModelText = {
  /**
   * What a shop calls it, as it stands inside a sentence: `itemTitle` puts it together with the
   * item's proper name.
   */
  noun: string
  /**
   * Two or three sentences; `{name}` stands for the item's proper name, since several items are
   * made from one model.
   */
  description: string
  /** Three short facts. */
  details: string[]
}
