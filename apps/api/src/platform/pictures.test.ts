import { expect, test } from 'vitest'
import { readPictureAddress } from './pictures.ts'

test('a picture is asked for by name and width', () => {
  expect(readPictureAddress('desk-slim--oak-640.webp')).toEqual({
    name: 'desk-slim--oak',
    width: 640,
  })
  expect(readPictureAddress('desk-slim--second-1200.webp')).toEqual({
    name: 'desk-slim--second',
    width: 1200,
  })
})
test.each([
  'desk-641.webp',
  'desk.webp',
  'desk-640.png',
  '../secret-640.webp',
  'a/b-640.webp',
  '.-640.webp',
  'Desk-640.webp',
  `${'a'.repeat(120)}-640.webp`,
  '-640.webp',
])('%s is none', (file) => {
  expect(readPictureAddress(file)).toBeUndefined()
})
