import { useEffect, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '@galleria/ui/icons'

type PasswordFieldProps = { isWrong: boolean; describedBy: string | undefined; answer: unknown }

/** A password that can be looked at. It is emptied and focused when the answer was no. */
export function PasswordField({ isWrong, describedBy, answer }: PasswordFieldProps) {
  const { t } = useLingui()
  const [isSeen, setSeen] = useState(false)
  const [canShow, setCanShow] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setCanShow(true), [])
  useEffect(() => {
    if (!answer || !field.current) return
    field.current.value = ''
    const account = document.getElementById('account') as HTMLInputElement | null
    if (account?.value === '') account.focus()
    else field.current.focus()
  }, [answer])
  return (
    <div>
      <label htmlFor="password" className="mb-1 block font-medium"><Trans>Password</Trans></label>
      <div className="relative">
        <input ref={field} id="password" name="password" type={isSeen ? 'text' : 'password'} autoComplete="current-password" autoCapitalize="none" spellCheck={false} maxLength={128} required className="field pe-12" aria-invalid={isWrong} aria-describedby={describedBy} />
        {canShow ? <button type="button" onClick={() => setSeen(!isSeen)} aria-pressed={isSeen} aria-label={t`Show the password`} className="absolute end-0 top-0 grid size-11 place-items-center text-muted hover:text-ink">{isSeen ? <IconEyeOff size={20} /> : <IconEye size={20} />}</button> : null}
      </div>
    </div>
  )
}
