/** What an element holds: text, elements by name, a list of elements of one name, or nothing. */
export type Xml =
  | string
  | number
  | boolean
  | null
  | undefined
  | Date
  | { readonly [name: string]: Xml }
  | { readonly item: string; readonly list: readonly Xml[]; readonly kind?: 'collection' }

/** Braintree's XML: what is no text says so in its type. */
export function toXml(name: string, value: Xml): string {
  if (value === undefined) return ''
  if (value === null) return `<${name} nil="true"/>`
  if (typeof value === 'number') return `<${name} type="integer">${value}</${name}>`
  if (typeof value === 'boolean') return `<${name} type="boolean">${value}</${name}>`
  if (value instanceof Date)
    return `<${name} type="datetime">${value.toISOString().slice(0, 19)}Z</${name}>`
  if (typeof value === 'string') return `<${name}>${escapeText(value)}</${name}>`
  if (isList(value)) {
    const items = value.list.map((one) => toXml(value.item, one)).join('')
    return `<${name} type="${value.kind ?? 'array'}">${items}</${name}>`
  }
  return `<${name}>${Object.entries(value)
    .map(([key, one]) => toXml(key, one))
    .join('')}</${name}>`
}

function isList(value: object): value is Extract<Xml, { list: readonly Xml[] }> {
  return 'list' in value
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
