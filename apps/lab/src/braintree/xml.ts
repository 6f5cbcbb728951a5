import type { FastifyReply } from 'fastify'

/** What an element holds: text, elements by name, a list of elements of one name, or nothing. */
export type Xml =
  | string
  | number
  | boolean
  | null
  | undefined
  | Date
  | { readonly day: string }
  | { readonly [name: string]: Xml }
  | {
      readonly item: string
      readonly list: readonly Xml[]
      readonly kind?: 'collection'
      /** What stands before them. */ readonly head?: { readonly [name: string]: Xml }
    }

/** Braintree's XML: what is no text says so in its type. */
export function toXml(name: string, value: Xml): string {
  if (value === undefined) return ''
  if (value === null) return `<${name} nil="true"/>`
  if (typeof value === 'number') return `<${name} type="integer">${value}</${name}>`
  if (typeof value === 'boolean') return `<${name} type="boolean">${value}</${name}>`
  if (value instanceof Date)
    return `<${name} type="datetime">${value.toISOString().slice(0, 19)}Z</${name}>`
  if (typeof value === 'string') return `<${name}>${escapeText(value)}</${name}>`
  if (isDay(value)) return `<${name} type="date">${value.day}</${name}>`
  if (isList(value)) {
    const items = value.list.map((one) => toXml(value.item, one)).join('')
    return `<${name} type="${value.kind ?? 'array'}">${elementsOf(value.head ?? {})}${items}</${name}>`
  }
  return `<${name}>${elementsOf(value)}</${name}>`
}

const elementsOf = (value: { readonly [name: string]: Xml }) =>
  Object.entries(value)
    .map(([key, one]) => toXml(key, one))
    .join('')

function isDay(value: object): value is { readonly day: string } {
  return 'day' in value
}

function isList(value: object): value is Extract<Xml, { list: readonly Xml[] }> {
  return 'list' in value
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

export function sendXml(reply: FastifyReply, status: number, name: string, value: Xml) {
  return reply
    .code(status)
    .header('content-type', 'application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?>${toXml(name, value)}`)
}
