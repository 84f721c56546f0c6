import { articleGroups, findArticle, readArticles, type Article } from '#app/kits/foundation/content/content.server.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { listHelpEdits, type HelpEdit, type HelpText } from './help-edits.store.server.ts'

const DAY_CHARS = 'yyyy-mm-dd'.length
/** Articles the operator added stand behind those that came with the product. */
const LAST = 1_000

export const toHelpText = ({ title, summary, tags, group, body }: Article): HelpText => ({
  title,
  summary,
  tags: [...tags],
  group,
  body,
})

/** What an article's text is known by; another file under the same name has another. */
export const hashOfHelpText = ({ title, summary, tags, group, body }: HelpText): string =>
  hashOf(JSON.stringify([title, summary, tags, group, body]))

/**
 * Every help article as visitors read it, by group and order there: the operator's text where there is one, else the one
 * that came with the product; what the operator took away is left out.
 */
export async function listHelpArticles(): Promise<Article[]> {
  const edits = new Map((await listHelpEdits()).map((edit) => [edit.slug, edit]))
  const came = readArticles().flatMap((article) => {
    const edit = edits.get(article.slug)
    if (edit?.isHidden) return []
    return edit?.text ? [withText(article, edit, edit.text)] : [article]
  })
  const added = [...edits.values()].flatMap((edit) =>
    edit.text && !edit.isHidden && !findArticle(edit.slug) ? [withText(null, edit, edit.text)] : [],
  )
  return [...came, ...added].sort(
    (a, b) => articleGroups.indexOf(a.group) - articleGroups.indexOf(b.group) || a.order - b.order,
  )
}

/** One of them; null where visitors find none. */
export const findHelpArticle = async (slug: string): Promise<Article | null> =>
  (await listHelpArticles()).find((article) => article.slug === slug) ?? null

function withText(came: Article | null, { slug, publishedAt, updatedAt }: HelpEdit, text: HelpText): Article {
  const group = articleGroups.find((name) => name === text.group) ?? came?.group ?? 'Help'
  const updated = (publishedAt ?? updatedAt).toISOString().slice(0, DAY_CHARS)
  return { ...{ slug, order: came?.order ?? LAST, related: came?.related ?? [] }, ...text, group, updated }
}
