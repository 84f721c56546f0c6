import { to } from '#app/catalogue/to.ts'
import { contentVersion } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { once } from '#app/platform/once.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { listArticles } from './articles.store.server.ts'
import type { HelpText } from './help-passages.ts'
import { TAG_SEPARATOR } from './seed-articles.server.ts'

/** All help articles, and what they are known by together: other texts have another version. */
export type HelpTexts = { version: string; texts: readonly HelpText[] }

const kept = () => once('help-texts', () => ({ content: '', reading: null as Promise<HelpTexts> | null }))

/** The help articles of now, read once for each version of the content. */
export function readHelpTexts(): Promise<HelpTexts> {
  const it = kept()
  const content = contentVersion()
  if (it.content !== content) it.reading = null
  it.content = content
  it.reading ??= read().catch((error: unknown) => {
    it.reading = null
    throw error
  })
  return it.reading
}

async function read(): Promise<HelpTexts> {
  const articles = await listArticles('help')
  return {
    version: hashOf(JSON.stringify(articles.map(({ slug, seedHash }) => [slug, seedHash]))),
    texts: articles.map(({ title, slug, summary, tags, body }) => {
      const inOneLine = tags.replaceAll(TAG_SEPARATOR, ' ')
      return { title, slug, summary, tags: inOneLine, text: body, url: to('support', null, { article: slug }) }
    }),
  }
}
