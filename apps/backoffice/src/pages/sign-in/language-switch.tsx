import { useLingui } from '@lingui/react/macro'
import { languages } from '@galleria/contract/storefronts'
import { speak } from '../../language.ts'
import { languageName } from '../../parts/language-name.ts'
import styles from './sign-in-page.module.css'

export function LanguageSwitch() {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Language`} className={styles['languages']}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={i18n.locale === one}
          onClick={() => void speak(one)}
        >
          {languageName(one)}
        </button>
      ))}
    </nav>
  )
}
