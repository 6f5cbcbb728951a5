import { useLingui } from '@lingui/react/macro'
import { previewOf } from '@galleria/contract/upload-rules'
import { PhotoRow } from '@galleria/ui/photo-row'

/** Photos beside a text that says whose they are. */
export function SentPhotos({ files }: { files: readonly { readonly url: string }[] }) {
  const { t } = useLingui()
  return (
    <PhotoRow
      photos={files.map(({ url }) => ({ url, preview: previewOf(url) }))}
      words={{
        title: t`Photos`,
        close: t`Close`,
        previous: t`Previous photo`,
        next: t`Next photo`,
        open: (number) => t`Photo ${number}, enlarge`,
        photo: (number) => t`Photo ${number}`,
      }}
    />
  )
}
