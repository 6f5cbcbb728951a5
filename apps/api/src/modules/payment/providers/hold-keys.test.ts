import { describe, expect, test } from 'vitest'
import { OutsideError } from '#platform/outside.ts'
import { ProviderLockedOut, ProviderRefused } from './payment-provider.ts'
import { holdKeys } from './two-keys.ts'

const shut = () => new ProviderLockedOut('401')

/** Two keys, and what each answers; `asked` says by which a call was made. */
function hold(answers: Readonly<Record<'new' | 'old', () => unknown>>) {
  const asked: string[] = []
  const keys = holdKeys('KEY', ['new', 'old'] as const, (key) => key)
  const call = () =>
    keys.use(async (key) => {
      asked.push(key)
      const answer = answers[key]()
      if (answer instanceof Error) throw answer
      return answer
    })
  return { asked, call, refused: () => keys.standing().filter(({ isRefused }) => isRefused) }
}

describe('a call by one of two keys', () => {
  test('is made by the newer, and by the older alone once the newer is refused', async () => {
    const { asked, call, refused } = hold({ new: shut, old: () => 'yes' })
    expect([await call(), await call()]).toEqual(['yes', 'yes'])
    expect([asked, refused()]).toEqual([
      ['new', 'old', 'old'],
      [{ setting: 'KEY', isRefused: true }],
    ])
  })

  test('comes back to the newer once the older has ended', async () => {
    let good = 'old'
    const only = (key: string) => () => (key === good ? key : shut())
    const { asked, call, refused } = hold({ new: only('new'), old: only('old') })
    await call()
    good = 'new'
    expect([await call(), await call()]).toEqual(['new', 'new'])
    expect([asked, refused()]).toEqual([
      ['new', 'old', 'old', 'new', 'new'],
      [{ setting: 'KEY_BEFORE', isRefused: true }],
    ])
  })

  test('that is a no, or is not answered, is never made by the other', async () => {
    for (const error of [new ProviderRefused('declined'), new OutsideError('silence')]) {
      const { asked, call, refused } = hold({ new: () => error, old: () => 'yes' })
      await expect(call()).rejects.toBe(error)
      expect([asked, refused()]).toEqual([['new'], []])
    }
  })

  test('stays with the newer while the older is not let in either, or says nothing', async () => {
    for (const answer of [shut(), new OutsideError('silence')]) {
      const { asked, call, refused } = hold({ new: shut, old: () => answer })
      await expect(call()).rejects.toBeInstanceOf(OutsideError)
      await expect(call()).rejects.not.toBeInstanceOf(ProviderRefused)
      expect([asked, refused()]).toEqual([['new', 'old', 'new', 'old'], []])
    }
  })

  test('that is a no by the other goes on by the other: it was let in', async () => {
    const { asked, call, refused } = hold({ new: shut, old: () => new ProviderRefused('declined') })
    await expect(call()).rejects.toMatchObject({ name: 'ProviderRefused' })
    await expect(call()).rejects.toMatchObject({ name: 'ProviderRefused' })
    expect([asked, refused()]).toEqual([
      ['new', 'old', 'old'],
      [{ setting: 'KEY', isRefused: true }],
    ])
  })

  test('that was on its way when others found the key refused takes nothing back', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    let isOver = false
    const { call, refused } = hold({ new: () => (isOver ? shut() : promise), old: () => 'yes' })
    const slow = call()
    isOver = true
    await call()
    resolve('yes')
    await slow
    expect(refused()).toEqual([{ setting: 'KEY', isRefused: true }])
  })
})
