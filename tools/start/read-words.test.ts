import { expect, test } from 'vitest'
import { parseWords } from './read-words.ts'

const read = (...args: string[]) =>
  parseWords({
    args,
    allowPositionals: true,
    options: { orders: { type: 'string' }, fresh: { type: 'boolean' } },
  })

test('what follows a command is read', () => {
  expect(read('web', '--orders=10', '--fresh')).toMatchObject({
    words: { values: { orders: '10', fresh: true }, positionals: ['web'] },
  })
})

test.each(['--help', '-h'])('%s is a question, whatever else is said', (word) => {
  expect(read('web', word, '--fresh')).toEqual({ isQuestion: true })
})

test.each([
  ['--hlep', "Unknown option '--hlep'"],
  ['-x', "Unknown option '-x'"],
  ['--orders', "Option '--orders <value>' argument missing"],
  ['--fresh=1', "Option '--fresh' does not take an argument"],
])('%s is a mistake, said in a sentence', (word, mistake) => {
  expect(read(word)).toEqual({ mistake })
})

test('a command that takes no words is given none', () => {
  expect(parseWords({ args: ['x'] })).toEqual({ mistake: "Unexpected argument 'x'" })
})
