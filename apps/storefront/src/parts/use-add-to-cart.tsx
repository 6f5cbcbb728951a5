import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { Link, useFetcher, useNavigate } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconClose } from '@galleria/ui/icons'
import { Thumbnail } from '@galleria/ui/picture'
import type { clientAction } from '../pages/item/add-to-cart-page.tsx'

/** The message stays this long, unless it is pointed at. */
const SHOWN_MS = 6000
/** The `sm` breakpoint: below it the shop is a phone's. */
const PHONE = '(max-width: 39.99rem)'

/**
 * Adding to the cart with script: the page stays and says what happened, the count in the header
 * follows [PROD-008]; a phone goes to the cart [PROD-009]. Without script the same form is a plain
 * POST that ends in the cart.
 */
export function useAddToCart({ name, image }: { name: string; image: string }) {
  const fetcher = useFetcher<typeof clientAction>()
  const navigate = useNavigate()
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const shown = useRef<unknown>(undefined)
  const press = usePress()
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  useEffect(() => {
    if (!answer || shown.current === answer) return
    shown.current = answer
    if (!answer.trouble) press.end()
    if (!answer.refusal && !answer.trouble && matchMedia(PHONE).matches) void navigate('/cart')
    else setShown(true)
  }, [answer, navigate, press])
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (fetcher.state !== 'idle') return
    const form = new FormData(event.currentTarget)
    form.set('requestKey', press.keyOf(form))
    form.set('stay', '1')
    void fetcher.submit(form, { method: 'post', action: '/add-to-cart' })
  }
  const refusal =
    answer?.trouble === 'offline'
      ? t`You’re offline, so nothing has been added to your basket. Please try again.`
      : answer?.trouble === 'server'
        ? t`The mall did not answer, so this may not be in your basket yet. Your choice is still here: press again, and nothing is added twice.`
        : answer?.refusal
  const added =
    isShown && answer ? (
      <Note refusal={refusal} name={name} image={image} close={() => setShown(false)} />
    ) : null
  return { send, isBusy: fetcher.state !== 'idle', refusal, added }
}

/**
 * The key of a press: the same as long as nobody knows whether it arrived and nothing else is
 * chosen, so that pressing again repeats it and does not add to it.
 */
function usePress() {
  const last = useRef<{ what: string; key: string }>(undefined)
  return useMemo(
    () => ({
      keyOf(form: FormData): string {
        const what = JSON.stringify([...form])
        if (last.current?.what !== what)
          last.current = { what, key: crypto.getRandomValues(new Uint32Array(4)).join('-') }
        return last.current.key
      },
      end() {
        last.current = undefined
      },
    }),
    [],
  )
}

function Note({
  refusal,
  name,
  image,
  close,
}: {
  refusal: string | undefined
  name: string
  image: string
  close: () => void
}) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.showPopover()
    const timer = setTimeout(() => {
      if (!box.current?.matches(':hover, :focus-within')) close()
    }, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [close])
  return (
    <div
      ref={box}
      popover="manual"
      role="status"
      className="fixed inset-auto end-4 bottom-4 z-50 w-[min(24rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-4 text-start lifted"
    >
      <div className="flex items-start gap-3">
        <Thumbnail url={image} alt="" size={64} />
        <div className="min-w-0 flex-1">
          <p
            className={`flex items-center gap-1.5 font-medium ${refusal ? 'text-refuse' : 'text-accent'}`}
          >
            {refusal ? (
              refusal
            ) : (
              <>
                <IconCheck size={18} />
                <Trans>In your basket</Trans>
              </>
            )}
          </p>
          <p className="text-small text-muted">{name}</p>
          <Link to="/cart" className="link tap">
            <Trans>Go to basket</Trans>
          </Link>
        </div>
        <button
          type="button"
          onClick={close}
          aria-label={t`Close`}
          className="-me-2 -mt-2 grid size-11 place-items-center"
        >
          <IconClose size={18} />
        </button>
      </div>
    </div>
  )
}
