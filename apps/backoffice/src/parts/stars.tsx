import { MOST_STARS } from '@galleria/contract/review-rules'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'

export function Stars({ rate }: { readonly rate: number }) {
  const { t } = useLingui()
  return (
    <span
      role="img"
      aria-label={t`${plural(rate, { one: '# star of 5', other: '# stars of 5' })}`}
      style={{ display: 'inline-flex', flex: 'none', color: 'var(--ink)' }}
    >
      {Array.from({ length: MOST_STARS }, (_, index) =>
        index < rate ? (
          <IconStarFilled key={index} size={16} aria-hidden />
        ) : (
          <IconStar key={index} size={16} stroke={1.5} aria-hidden />
        ),
      )}
    </span>
  )
}
