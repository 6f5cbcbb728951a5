import { useEffect, useRef, useState } from 'react'
import { createClient, fetchTransport } from '@galleria/contract/client'
import { workForCaptcha } from './work-for-captcha.ts'
import type { CaptchaPicture } from '@galleria/ui/inputs/captcha-input'

/**
 * A picture is good for two minutes; one that is nearly so old is replaced when somebody comes to
 * the field.
 */
const STALE_MS = 100_000

const ask = createClient(
  fetchTransport('', () => ({ 'x-language': document.documentElement.lang })),
)

/**
 * The picture that came with the page, another one when asked for or after each `answer` (any try
 * uses it up), and its signs when the device has worked for them.
 */
export function useCaptcha(first: CaptchaPicture | undefined, answer: unknown) {
  const [picture, setPicture] = useState(first)
  const [found, setFound] = useState<{ token: string; signs: string }>()
  const [share, setShare] = useState<number>()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const since = useRef(0)
  const isBusy = useRef(false)
  async function run(work: () => Promise<void>) {
    if (isBusy.current) return
    isBusy.current = true
    setState('busy')
    await work().then(
      () => setState('idle'),
      () => setState('failed'),
    )
    setShare(undefined)
    isBusy.current = false
  }
  const renew = () =>
    run(async () => {
      setPicture(await ask('POST /auth/web/captcha/create', {}))
      since.current = performance.now()
    })
  const work = () =>
    run(async () => {
      setShare(0)
      // A fresh one: the work must not outlive it.
      const next = await ask('POST /auth/web/captcha/create', {})
      setPicture(next)
      since.current = performance.now()
      const nonces = await workForCaptcha(next.token, setShare)
      const { captcha } = await ask('POST /auth/web/captcha/work', { token: next.token, nonces })
      setFound({ token: next.token, signs: captcha })
    })
  const seen = useRef(answer)
  useEffect(() => {
    since.current = performance.now()
    const isAnswered = seen.current !== answer
    seen.current = answer
    if (isAnswered || !first) void renew()
    else setPicture(first)
    // Only for another page or another answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [first, answer])
  const freshen = () => {
    if (performance.now() - since.current > STALE_MS) void renew()
  }
  return {
    picture,
    found: found && found.token === picture?.token ? found.signs : undefined,
    /** Of the device's work, from 0 to 1. */
    share: state === 'busy' ? share : undefined,
    state,
    renew: () => void renew(),
    work: () => void work(),
    freshen,
  }
}
