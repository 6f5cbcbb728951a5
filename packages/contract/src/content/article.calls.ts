import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { sites } from '../storefronts.ts'
import { pageNo, pageOf, pageSize, smallId } from '../wire.ts'

/** The pages that everybody reads. */

const articleRow = z.object({ id: z.int(), slug: z.string(), kind: z.string(), title: z.string() })
/** Which storefront's texts; the reader's own when none is named. */
const ofSite = z.optional(z.enum(sites))
export const contentCalls = {
  articleDetail: defineCall({
    call: 'POST /sapi/mall-content/web/article/articleDetail',
    who: 'anyone',
    about: 'One article as clean HTML.',
    body: z.object({ id: z._default(smallId, 36001), site: ofSite }),
    reply: z.object({ ...articleRow.shape, html: z.string() }),
    refusals: ['article.not_found'],
  }),
  articleCategories: defineCall({
    call: 'POST /api/trantor/flow/cms_ListFirstLevelCmsMiscArticleCategoryFlow',
    who: 'anyone',
    about: 'The kinds of articles there are, with how many of each.',
    body: z.object({ site: ofSite }),
    reply: z.array(
      z.object({ id: z.int(), key: z.string(), name: z.string(), articleCount: z.int() }),
    ),
    refusals: [],
  }),
  upArticleInfo: defineCall({
    call: 'POST /api/trantor/func/mall_content_QueryUPArticleInfoFunc',
    who: 'anyone',
    about: 'The two articles that everybody who signs up agrees to: user agreement and privacy.',
    body: z.object({ site: ofSite }),
    reply: z.object({ userAgreement: articleRow, privacyPolicy: articleRow }),
    refusals: ['article.not_found'],
  }),
  createArticleLookUp: defineCall({
    call: 'POST /sapi/mall-content/web/userPreferences/createArticleLookUp',
    who: 'anyone',
    about:
      'Notes quietly that somebody with a session has read an article; without a session nothing is noted.',
    body: z.object({ articleId: smallId, site: ofSite }),
    reply: z.object({}),
    refusals: ['article.not_found'],
  }),
  listArticleRecommend: defineCall({
    call: 'POST /sapi/mall-content/web/article/listArticleRecommend',
    who: 'anyone',
    about: 'Articles that others read, the most read first, without the one at hand.',
    body: z.object({
      articleId: z.optional(smallId),
      site: ofSite,
      pageSize: pageSize(4, 50),
    }),
    reply: z.array(articleRow),
    refusals: [],
  }),
  pageArticle: defineCall({
    call: 'POST /sapi/mall-content/web/article/pageArticle',
    who: 'anyone',
    about: 'The legal and help pages.',
    body: z.object({ site: ofSite, pageNo, pageSize: pageSize(50) }),
    reply: pageOf(articleRow),
    refusals: [],
  }),
}
