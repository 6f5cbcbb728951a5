/**
 * What is known of a model of goods once it was read: whole millimetres, and what it looks like
 * from the front and from its right side as lines of an SVG path, y down.
 */
export type Shape = {
  /** By its content: what is called so is always the same model. */ readonly name: string
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
  readonly front: string
  readonly side: string
}

export type ModelError =
  | 'kind'
  | 'outside'
  | 'moving'
  | 'texture'
  | { readonly tooMany: number }
  | { readonly extension: string }

/** `content` is the model written anew. */
export type ModelRead =
  | { readonly content: Uint8Array; readonly shape: Shape }
  | { readonly error: ModelError }
