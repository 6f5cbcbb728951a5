import { useLingui } from '@lingui/react/macro'
import type { PhotoWords } from '@galleria/ui/photo-row'

/** What is read out for the photos of one person's review. */
export function usePhotoWords(author: string): PhotoWords {
  const { t } = useLingui()
  return {
    title: t`Photos by ${author}`,
    close: t`Close`,
    previous: t`Previous photo`,
    next: t`Next photo`,
    open: (number) => t`Photo ${number} by ${author}, show larger`,
    photo: (number) => t`Photo ${number} by ${author}`,
  }
}
