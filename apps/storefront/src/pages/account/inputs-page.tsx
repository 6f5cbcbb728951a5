import { data } from 'react-router'
import { useId, type ReactNode } from 'react'
import { checkPassword, passwordConditions } from '@galleria/contract/account-rules'
import { dialCodesOf } from '@galleria/contract/dial-codes'
import { CaptchaInput, type CaptchaPicture } from '@galleria/ui/inputs/captcha-input'
import { CodeInput } from '@galleria/ui/inputs/code-input'
import { commands, useDialog } from '@galleria/ui/inputs/dialog-hold'
import { LimitedTextArea } from '@galleria/ui/inputs/limited-text-area'
import { PasswordInput } from '@galleria/ui/inputs/password-input'
import { PhoneInput } from '@galleria/ui/inputs/phone-input'
import { ResendButton } from '@galleria/ui/inputs/resend-button'
import { VerificationModal } from '@galleria/ui/inputs/verification-modal'
import type { Route } from './+types/inputs-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { readCaptcha } from '../../parts/account/read-captcha.ts'
import { shopOf } from '../../shop-context.ts'

export const meta = showHead

/**
 * For those who build the mall: not there in production, in English only, kept by no search engine.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  if (!shop.isDemo) throw data(null, 404)
  return {
    head: headOf(shop, { title: 'Shared inputs', path: '/parts/inputs', isListed: false }),
    captcha: await readCaptcha(shop),
  }
}

/** Every shared input in all its states [SHR-011]. */
export default function InputsPage({ loaderData: { captcha } }: Route.ComponentProps) {
  const id = useId()
  const dialog = useDialog()
  const area = { label: 'Your message', remaining: (left: number) => `${left} characters left` }
  return (
    <div lang="en" className="wrap pt-6 pb-16">
      <h1 className="text-head sm:text-hero">Shared inputs</h1>
      <p className="mt-2 max-w-2xl text-muted">
        Parts of <code>packages/ui</code>: texts and data by props. Each one in all its states.
      </p>
      <CaptchaStates captcha={captcha} />
      <CodeStates />
      <State title="Password field, known">
        <PasswordInput
          name="password-1"
          autoComplete="current-password"
          words={{ label: 'Password', show: 'Show the password' }}
        />
      </State>
      <State title="Password field, new: its checklist comes with the focus">
        <NewPassword />
      </State>
      <State title="Password field, refused">
        <NewPassword error="password does not meet conditions" />
      </State>
      <State title="Limited text area, 500 characters">
        <LimitedTextArea {...area} id={`${id}-1`} name="text-1" limit="At most 500 characters" />
      </State>
      <State title="Limited text area, 20 characters, full and refused">
        <LimitedTextArea
          {...area}
          id={`${id}-2`}
          name="text-2"
          max={20}
          value="Exactly twenty signs"
          limit="At most 20 characters"
          error="Please say a little more."
        />
      </State>
      <PhoneStates />
      <State title="Verification window, 382 wide and 500 high at most">
        <button {...commands(dialog, 'show-modal')} className="btn btn-quiet">
          Open the window
        </button>
        <VerificationModal dialog={dialog} title="Send a new code" closeLabel="Close">
          <p className="mt-1 mb-4 text-muted">
            So that nobody has codes sent in your name, please type what the picture shows.
          </p>
          <Captcha picture={captcha} />
          <div className="mt-5">
            <CodeInput name="code-4" label="Code from the email" />
          </div>
          <button {...commands(dialog, 'close')} className="btn btn-main mt-5 w-full">
            Send a new code
          </button>
        </VerificationModal>
      </State>
    </div>
  )
}

function State({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 max-w-xl border-t border-line pt-4">
      <h2 className="mb-3 text-small text-muted">{title}</h2>
      {children}
    </section>
  )
}

type CaptchaProps = {
  picture: CaptchaPicture | undefined
  error?: string
  isBusy?: boolean
  found?: string
  progress?: string
}
function Captcha(props: CaptchaProps) {
  return (
    <CaptchaInput
      {...props}
      name="captcha"
      tokenName="token"
      onRenew={() => undefined}
      onWork={() => undefined}
      words={{
        label: 'Characters in the picture',
        hint: 'Four letters or digits; large or small does not matter.',
        picture: 'Picture with four letters or digits',
        renew: 'Another picture',
        work: 'I cannot see the picture',
      }}
    />
  )
}

const conditionTexts = {
  length: '8 to 128 characters long',
  common: 'not one of the passwords that everybody tries first',
  own: 'not your own mail address, number or nickname',
}
function NewPassword({ error }: { error?: string }) {
  return (
    <PasswordInput
      name="password-2"
      autoComplete="new-password"
      error={error}
      conditions={passwordConditions.map((key) => ({ key, label: conditionTexts[key] }))}
      judge={(typed) => checkPassword(typed, { email: 'anna@galleria.test' })}
      words={{
        label: 'New password',
        show: 'Show the password',
        conditions: 'Your password has to be',
        met: (count, total) => `${count} of ${total} conditions met`,
      }}
    />
  )
}

function CaptchaStates({ captcha }: { captcha: CaptchaPicture | undefined }) {
  return (
    <>
      <State title="Captcha input, empty">
        <Captcha picture={captcha} />
      </State>
      <State title="Captcha input, refused">
        <Captcha picture={captcha} error="The picture has exactly four letters or digits." />
      </State>
      <State title="Captcha input, fetching another picture">
        <Captcha picture={captcha} isBusy />
      </State>
      <State title="Captcha input, without a picture">
        <Captcha picture={undefined} />
      </State>
      <State title="Captcha input, the device at work">
        <Captcha
          picture={captcha}
          isBusy
          progress="One moment: your device does a sum in place of the picture. 50% done."
        />
      </State>
      <State title="Captcha input, found by the device">
        <Captcha
          picture={captcha}
          found="K7MQ"
          progress="Done: the signs are filled in. You can go on."
        />
      </State>
    </>
  )
}

function CodeStates() {
  return (
    <>
      <State title="Code input, a new code can be sent">
        <CodeInput
          name="code-1"
          label="Code from the email"
          hint="Six digits. It is good for ten minutes."
          beside={
            <ResendButton
              waitS={0}
              label="Send a new code"
              waiting={(seconds) => `A new code in ${seconds} s`}
            />
          }
        />
      </State>
      <State title="Code input, a code has just been sent">
        <CodeInput
          name="code-2"
          label="Code from the text message"
          beside={
            <ResendButton
              waitS={60}
              label="Send a new code"
              waiting={(seconds) => `A new code in ${seconds} s`}
            />
          }
        />
      </State>
      <State title="Code input, refused">
        <CodeInput
          name="code-3"
          label="Code from the text message"
          error="The code has exactly six digits."
        />
      </State>
    </>
  )
}

function PhoneStates() {
  const choices = dialCodesOf('DE', 'en')
  const phone = {
    choices,
    code: '+49',
    words: { label: 'Mobile number', code: 'Country code', number: 'Mobile number' },
  }
  return (
    <>
      <State title="Phone input">
        <PhoneInput
          {...phone}
          codeName="code-p1"
          numberName="phone-1"
          hint="We only call about your delivery."
        />
      </State>
      <State title="Phone input, filled in and refused">
        <PhoneInput
          {...phone}
          code="+44"
          codeName="code-p2"
          numberName="phone-2"
          number="0171"
          error="This is not a number of the chosen country."
        />
      </State>
    </>
  )
}
