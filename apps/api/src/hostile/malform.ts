import type { Dice } from './dice.ts'
import type { Belongings, Slot, Sample } from './samples.ts'

/**
 * One broken request: what was done to it in words, the bytes, and its content type if that was
 * touched.
 */
export type Malformed = {
  readonly what: string
  readonly body: string | Buffer
  readonly contentType?: string
}

/** Stands in a value where text must appear that JSON.stringify would not write. */
const RAW = '@@raw@@'
const raw = (text: string) => ({ [RAW]: text })

const LONG = 'x'.repeat(50_000)
const HUGE = 'ä'.repeat(500_000)
/** As many as asked for, or as many as fit into a body that is already much too large. */
function range(count: number, one: unknown): unknown[] {
  const bytes = JSON.stringify(one)?.length ?? 1
  return Array.from({ length: Math.min(count, Math.ceil(400_000 / bytes)) }, () => one)
}

/** What is put where something else was due, by name. */
const VALUES: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['true', true],
  ['false', false],
  ['zero', 0],
  ['minus one', -1],
  ['a fraction', 1.5],
  ['three decimals', 0.005],
  ['minus zero', raw('-0')],
  ['1e308', 1e308],
  ['1e400', raw('1e400')],
  ['1e-320', raw('1e-320')],
  ['above int4', 2_147_483_648],
  ['above int8', raw('9223372036854775808')],
  ['above 2^53', 9_007_199_254_740_993n.toString()],
  ['above 2^53 as number', raw('9007199254740993')],
  ['a long number', raw('1'.repeat(5000))],
  ['NaN', 'NaN'],
  ['Infinity', '-Infinity'],
  ['a number as text', '1'],
  ['hex as text', '0x1F'],
  ['1e3 as text', '1e3'],
  ['nothing typed', ''],
  ['blanks', '   \u00a0\u2003'],
  ['fifty thousand letters', LONG],
  ['NUL', 'a\u0000b'],
  ['controls', '\u0001\u0008\u001b[31m\u007f'],
  ['line breaks', 'a\r\nSet-Cookie: x=1\r\n\r\nb'],
  ['a lone surrogate', 'a\ud800b'],
  ['a lone low surrogate', '\udfff'],
  ['right to left', '\u202egnp.exe\u2066'],
  ['joined letters', '\u0041\u030a'.repeat(20)],
  ['an emoji family', '👨‍👩‍👧‍👦'.repeat(8)],
  ['no character', '\ufffe\uffff'],
  ['wildcards', '%_\\%'],
  ['a backslash', '\\'],
  ['quotes', `'";--`],
  ['SQL', `1' or '1'='1'; drop table users; --`],
  ['SQL with a union', `x') union select password_hash from users --`],
  ['a cast', '1::int'],
  ['an array literal', '{1,2}'],
  ['HTML', '<script>alert(1)</script>'],
  ['an image tag', '"><img src=x onerror=alert(1)>'],
  ['a template', '{{7*7}}${7*7}<%= 7*7 %>'],
  ['a path', '../../../../etc/passwd\u0000.png'],
  ['an address', 'http://169.254.169.254/latest/meta-data/'],
  ['a formula', "=cmd|' /C calc'!A0"],
  ['a prototype', raw('{"__proto__":{"isAdmin":true}}')],
  ['a constructor', raw('{"constructor":{"prototype":{"isAdmin":true}}}')],
  ['the word __proto__', '__proto__'],
  ['the word constructor', 'constructor'],
  ['toString', raw('{"toString":1,"valueOf":2,"then":3}')],
  ['an empty object', {}],
  ['an object', { a: 1 }],
  ['an operator', { $gt: '' }],
  ['an empty list', []],
  ['a list of one', [1]],
  ['a list of two', ['a', 'b']],
  ['a list of nulls', [null]],
  ['ten thousand numbers', range(10_000, 1)],
  ['ten thousand objects', range(10_000, {})],
  ['twenty-five levels', raw('['.repeat(25) + ']'.repeat(25))],
  ['twenty-five objects', raw('{"a":'.repeat(25) + '1' + '}'.repeat(25))],
  ['ten thousand levels', raw('['.repeat(10_000) + ']'.repeat(10_000))],
  ['ten thousand objects deep', raw('{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000))],
  ['a date far away', '+275760-09-13T00:00:00.001Z'],
  ['a date before all', '-271821-04-19T23:59:59Z'],
  ['no date', '2026-02-31T25:61:61Z'],
  ['the thirtieth of February', '2026-02-30'],
]

/** Keys that nobody may send, or that somebody hopes are copied. */
const EXTRAS: readonly (readonly [string, string])[] = [
  ['a __proto__ key', '"__proto__":{"sellerId":5}'],
  ['a constructor key', '"constructor":{"prototype":{"sellerId":5}}'],
  ['a prototype key', '"prototype":{"x":1}'],
  ['an empty key', '"":1'],
  ['a long key', `"${'k'.repeat(20_000)}":1`],
  ['a key with NUL', '"a\\u0000b":1'],
  ['an owner', '"buyerId":"usr_01jd4vr6f5e7s8kq2m3n4p5q6r","customerId":1,"userId":1'],
  ['a price', '"snapshotPrc":{"value":0.01,"currency":"EUR"},"tradeAmt":1,"amount":-1'],
  ['a state', '"status":"COMPLETE","operationList":["refund"],"isTourist":false'],
  ['a thousand keys', Array.from({ length: 1000 }, (_, i) => `"k${i}":${i}`).join(',')],
]

/** Breaks a valid body in one to three ways. `other` are ids of somebody else. */
export function malform(sample: Sample, dice: Dice, other: Belongings): Malformed {
  if (dice.hit(0.14)) return breakText(JSON.stringify(sample.value), dice)
  // Half of them keep to the letter of the contract, to get behind it.
  const ways = dice.hit(0.5) ? SMOOTH : ROUGH
  let value = structuredClone(sample.value)
  const done: string[] = []
  for (let times = 1 + dice.below(3); times > 0; times -= 1) {
    const slot = dice.pick(sample.slots.length > 0 ? sample.slots : [{ path: [], kind: 'object' }])
    const [what, next] = dice.pick(ways)(value, slot, dice, other)
    done.push(`${slot.path.join('.') || 'the body'}: ${what}`)
    value = next
  }
  return { what: done.join('; '), body: stringify(value) }
}

function stringify(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.includes(RAW)
    ? text.replace(
        /\{"@@raw@@":("(?:[^"\\]|\\.)*")\}/g,
        (_, quoted: string) => JSON.parse(quoted) as string,
      )
    : text
}

type Way = (body: unknown, slot: Slot, dice: Dice, other: Belongings) => readonly [string, unknown]

const replaceValue: Way = (body, slot, dice) => {
  const [what, value] = dice.pick(VALUES)
  return [what, put(body, slot.path, value)]
}

/**
 * One less than the least, the least, the most, one more than the most, and ten thousand times the
 * most.
 */
const atBounds: Way = (body, slot, dice, other) => {
  const step = dice.pick([-1, 0, 1, 2, 3])
  const bound =
    step < 1
      ? (slot.least ?? 0) + step
      : (slot.most ?? 100) + (step === 3 ? (slot.most ?? 100) * 1000 : step - 1)
  if (slot.kind === 'number') return [`${bound}`, put(body, slot.path, bound)]
  if (slot.kind === 'text')
    return [
      `${bound} letters`,
      put(body, slot.path, 'a'.repeat(Math.max(0, Math.min(bound, 300_000)))),
    ]
  if (slot.kind === 'array')
    return [
      `${bound} elements`,
      put(
        body,
        slot.path,
        range(Math.max(0, Math.min(bound, 10_000)), at(body, [...slot.path, 0])),
      ),
    ]
  return replaceValue(body, slot, dice, other)
}

const foreignId: Way = (body, slot, dice, other) => {
  if (!slot.idKind) return replaceValue(body, slot, dice, other)
  const theirs = other[slot.idKind]?.[0]
  const [what, id] = dice.pick([
    ["somebody else's id", theirs ?? 'ord_01jd4vr6f5e7s8kq2m3n4p5q6r'],
    [
      'an id of another kind',
      `${slot.idKind === 'ord' ? 'con' : 'ord'}_01jd4vr6f5e7s8kq2m3n4p5q6r`,
    ],
    ['a missing id', `${slot.idKind}_01jd4vr6f5e7s8kq2m3n4p5q6r`],
    ['an id above 128 bits', `${slot.idKind}_8zzzzzzzzzzzzzzzzzzzzzzzzz`],
    ['an id in capitals', `${slot.idKind}_01JD4VR6F5E7S8KQ2M3N4P5Q6R`],
    ['a bare uuid', '01900000-0000-7000-8000-000000000001'],
    ['only a prefix', `${slot.idKind}_`],
    ['a null uuid', `${slot.idKind}_00000000000000000000000000`],
  ] as const)
  return [what, put(body, slot.path, id)]
}

const remove: Way = (body, slot) => ['missing', put(body, slot.path, undefined)]
const wrap: Way = (body, slot, dice) => {
  const inner = at(body, slot.path)
  return dice.pick([
    ['in a list', put(body, slot.path, [inner])],
    ['twice in a list', put(body, slot.path, [inner, inner])],
    ['in an object', put(body, slot.path, { value: inner })],
    ['as text', put(body, slot.path, JSON.stringify(inner) ?? '')],
  ] as const)
}
const addKey: Way = (body, slot, dice, other) => {
  const held = at(body, slot.path)
  if (typeof held !== 'object' || held === null || Array.isArray(held) || RAW in held)
    return replaceValue(body, slot, dice, other)
  const [what, keys] = dice.pick(EXTRAS)
  const own = stringify(held).slice(1, -1)
  return [what, put(body, slot.path, raw(`{${[own, keys].filter(Boolean).join(',')}}`))]
}
const listOfMany: Way = (body, slot, dice) => {
  const count = dice.pick([1, 2, 51, 101, 10_000])
  return [`${count} of it`, put(body, slot.path, range(count, at(body, slot.path)))]
}

/**
 * What the contract may well let through: hostile words of an allowed length, numbers at their
 * ends, ids of others, keys too many.
 */
const withinBounds: Way = (body, slot, dice, other) => {
  if (slot.idKind) return foreignId(body, slot, dice, other)
  if (slot.kind === 'object') return addKey(body, slot, dice, other)
  if (slot.kind === 'number') {
    const number = dice.pick([
      slot.least ?? 0,
      slot.most ?? 100,
      Math.floor(((slot.least ?? 0) + (slot.most ?? 100)) / 2),
    ])
    return [`${number}`, put(body, slot.path, number)]
  }
  if (slot.kind !== 'text') return ['as it was', body]
  const [what, text] = dice.pick(WORDS)
  return [what, put(body, slot.path, text.slice(0, slot.most ?? 200).padEnd(slot.least ?? 0, '%'))]
}
const WORDS = VALUES.filter(
  (entry): entry is readonly [string, string] => typeof entry[1] === 'string',
)

const ROUGH: readonly Way[] = [
  replaceValue,
  replaceValue,
  replaceValue,
  atBounds,
  atBounds,
  foreignId,
  remove,
  wrap,
  addKey,
  listOfMany,
]
const SMOOTH: readonly Way[] = [withinBounds, withinBounds, withinBounds, addKey]

const manyArguments = `[${Array.from({ length: 10_000 }, () => '{}').join(',')}]`
const opened = ['['.repeat(10_000), ']'.repeat(10_000), '{"a":'.repeat(10_000)] as const
const INVALID_UTF8 = Buffer.from([0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80])

/** What is wrong with the text itself. */
const TEXTS: readonly (readonly [string, (text: string, dice: Dice) => string | Buffer])[] = [
  ['truncated', (text, dice) => text.slice(0, dice.below(text.length + 1))],
  ['empty', () => ''],
  ['a byte order mark', (text) => `\ufeff${text}`],
  ['two byte order marks', (text) => `\ufeff\ufeff${text}`],
  ['something after the end', (text) => `${text}]`],
  ['two bodies', (text) => text + text],
  ['a comment', (text) => `/**/${text}`],
  ['single quotes', (text) => text.replaceAll('"', "'")],
  ['a comma too many', (text) => text.replace(/([}\]])$/, ',$1')],
  ['NaN', (text) => text.replace(/:[^,}]+/, ':NaN')],
  ['the word null', () => 'null'],
  ['a number', () => '1'],
  ['a text', () => '"x"'],
  ['a list', () => '[]'],
  ['a list of lists', (text) => `[[[${text}]]]`],
  ['two arguments', (text) => `[${text},${text}]`],
  ['every key twice', (text) => text.replace(/"(\w+)":("[^"]*"|[\w.-]+)/g, '"$1":null,"$1":$2')],
  [
    'invalid UTF-8',
    (text) =>
      Buffer.concat([
        Buffer.from(text.slice(0, text.indexOf('"') + 1)),
        INVALID_UTF8,
        Buffer.from(text.slice(text.indexOf('"') + 1)),
      ]),
  ],
  ['latin-1', (text) => Buffer.from(text.replace(/[a-z](?=")/, 'é'), 'latin1')],
  ['UTF-16', (text) => Buffer.from(text, 'utf16le')],
  ['a megabyte', () => `{"keyword":"${HUGE}"}`],
  ['ten thousand arguments', () => manyArguments],
  ['ten thousand levels', (text) => `${opened[0]}${text}${opened[1]}`],
  ['ten thousand open objects', () => opened[2]],
  ['NUL bytes', () => Buffer.alloc(1000)],
  ['a gzip', () => Buffer.from('1f8b0800000000000003abae05004f8f2b3f', 'hex')],
  ['a form', () => 'a=1&b[]=2&__proto__[x]=1'],
  [
    'XML',
    () => '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  ],
]
function breakText(text: string, dice: Dice): Malformed {
  const [what, spoil] = dice.pick(TEXTS)
  return { what: `the text: ${what}`, body: spoil(text, dice) }
}

function at(body: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (held, step) =>
      typeof held === 'object' && held !== null && Object.hasOwn(held, step)
        ? (held as Record<string | number, unknown>)[step]
        : undefined,
    body,
  )
}

/**
 * The body with something else at a slot; a slot that an earlier breakage took away stays as it is.
 */
function put(body: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (typeof body !== 'object' || body === null || RAW in body) return body
  const copy = (Array.isArray(body) ? [...body] : { ...body }) as Record<string | number, unknown>
  copy[step] = put(copy[step], rest, value)
  return copy
}
