import { store } from '#app/database/store.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { readTopics } from '#app/kits/foundation/content/content.server.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { listSeedHashes, replaceArticles, type ArticleRow } from './articles.store.server.ts'
import { listHelpArticles } from './help-articles.server.ts'

/**
 * Puts the help articles as visitors read them (those of app/content, and what the operator made of them) and the topic texts
 * into the database that is searched; what did not change is not written again.
 */
export async function seedArticles(): Promise<void> {
  const wanted = [
    ...(await listHelpArticles()).map((article) => toRow('help', article)),
    ...readTopics().map((topic) => toRow('topic', topic)),
  ]
  const hashes = await listSeedHashes()
  const changed = wanted.filter(({ id, seedHash }) => hashes.get(id) !== seedHash)
  const ids = new Set(wanted.map(({ id }) => id))
  const gone = [...hashes.keys()].filter((id) => !ids.has(id))
  if (changed.length === 0 && gone.length === 0) return
  await store().tx(async () => {
    await replaceArticles(changed, gone)
    await bumpContent()
  })
}

/** Between the tags of an article in its row. */
export const TAG_SEPARATOR = '\n'

type Text = { slug: string; title: string; summary: string; tags: readonly string[]; body: string }

function toRow(kind: 'help' | 'topic', { slug, title, summary, tags, body }: Text): ArticleRow {
  const row = { id: `${kind}/${slug}`, kind, slug, title, summary, tags: tags.join(TAG_SEPARATOR), body }
  return { ...row, seedHash: hashOf(JSON.stringify(row)), updatedAt: new Date() }
}
