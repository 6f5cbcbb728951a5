import { processorTime } from '@galleria/kernel/processor-time'
import { describe, expect, test } from 'vitest'
import {
  birthdayError,
  captchaError,
  checkPassword,
  codeError,
  isGoodPassword,
  nicknameError,
  passwordError,
  smsPrefixes,
} from './rules.ts'
import { isCommonPassword } from './common-passwords.ts'

describe('a password', () => {
  test('[SHR-018] has 8 to 128 characters, counted as people count them', () => {
    const long = 'correct horse battery staple, '.repeat(5)
    expect(
      [long.slice(0, 7), long.slice(0, 8), long.slice(0, 128), long.slice(0, 129)].map(
        (password) => checkPassword(password).length,
      ),
    ).toEqual([false, true, true, false])
    expect(checkPassword('🪑🪑🪑🪑🪑🪑🪑').length).toBe(false)
    expect(checkPassword('🪑🛋🪑🛋🪞🪟🚪🛏').length).toBe(true)
  })

  test('[SHR-020] is no common one, however it is dressed up', () => {
    for (const password of [
      'password',
      'Password1',
      'P@ssw0rd!',
      'pa55word',
      '12345678',
      '1234567890',
      '87654321',
      'qwertyuiop',
      'QWERTZUI',
      'azertyui',
      'aaaaaaaa',
      'abababab',
      '12341234',
      'iloveyou',
      'Passwort123',
      'wachtwoord',
      'contraseña',
      'lösenord1',
      'motdepasse',
      'haslo123',
      'football',
      'Sommer2024!',
      '1q2w3e4r',
      'letmein!!',
      'passwordpassword',
      '19900228',
      'galleria1',
      'zaq12wsx',
      'ZAQ12WSX',
      'yaq12wsx',
      'zaq1xsw2',
      'qweasdzxc',
      'qawsedrf',
      'azeqsdwxc',
      '🔥🔥🔥🔥🔥🔥🔥🔥',
      '👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽',
      '👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦',
      '🔥🪑🔥🪑🔥🪑🔥🪑',
    ])
      expect(isCommonPassword(password), password).toBe(true)
    for (const password of [
      'correct horse battery staple',
      'Tr0ub4dor&3',
      'galleria-demo',
      'a lamp by the window',
      'xkqzvwjp',
      'wartezimmer',
      'zaq12wsx und mehr',
      '🔥🪑🛋🪞🪟🚪🛏🧺',
      'Kaltes Buch 7',
      '7391 0582 6647',
      'sommerregen im garten',
      'пароль не скажу',
    ])
      expect(isCommonPassword(password), password).toBe(false)
  })

  test('is not the own mail, its beginning, the own nickname or number', () => {
    const owner = {
      email: 'Katharina.Z@galleria.test',
      nickname: 'Kathi Zimt',
      mobile: '+4915112345678',
    }
    for (const password of [
      'katharina.z@galleria.test',
      'KATHARINA.Z',
      'kathizimt',
      'Kathi Zimt',
      '+4915112345678',
      '4915112345678',
      'Kathi Zimt1',
      'kathizimt2024!',
      '1kathizimt',
      '!!Katharina.Z!!',
    ])
      expect(checkPassword(password, owner).own, password).toBe(false)
    expect(isGoodPassword('Kathi Zimt trinkt Tee', owner)).toBe(true)
    expect(isGoodPassword('7391 Al 0582 66', { nickname: 'Al' })).toBe(true)
    expect(checkPassword('anything at all', { email: '', nickname: '' }).own).toBe(true)
  })

  test('[SHR-017] is required, and an empty field ticks nothing', () => {
    expect(checkPassword('')).toEqual({ length: false, common: false, own: false })
    expect([
      passwordError(''),
      passwordError('short'),
      passwordError('a lamp by the window'),
    ]).toEqual(['required', 'password', undefined])
  })

  test('is judged in no time, whatever is pasted', () => {
    for (const hostile of [
      'a'.repeat(50_000),
      '1'.repeat(50_000),
      'ab'.repeat(25_000),
      `${'!'.repeat(25_000)}password${'!'.repeat(25_000)}`,
      'a1'.repeat(256),
    ]) {
      expect(
        processorTime(() => checkPassword(hostile, { email: hostile, nickname: hostile })),
      ).toBeLessThan(5)
    }
  })
})

describe('the other fields', () => {
  test('[SHR-013] [SHR-014] a captcha is four letters or digits', () => {
    expect(['', 'ABC', 'ABCD', 'ab12', 'ABCDE', 'AB C', 'ÄBCD'].map(captchaError)).toEqual([
      'required',
      'captcha',
      undefined,
      undefined,
      'captcha',
      'captcha',
      'captcha',
    ])
  })
  test('[SHR-015] [SHR-016] a code is six digits', () => {
    expect(['', '12345', '123456', '1234567', '12345a', '١٢٣٤٥٦'].map(codeError)).toEqual([
      'required',
      'code',
      undefined,
      'code',
      'code',
      'code',
    ])
  })
  test('a nickname has up to forty characters and no signs of markup', () => {
    expect(
      [' ', 'K', 'x'.repeat(40), 'x'.repeat(41), '<b>', 'a\\b', '小王', '\u0000'].map(
        nicknameError,
      ),
    ).toEqual([
      'required',
      undefined,
      undefined,
      'length',
      'invalid',
      'invalid',
      undefined,
      'invalid',
    ])
  })
  test('a birthday is a day that there was', () => {
    expect(
      [
        '1990-02-28',
        '1990-02-29',
        '2024-02-29',
        '1899-12-31',
        '2026-11-22',
        '2026-11-21',
        '90-1-1',
        '',
      ].map((day) => birthdayError(day, '2026-11-21')),
    ).toEqual([
      undefined,
      'invalid',
      undefined,
      'invalid',
      'invalid',
      undefined,
      'invalid',
      'invalid',
    ])
  })
  test("SMS go to the storefronts' countries", () => {
    expect(smsPrefixes).toEqual(['+49', '+31', '+34', '+46', '+33', '+39', '+48', '+44'])
  })
})
