import { store } from '#app/database/store.server.ts'
import { to } from '#app/catalogue/to.ts'
import * as articles from '#app/kits/operations/knowledge-base/article-editing.server.ts'
import type { EditedArticle } from '#app/kits/operations/knowledge-base/article-editing.server.ts'
import type { HelpText } from '#app/kits/search/site-search/help-edits.store.server.ts'
import type { AuditEventName } from '#app/kits/foundation/audit/audit.server.ts'
import type { AdminAct, Outcome } from '../admin-form.server.ts'

type Typed = HelpText & { slug?: string; question?: string }
type OfArticle = { slug: string }

const NONE: Outcome = { refusal: 'This article does not exist any more.', status: 404 }
const toText = ({ title, summary, tags, group, body }: Typed): HelpText => ({ title, summary, tags, group, body })
const pageOf = (slug: string, view: 'preview' | null = null) =>
  to('admin-knowledge-base', null, { article: slug, view })

/** Does something with an article in one transaction, and writes it into the log. */
const withArticle = (
  slug: string,
  { record }: AdminAct,
  act: AuditEventName,
  work: (article: EditedArticle) => Promise<Outcome>,
): Promise<Outcome> =>
  store().tx(async () => {
    const article = await articles.findEditedArticle(slug)
    if (!article) return NONE
    const outcome = await work(article)
    if (!('refusal' in outcome)) await record({ act, target: `article/${slug}` })
    return outcome
  })

export const articleActs = {
  draft: (input: Typed, adminAct: AdminAct): Promise<Outcome> =>
    store().tx(async () => {
      const slug = input.slug ?? (await articles.createDraft(toText(input), input.question ?? null))
      return withArticle(slug, adminAct, 'article.drafted', async () => {
        await articles.saveDraft(slug, toText(input))
        return {
          title: 'Draft kept',
          description: 'Only you see it until it is published.',
          to: pageOf(slug, 'preview'),
        }
      })
    }),

  publish: (input: Typed, adminAct: AdminAct): Promise<Outcome> =>
    store().tx(async () => {
      const slug = input.slug ?? (await articles.createDraft(toText(input), input.question ?? null))
      return withArticle(slug, adminAct, 'article.published', async (article) => {
        await articles.publish(article, toText(input))
        return {
          title: 'Published',
          description: 'The help centre, search and the panda read it now.',
          to: pageOf(slug),
        }
      })
    }),

  restore: ({ slug, number }: OfArticle & { number: number }, adminAct: AdminAct) =>
    withArticle(slug, adminAct, 'article.restored', async (article) =>
      (await articles.restoreVersion(article, number))
        ? { title: `Version ${number} is public again`, to: pageOf(slug) }
        : { refusal: 'There is no such version.', status: 404 },
    ),

  discard: ({ slug }: OfArticle, adminAct: AdminAct) =>
    withArticle(slug, adminAct, 'article.discarded', async (article) => {
      const isGone = await articles.discardDraft(article)
      return { title: 'The draft is gone', to: isGone ? to('admin-knowledge-base') : pageOf(slug) }
    }),

  hide: ({ slug }: OfArticle, adminAct: AdminAct) =>
    withArticle(slug, adminAct, 'article.hidden', async (article) => {
      if (!articles.publicText(article)) return { refusal: 'It is not public.' }
      await articles.setHidden(slug, true)
      return { title: 'Taken off', description: 'Nobody finds it any more; its text stays here.', to: pageOf(slug) }
    }),

  show: ({ slug }: OfArticle, adminAct: AdminAct) =>
    withArticle(slug, adminAct, 'article.shown', async () => {
      await articles.setHidden(slug, false)
      return { title: 'Public again', to: pageOf(slug) }
    }),

  take: ({ slug }: OfArticle, adminAct: AdminAct) =>
    withArticle(slug, adminAct, 'article.reverted', async ({ came }) => {
      if (!came) return { refusal: 'No text came with the product for this article.' }
      await articles.takeTextThatCame(slug, came)
      return {
        title: 'The text that came with Frenly is public',
        description: 'Yours stays in the history.',
        to: pageOf(slug),
      }
    }),

  keep: ({ slug }: OfArticle, adminAct: AdminAct) =>
    withArticle(slug, adminAct, 'article.kept', async ({ came }) => {
      if (!came) return { refusal: 'No text came with the product for this article.' }
      await articles.keepOwnText(slug, came)
      return { title: 'Your text stays', to: pageOf(slug) }
    }),
}
