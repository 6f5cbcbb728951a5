import type { Id } from '@galleria/kernel/id'
import { publicName } from '../../api/src/modules/review/index.ts'
import type { Row } from '../../../database/bulk-insert.ts'
import type { Sku } from './items.ts'
import type { Buyer } from './people.ts'
import type { Album } from './photo-album.ts'
import type { Random } from './random.ts'
import { openReviewWords, type ReviewWords } from './review-words.ts'
import type { Shop } from './shops.ts'
import { shopTexts } from './texts/shop-texts.ts'

const STARS = [5, 4, 3, 2, 1]
const usual: Readonly<Record<number, number>> = { 5: 0.56, 4: 0.25, 3: 0.1, 2: 0.055, 1: 0.035 }
/** Only some finishes were photographed: of all reviews, a quarter has photos. */
const PHOTOGRAPHED = 0.82
/**
 * The same photo at one item no more often than this: the demo has fewer photos than reviews with
 * one.
 */
const PHOTO_PER_ITEM = 3

/** What somebody thinks of something bought, and what the shop would say to it. */
export type ReviewPlan = {
  rate: number
  author: string
  content: string
  photos: readonly { id: Id<'file'>; row: Row }[]
  answer: string
}
type Bought = { buyer: Buyer; shop: Shop; sku: Sku; at: number }
export type Reviewer = { review(bought: Bought): ReviewPlan }

type Mind = {
  random: Random
  album: Album
  words: ReviewWords
  quality: Map<number, number>
  shown: Map<string, number>
}

/**
 * Writes all reviews of the mall, so that none repeats another and each item has a quality of its
 * own.
 */
export function openReviewer(random: Random, album: Album): Reviewer {
  const mind: Mind = {
    random,
    album,
    words: openReviewWords(random),
    quality: new Map(),
    shown: new Map(),
  }
  return { review: (bought) => review(mind, bought) }
}

function review(mind: Mind, { buyer, shop, sku, at }: Bought): ReviewPlan {
  const { item } = sku
  const { language } = buyer
  const rate = drawRate(mind, item.id)
  const author = publicName(buyer.address, buyer.nickname)
  const shopName = shopTexts[shop.id]!.name
  return {
    rate,
    author,
    photos: rate >= 3 ? givePhotos(mind, sku, buyer.id, at) : [],
    content: mind.words.write({
      itemId: item.id,
      category: item.model.category,
      language,
      rate,
      shop: shopName,
    }),
    answer: mind.words.answer({ name: author, language, rate, shop: shopName }),
  }
}

/** Some items are better than others. */
function drawRate({ random, quality }: Mind, itemId: number): number {
  const own = quality.get(itemId) ?? random.next() * 1.3 - 0.5
  quality.set(itemId, own)
  return random.weighted(STARS, (stars) => usual[stars]! * Math.exp(own * (stars - 4)))
}

/** Photos of just this model in this finish, those first that this item does not show yet. */
function givePhotos(
  { random, album, shown }: Mind,
  sku: Sku,
  ownerId: string,
  at: number,
): ReviewPlan['photos'] {
  const timesAt = (name: string) => shown.get(`${sku.item.id} ${name}`) ?? 0
  const free = random
    .shuffle(album.of(sku))
    .filter(({ name }) => timesAt(name) < PHOTO_PER_ITEM)
    .sort((a, b) => timesAt(a.name) - timesAt(b.name))
  if (!random.chance(PHOTOGRAPHED)) return []
  return free.slice(0, random.pick([1, 1, 1, 1, 2, 2, 2, 3, 3, 4])).map((photo) => {
    shown.set(`${sku.item.id} ${photo.name}`, timesAt(photo.name) + 1)
    return album.give(photo, { ownerId, purpose: 'review', sellerId: null, at })
  })
}
