import { livingModels } from './models/living-models.ts'
import type { Model } from './models/model.ts'
import { storageModels } from './models/storage-models.ts'
import { workModels } from './models/work-models.ts'

export { categories, finishes, type CategoryKey, type Finish, type Model } from './models/model.ts'

/**
 * The 60 furniture models of the demo mall: the one list from which pictures are drawn, texts are
 * written and items are made. Sizes are width x depth x height in centimetres, prices whole euros
 * of the smallest size in the cheapest finish.
 */
export const models: readonly Model[] = [...workModels, ...storageModels, ...livingModels]
