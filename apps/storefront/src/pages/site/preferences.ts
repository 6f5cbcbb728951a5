import { redirect, redirectDocument } from 'react-router'
import { isLanguage, isSite } from '@galleria/contract/storefronts'
import type { Route } from './+types/preferences.ts'
import { localPath } from '@galleria/contract/local-path'
import { withoutPreferences } from '../../addresses/page-path.ts'
import { shopOf } from '../../shop-context.ts'
import { readForm } from '../../parts/read-form.ts'

const YEAR = 31_536_000

/**
 * Language, storefront or colours, chosen in the header: kept in cookies, and told to the shop so
 * that mails follow [HDR-014].
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { call, site, language, origin } = shopOf(context)
  const form = await readForm(request)
  const wanted = {
    language: form.get('language'),
    site: form.get('site'),
    theme: form.get('theme'),
  }
  const path = localPath(form.get('from'))
  const headers = new Headers()
  const keep = (name: string, value: string) =>
    headers.append(
      'set-cookie',
      `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax${origin.startsWith('https') ? '; Secure' : ''}`,
    )
  if (wanted.theme === 'light' || wanted.theme === 'dark') keep('theme', wanted.theme)
  const next = {
    language: isLanguage(wanted.language) ? wanted.language : language,
    site: isSite(wanted.site) ? wanted.site : site,
  }
  if (next.language === language && next.site === site)
    return redirect(path, { status: 303, headers })
  keep('lang', next.language)
  keep('site', next.site)
  await call('POST /auth/web/user/language', next)
  // A new document: texts, prices and dates of the old one are all out of date.
  return redirectDocument(withoutPreferences(path), { status: 303, headers })
}

export function loader() {
  return redirect('/')
}
