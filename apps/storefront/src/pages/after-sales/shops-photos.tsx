import { useLingui } from '@lingui/react/macro'
import { previewOf } from '@galleria/contract/upload-rules'
import { PhotoRow } from '@galleria/ui/photo-row'

/** What the shop shows of the goods, or with a no. */
export function ShopsPhotos({ files }: { files: readonly { readonly url: string }[] }) {
  const { t } = useLingui()
  if (files.length === 0) return null
  return (
    <PhotoRow
      photos={files.map(({ url }) => ({ url, preview: previewOf(url) }))}
      words={{
        title: t`Photos from the shop`,
        close: t`Close`,
        previous: t`Previous photo`,
        next: t`Next photo`,
        open: (number) => t`Photo ${number} from the shop, enlarge`,
        photo: (number) => t`Photo ${number} from the shop`,
      }}
    />
  )
}
