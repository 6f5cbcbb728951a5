import { useLingui } from '@lingui/react/macro'
import { speak, spokenLanguages } from '../../language.ts'
import styles from './sign-in-page.module.css'

export function LanguageSwitch() {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Language`} className={styles['languages']}>
      {spokenLanguages.map((one) => (
        <button
          key={one.tag}
          type="button"
          lang={one.tag}
          aria-pressed={i18n.locale === one.tag}
          onClick={() => void speak(one.tag)}
        >
          {one.name}
        </button>
      ))}
    </nav>
  )
}
