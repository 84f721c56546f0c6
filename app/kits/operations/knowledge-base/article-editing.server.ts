import { store } from '#app/database/store.server.ts'
import { findArticle } from '#app/kits/foundation/content/content.server.ts'
import { settleUnanswered } from '#app/kits/asking/panda/unanswered.store.server.ts'
import { hashOfHelpText, toHelpText } from '#app/kits/search/site-search/help-articles.server.ts'
import {
  createHelpVersion,
  findHelpEdit,
  findHelpVersion,
  listHelpEdits,
  listHelpVersions,
  removeHelpEdit,
  saveHelpEdit,
  type HelpEdit,
  type HelpText,
  type HelpVersion,
} from '#app/kits/search/site-search/help-edits.store.server.ts'
import { seedArticles } from '#app/kits/search/site-search/seed-articles.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toFreeSlug } from './slug.ts'

/** An article as the operator sees it: what came with the product, and what they made of it. */
export type EditedArticle = { slug: string; came: HelpText | null; edit: HelpEdit | null }

/** One article by its slug; null when there is neither a text nor a draft. */
export async function findEditedArticle(slug: string): Promise<EditedArticle | null> {
  const [found, edit] = [findArticle(slug), await findHelpEdit(slug)]
  return found || edit ? { slug, came: found ? toHelpText(found) : null, edit } : null
}

/** What visitors read; null for what is hidden or was never published. */
export const publicText = ({ came, edit }: EditedArticle): HelpText | null =>
  edit?.isHidden ? null : (edit?.text ?? came)

/** What stands in the editor: the draft, else what is or was public. */
export const editorText = ({ came, edit }: EditedArticle): HelpText | null => edit?.draft ?? edit?.text ?? came

/** Whether the text that came with the product has changed since the operator published theirs in its place. */
export const hasNewerText = ({ came, edit }: EditedArticle): boolean =>
  came !== null && edit?.text != null && edit.seedHash !== hashOfHelpText(came)

/** Begins an article as a draft; `question` is the key of the unanswered question it is for. Gives its slug. */
export async function createDraft(text: HelpText, question: string | null): Promise<string> {
  return store().tx(async () => {
    const taken = new Set((await listHelpEdits()).map(({ slug }) => slug))
    const slug = toFreeSlug(text.title, (one) => taken.has(one) || findArticle(one) !== null)
    await saveHelpEdit(slug, { draft: text, question, updatedAt: clock.now() })
    return slug
  })
}

export const saveDraft = (slug: string, draft: HelpText) => saveHelpEdit(slug, { draft, updatedAt: clock.now() })

/** Lets go of a draft. An article that was never anything else goes with it; says whether it did. */
export async function discardDraft({ slug, came, edit }: EditedArticle): Promise<boolean> {
  const isGone = came === null && edit?.text == null
  await (isGone ? removeHelpEdit(slug) : saveHelpEdit(slug, { draft: null, updatedAt: clock.now() }))
  return isGone
}

/** Puts a text into the help centre, search and the help seat at once, and keeps it as a version. */
export async function publish(
  { slug, came, edit }: EditedArticle,
  text: HelpText,
  act: 'published' | 'restored' = 'published',
): Promise<void> {
  const now = clock.now()
  await store().tx(async () => {
    if (came && (await listHelpVersions(slug)).length === 0) await createHelpVersion(slug, 'found', came, now)
    await createHelpVersion(slug, act, text, now)
    const seedHash = came && hashOfHelpText(came)
    const changes = { draft: null, text, seedHash, isHidden: false, question: null, publishedAt: now, updatedAt: now }
    await saveHelpEdit(slug, changes)
    if (edit?.question) await settleUnanswered(edit.question, slug, now)
    await seedArticles()
  })
}

/** Takes an article out of the help centre, or puts it back. */
export async function setHidden(slug: string, isHidden: boolean): Promise<void> {
  await store().tx(async () => {
    await saveHelpEdit(slug, { isHidden, updatedAt: clock.now() })
    await seedArticles()
  })
}

/** Goes back to the text that came with the product; the operator's stays in the history. */
export async function takeTextThatCame(slug: string, came: HelpText): Promise<void> {
  const now = clock.now()
  await store().tx(async () => {
    await createHelpVersion(slug, 'taken', came, now)
    await saveHelpEdit(slug, {
      text: null,
      draft: null,
      seedHash: null,
      isHidden: false,
      publishedAt: null,
      updatedAt: now,
    })
    await seedArticles()
  })
}

/** Keeps the operator's text and stops offering the newer one. */
export const keepOwnText = (slug: string, came: HelpText) =>
  saveHelpEdit(slug, { seedHash: hashOfHelpText(came), updatedAt: clock.now() })

/** Publishes a kept version again. False when there is no such version. */
export async function restoreVersion(article: EditedArticle, number: number): Promise<boolean> {
  const version: HelpVersion | null = await findHelpVersion(article.slug, number)
  if (!version) return false
  await publish(article, version.text, 'restored')
  return true
}
