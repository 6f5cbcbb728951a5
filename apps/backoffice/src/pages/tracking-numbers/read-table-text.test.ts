import { expect, test } from 'vitest'
import { readTableText } from './read-table-text.ts'

const text = 'Bestellung;Versand;Geprüft von Jörg – ß\r\n#261120123456;DHL;00340434'

test('a table is read as its program saved it: UTF-8 with or without a mark, Windows-1252 as Excel writes it, or Unicode text', () => {
  const utf8 = new TextEncoder().encode(text)
  expect(readTableText(utf8)).toBe(text)
  expect(readTableText(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]))).toBe(text)
  // The dash is 0x96 there; the other letters are as in Latin-1.
  const windows = Uint8Array.from(text, (letter) => (letter === '–' ? 0x96 : letter.charCodeAt(0)))
  expect(readTableText(windows)).toBe(text)
  const words = Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0))
  expect(readTableText(new Uint8Array(words.buffer))).toBe(text)
})
