import { RouterContextProvider } from 'react-router'
import type { I18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { setShop, type Visit } from '../../shop-context.ts'
import { stepToShow } from './contact-steps.ts'
import { deviceName } from '@galleria/contract/device-name'
import { loader } from './inputs-page.tsx'
import { mobileText, splitMobile } from './member.ts'
import { missingInProfile } from '@galleria/contract/profile-rules'

test('[ACC-005] a profile is complete when nothing but its picture is missing', () => {
  const whole = {
    nickname: 'Kim',
    email: 'kim@here.test',
    mobile: '+491701234567',
    gender: 'FEMALE' as const,
    birthday: '1990-05-17',
  }
  expect(missingInProfile(whole)).toEqual([])
  expect(missingInProfile({ ...whole, birthday: null })).toEqual(['birthday'])
  expect(missingInProfile({ ...whole, nickname: '', email: '', mobile: '' })).toEqual([
    'nickname',
    'email',
    'mobile',
  ])
})
test('[ACC-012, ACC-013] a step of another address is shown only with what the one before left', () => {
  const nothing = { contact: true, stepToken: false, target: false, oldSent: false }
  const shown = (has: Partial<typeof nothing>) =>
    [null, 'old', 'old-code', 'new', 'new-code', 'rubbish'].map((asked) =>
      stepToShow(asked, { ...nothing, ...has }),
    )
  expect(shown({})).toEqual(['show', 'old', 'show', 'show', 'show', 'show'])
  expect(shown({ oldSent: true })).toEqual(['show', 'old', 'old-code', 'show', 'show', 'show'])
  expect(shown({ stepToken: true })).toEqual(['show', 'old', 'show', 'new', 'show', 'show'])
  expect(shown({ stepToken: true, target: true })).toEqual([
    'show',
    'old',
    'show',
    'new',
    'new-code',
    'show',
  ])
  expect(shown({ contact: false })).toEqual(['new', 'new', 'new', 'new', 'new', 'new'])
  expect(shown({ contact: false, target: true })).toEqual([
    'new',
    'new',
    'new',
    'new',
    'new-code',
    'new',
  ])
})
test('a number is read and sent with its dial code apart', () => {
  expect(mobileText('+491701234567', ['+44', '+49'])).toBe('+49 1701234567')
  expect(splitMobile('+491701234567', ['+44', '+49'])).toEqual({
    prefix: '+49',
    mobile: '1701234567',
  })
  expect(splitMobile('+11701234567', ['+44', '+49'])).toBeUndefined()
})
test('a sign-in is named by its browser and system', () => {
  expect(
    deviceName(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    ),
  ).toBe('Edge, Windows')
  expect(
    deviceName(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ),
  ).toBe('Safari, iPhone')
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'Firefox, Linux',
  )
  expect(deviceName('curl/8')).toBe('')
})
test('the page that shows the shared inputs is there in the demo mall only', async () => {
  const open = (isDemo: boolean) => {
    const context = new RouterContextProvider()
    setShop(
      context,
      {
        isDemo,
        origin: 'http://mall.test',
        site: 'DE',
        language: 'en',
        call: async () => ({ token: 't', image: 'data:,' }),
      } as unknown as Visit,
      {} as I18n,
    )
    return loader({ context } as unknown as Parameters<typeof loader>[0])
  }
  await expect(open(false)).rejects.toMatchObject({ init: { status: 404 } })
  expect((await open(true)).head).toContainEqual({ name: 'robots', content: 'noindex' })
})
