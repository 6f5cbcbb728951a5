import { escapeXml } from '#platform/escape-xml.ts'

/**
 * An XML element: its name, what is in it, its attributes. Nothing is written for an element
 * without content.
 */
export type Element = {
  readonly name: string
  readonly content: string | readonly (Element | null)[]
  readonly attributes?: Readonly<Record<string, string>>
}

export function element(
  name: string,
  content: Element['content'],
  attributes?: Element['attributes'],
): Element | null {
  if (content.length === 0 || (Array.isArray(content) && content.every((one) => one === null)))
    return null
  return { name, content, ...(attributes ? { attributes } : {}) }
}

export function writeXml(root: Element | null): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root ? write(root, '') : ''}`
}

function write({ name, content, attributes = {} }: Element, indent: string): string {
  const open = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`),
  ]
  const inner =
    typeof content === 'string'
      ? escapeXml(content)
      : `\n${content.map((child) => (child ? write(child, `${indent}  `) : '')).join('')}${indent}`
  return `${indent}<${open.join(' ')}>${inner}</${name}>\n`
}
