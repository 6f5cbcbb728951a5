import { sizeWords } from '@galleria/contract/size-words'
import { useFinishName } from '../finish-name.tsx'

type Attributes = readonly { readonly attrKey: string; readonly attrVal: string }[]

/** Finish and size of a sku in one line: `Oak, 140 × 70 cm`. The wire has the finish as a key. */
export function useVersionText(): (attributes: Attributes) => string {
  const nameOf = useFinishName()
  return (attributes) => {
    const valueOf = (key: string) => attributes.find((one) => one.attrKey === key)?.attrVal
    const [finish, size] = [valueOf('finish'), valueOf('size')]
    return [finish && nameOf(finish), size && sizeWords(size)].filter(Boolean).join(', ')
  }
}
