import { Form, useLocation } from 'react-router'
import { useLingui } from '@lingui/react/macro'
import { IconMoon, IconSun } from '@galleria/ui/icons'

/**
 * Light or dark, kept in a cookie. Both buttons are there until the reader's system or choice hides
 * one: no script needed to know which.
 */
export function ThemeSwitch() {
  const { pathname, search } = useLocation()
  const { t } = useLingui()
  return (
    <Form method="post" action="/preferences" preventScrollReset replace className="flex">
      <input type="hidden" name="from" value={pathname + search} />
      <button
        type="submit"
        name="theme"
        value="dark"
        aria-label={t`Dark mode`}
        className="in-light -me-3 grid size-11 place-items-center hover:text-ink"
      >
        <IconMoon size={18} />
      </button>
      <button
        type="submit"
        name="theme"
        value="light"
        aria-label={t`Light mode`}
        className="in-dark -me-3 grid size-11 place-items-center hover:text-ink"
      >
        <IconSun size={18} />
      </button>
    </Form>
  )
}
