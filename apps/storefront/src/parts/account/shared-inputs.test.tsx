import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CaptchaInput } from '@galleria/ui/inputs/captcha-input'
import { CodeInput, readCode } from '@galleria/ui/inputs/code-input'
import { DEFAULT_MAX, LimitedTextArea } from '@galleria/ui/inputs/limited-text-area'
import { PasswordInput } from '@galleria/ui/inputs/password-input'
import { PhoneInput } from '@galleria/ui/inputs/phone-input'
import { ResendButton } from '@galleria/ui/inputs/resend-button'
import {
  MODAL_HEIGHT,
  MODAL_WIDTH,
  VerificationModal,
} from '@galleria/ui/inputs/verification-modal'

// As the server sends them; what they do in a browser is walked in e2e/accounts.e2e.ts.
const words = {
  label: 'Signs',
  hint: 'Four',
  picture: 'Picture',
  renew: 'Another',
  work: 'I cannot see it',
}
const nothing = () => undefined

test("[SHR-011, SHR-013, SHR-014] a captcha is required, four letters or digits, and carries its picture's token", () => {
  const html = renderToStaticMarkup(
    <CaptchaInput
      name="captcha"
      tokenName="token"
      picture={{ token: 'tok', image: 'data:image/png;base64,AA' }}
      words={words}
      error="Four signs, please."
      onRenew={nothing}
      onWork={nothing}
    />,
  )
  const [field = ''] = html.match(/<input(?=[^>]*name="captcha")[^>]*>/) ?? []
  for (const part of ['required=""', 'maxLength="4"', 'pattern="[A-Za-z0-9]{4}"'])
    expect(field).toContain(part)
  expect(html).toMatch(/<input type="hidden"(?=[^>]*name="token")(?=[^>]*value="tok")/)
  expect(html).toMatch(/aria-invalid="true"[^>]*aria-describedby="([^" ]+)-hint \1-error"/)
  expect(html).toContain('alt="Picture"')
  // Buttons that need script are not there before it.
  expect(html).not.toContain('<button')
})
test('[SHR-011, SHR-015, SHR-016] a code is required, six digits, filled in from the message', () => {
  const html = renderToStaticMarkup(<CodeInput name="emailCode" label="Code" />)
  expect(html).toMatch(/required=""/)
  expect(html).toContain('autoComplete="one-time-code"')
  expect(html).toContain('inputMode="numeric"')
  const pattern = new RegExp(`^(?:${/pattern="([^"]+)"/.exec(html)?.[1]})$`)
  expect(
    ['12345', '123456', '123 456', '1234567', '12345a'].map((code) => pattern.test(code)),
  ).toEqual([false, true, true, false, false])
  expect(['123 456', 'Code: 123456', '12a345', '1234567'].map(readCode)).toEqual([
    '123456',
    '123456',
    '12345',
    '123456',
  ])
})
test('[SHR-010] a new code can be asked for when the wait that the server told is over, and not before', () => {
  const button = (waitS: number) =>
    renderToStaticMarkup(
      <ResendButton
        waitS={waitS}
        label="Send a new code"
        waiting={(seconds) => `in ${seconds} s`}
      />,
    )
  expect(button(60)).toMatch(/aria-disabled="true"[^>]*>in 60 s</)
  expect(button(0)).toMatch(/aria-disabled="false"[^>]*>Send a new code</)
})
test('[SHR-011, SHR-017, SHR-019, SHR-020] a password is required; without script its conditions always stand there', () => {
  const field = (error?: string) =>
    renderToStaticMarkup(
      <PasswordInput
        name="password"
        autoComplete="new-password"
        words={{ label: 'New password', show: 'Show', conditions: 'It has to be' }}
        conditions={[{ key: 'length', label: 'long' }]}
        judge={() => ({ length: false })}
        error={error}
      />,
    )
  expect(field()).toMatch(/required=""/)
  expect(field()).toMatch(
    /<noscript><div[^>]*><p[^>]*>It has to be<\/p><ul[^>]*><li data-met="false"/,
  )
  expect(field().replace(/<noscript>.*<\/noscript>/, '')).not.toContain('It has to be')
  expect(field('password does not meet conditions')).toMatch(
    /<p id="[^"]*-error" aria-live="polite"[^>]*>password does not meet conditions</,
  )
})
test('[SHR-003, SHR-004, SHR-011] a limited text has 500 characters where nobody says otherwise, and says what it may have', () => {
  const html = renderToStaticMarkup(
    <LimitedTextArea
      id="a"
      name="text"
      label="Text"
      limit="At most 500"
      remaining={(left) => `${left} left`}
    />,
  )
  expect(DEFAULT_MAX).toBe(500)
  expect(html).toContain('maxLength="500"')
  expect(html).toContain(
    '<p id="a-hint" class="mt-1 text-small text-muted empty:hidden">At most 500</p>',
  )
  expect(
    renderToStaticMarkup(
      <LimitedTextArea id="a" name="text" label="Text" max={300} limit="" remaining={() => ''} />,
    ),
  ).toContain('maxLength="300"')
})
test('[SHR-011] a phone is a dial code of its country and a number, each with a name', () => {
  const html = renderToStaticMarkup(
    <PhoneInput
      codeName="prefix"
      numberName="mobile"
      choices={[
        { id: 'DE', code: '+49', name: 'Germany', flag: 'DE' },
        { id: 'GB', code: '+44', name: 'United Kingdom', flag: 'GB' },
      ]}
      code="+44"
      words={{ label: 'Mobile', code: 'Country', number: 'Mobile number' }}
    />,
  )
  expect(html).toContain('<option value="+44" selected="">United Kingdom +44</option>')
  expect(html).toMatch(/<select[^>]*name="prefix"[^>]*aria-label="Country"/)
  expect(html).toMatch(/<input(?=[^>]*name="mobile")[^>]*type="tel"/)
})
test('[SHR-007] the verification window is 382 wide and 500 high at most', () => {
  const html = renderToStaticMarkup(
    <VerificationModal
      dialog={{ id: 'd', ref: { current: null } }}
      title="A code"
      closeLabel="Close"
    >
      text
    </VerificationModal>,
  )
  expect([MODAL_WIDTH, MODAL_HEIGHT]).toEqual([382, 500])
  expect(html).toContain(
    'max-width:none;width:min(382px, calc(100vw - 2rem));max-height:min(500px, calc(100dvh - 2rem))',
  )
  expect(html).toMatch(/<dialog id="d" aria-labelledby="d-title"/)
})
