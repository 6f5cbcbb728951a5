import { useEffect, useRef, useState } from 'react'
import { createClient, fetchTransport } from '@galleria/contract/client'
import type { CaptchaPicture } from '@galleria/ui/inputs/captcha-input'

/** A picture is good for two minutes; one that is nearly so old is replaced when somebody comes to the field. */
const STALE_MS = 100_000

const ask = createClient(
  fetchTransport('', () => ({ 'x-language': document.documentElement.lang })),
)

/** The picture that came with the page, another one when asked for or after each `answer` (any try uses it up), and the same one read out. */
export function useCaptcha(first: CaptchaPicture | undefined, answer: unknown) {
  const [picture, setPicture] = useState(first)
  const [spoken, setSpoken] = useState<{ token: string; words: readonly string[] }>()
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
    isBusy.current = false
  }
  const renew = () =>
    run(async () => {
      setPicture(await ask('POST /auth/web/captcha/create', {}))
      since.current = performance.now()
    })
  const speak = () =>
    run(async () => {
      if (!picture) return
      const { words } = await ask('POST /auth/web/captcha/spoken', { token: picture.token })
      setSpoken({ token: picture.token, words: [...words] })
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
    spoken: spoken && spoken.token === picture?.token ? spoken.words : undefined,
    state,
    renew: () => void renew(),
    speak: () => void speak(),
    freshen,
  }
}
