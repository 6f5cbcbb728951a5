import { useEffect, type AnchorHTMLAttributes, type FormHTMLAttributes } from 'react'
import { useNavigate, useSubmit } from 'react-router'

/**
 * A link of the frame or a list, by an absolute path. There are dozens on every page, and the router's own `Link` asks for its place among the routes
 * each time it is drawn; this one is a plain link, and one listener (`useWays`) takes all of them to the router.
 */
export function Way({
  to,
  isHere = false,
  children,
  ...rest
}: {
  readonly to: string
  /** Another view of the same page: what the reader looks at stays where it is. */ readonly isHere?: boolean
} & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a href={to} data-way={isHere ? 'here' : ''} {...rest}>
      {children}
    </a>
  )
}

/** A form of the frame or a list, in the same way: it has an absolute `action`. With `isHere` a form that is posted leaves no step to go back to, either. */
export function WayForm({
  isHere = false,
  ...rest
}: { readonly isHere?: boolean; readonly action: string } & FormHTMLAttributes<HTMLFormElement>) {
  return <form data-way={isHere ? 'here' : ''} {...rest} />
}

/** Once on a page: a plain click on a `Way`, and a `WayForm` that is sent, are the router's, as its own are; all else is the browser's, and what a handler has prevented stays so. */
export function useWays(): void {
  const navigate = useNavigate()
  const submit = useSubmit()
  useEffect(() => {
    const go = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      const way =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[data-way]')
          : undefined
      if (!way || way.target) return
      event.preventDefault()
      const to = way.pathname + way.search + way.hash
      // As the router's own links do when they lead to where one is.
      void navigate(to, {
        replace: to === location.pathname + location.search + location.hash,
        preventScrollReset: way.dataset['way'] === 'here',
      })
    }
    document.addEventListener('click', go)
    return () => document.removeEventListener('click', go)
  }, [navigate])
  useEffect(() => {
    const send = (event: SubmitEvent) => {
      const form = event.target
      if (
        event.defaultPrevented ||
        !(form instanceof HTMLFormElement) ||
        form.dataset['way'] === undefined
      )
        return
      event.preventDefault()
      const isHere = form.dataset['way'] === 'here'
      void submit((event.submitter as HTMLButtonElement | null) ?? form, {
        preventScrollReset: isHere,
        replace: isHere && form.method === 'post',
      })
    }
    document.addEventListener('submit', send)
    return () => document.removeEventListener('submit', send)
  }, [submit])
}
