import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  languages,
  sites,
  storefronts,
  type Language,
  type Site,
} from '@galleria/contract/storefronts'
import { IconCheck, IconDown, IconWorld } from '@galleria/ui/icons'
import { useFrame } from '../use-shop.ts'

/** Languages in their own words, so that everybody finds the one they read. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  es: 'Español',
  sv: 'Svenska',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
  'zh-CN': '中文',
}

const countries = new Map<string, string>()
export function writeCountry(site: Site, language: Language): string {
  const key = `${site} ${language}`
  const name =
    countries.get(key) ??
    new Intl.DisplayNames(language, { type: 'region' }).of(storefronts[site].country) ??
    site
  countries.set(key, name)
  return name
}

/**
 * Language and storefront, each a form that works without script and comes back to the same page.
 */
export function PreferencesMenu() {
  const frame = useFrame()
  const { t } = useLingui()
  if (!frame) return null
  return (
    <details name="header" className="group relative">
      <summary
        className="tap hover:text-ink"
        aria-label={`${t`Language and country`}: ${languageNames[frame.language]}, ${writeCountry(frame.site, frame.language)}`}
      >
        <IconWorld size={18} />
        {languageNames[frame.language]}
        <span aria-hidden="true">·</span>
        {writeCountry(frame.site, frame.language)}
        <IconDown size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute end-0 top-full z-40 w-[30rem] rounded-card border border-line bg-surface p-5 text-base text-ink lifted">
        <PreferencesForms />
      </div>
    </details>
  )
}

export function PreferencesForms() {
  const frame = useFrame()
  if (!frame) return null
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <Choice title={<Trans>Language</Trans>}>
        <LanguageOptions chosen={frame.language} />
      </Choice>
      <Choice title={<Trans>Deliver to</Trans>}>
        <SiteOptions chosen={frame.site} language={frame.language} />
      </Choice>
    </div>
  )
}

function LanguageOptions({ chosen }: { chosen: Language }) {
  return (
    <Options
      name="language"
      chosen={chosen}
      options={languages.map((language) => ({
        value: language,
        label: languageNames[language],
        lang: language,
      }))}
    />
  )
}
function SiteOptions({ chosen, language }: { chosen: Site; language: Language }) {
  return (
    <Options
      name="site"
      chosen={chosen}
      options={sites.map((site) => ({
        value: site,
        label: writeCountry(site, language),
        end: storefronts[site].currency,
      }))}
    />
  )
}

function Choice({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <form method="post" action="/preferences">
      <input type="hidden" name="from" value={pathname + search} />
      <h2 className="mb-1 px-2 text-small font-normal text-muted">{title}</h2>
      {children}
    </form>
  )
}

type Option = {
  readonly value: string
  readonly label: string
  readonly lang?: string
  readonly end?: string
}

function Options({
  name,
  chosen,
  options,
}: {
  name: string
  chosen: string
  options: readonly Option[]
}) {
  return options.map(({ value, label, lang, end }) => (
    <button
      key={value}
      type="submit"
      name={name}
      value={value}
      lang={lang}
      aria-current={value === chosen ? 'true' : undefined}
      className="option"
    >
      {label}
      {end ? <span className="text-small text-muted">{end}</span> : null}
      {value === chosen ? <IconCheck size={18} className="ms-auto text-accent" /> : null}
    </button>
  ))
}
