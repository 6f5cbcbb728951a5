import { createContext, use, type ReactNode } from 'react'

/** Draws what stands in a `Kept`, or answers with how it was drawn before. On the server only: a browser draws a page once. */
export type Keep = (of: object, name: string, content: ReactNode) => string
export const KeepContext = createContext<Keep | undefined>(undefined)

type KeptProps = {
  readonly as: 'div' | 'ul' | 'nav'
  readonly className?: string | undefined
  /** What it is made of, besides the language: while this very object lives, so does the drawing. */ readonly of: object
  /** Which part it is, with all that may differ. */ readonly name: string
  readonly children: ReactNode
}

/**
 * A part of the frame that is the same on page after page: menus, footer, languages. The server draws it once; to a browser it is like any other element.
 * Its children may read texts, but nothing else from around them, no router and no page.
 */
export function Kept({ as: Tag, className, of, name, children }: KeptProps) {
  const keep = use(KeepContext)
  if (!keep) return <Tag className={className}>{children}</Tag>
  return (
    <Tag className={className} dangerouslySetInnerHTML={{ __html: keep(of, name, children) }} />
  )
}
