/** A help article as the engine that answers from it reads it: Markdown text, tags in one line. */
export type HelpText = { title: string; slug: string; summary: string; tags: string; text: string; url: string }
/** From 0 to 1 against the best hit. */
export type HelpPassage = HelpText & { score: number }
/** An article that holds words of a query, and how well it fits. */
export type HelpRank = [slug: string, score: number]

/** The articles that were found, best first, then the others with a score of 0. */
export function toPassages(texts: readonly HelpText[], ranks: readonly HelpRank[], limit: number): HelpPassage[] {
  const bySlug = new Map(texts.map((text) => [text.slug, text]))
  const hits = ranks.flatMap(([slug, score]) => {
    const text = bySlug.get(slug)
    return text ? [{ ...text, score }] : []
  })
  const found = new Set(hits.map(({ slug }) => slug))
  const rest = texts.filter(({ slug }) => !found.has(slug)).map((text) => ({ ...text, score: 0 }))
  return [...hits, ...rest].slice(0, limit)
}
