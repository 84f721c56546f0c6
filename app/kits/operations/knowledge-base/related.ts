type Text = { slug: string; title: string; summary: string; tags: readonly string[] }

const TAG_WEIGHT = 2
/** What shares less of an article than this is another matter. */
const LEAST_SHARE = 0.12
const SMALL_WORDS = new Set(
  'a an and are at by can do does for from how i in is it me my of on or page site that the this to use what when where which who why with you your'.split(
    ' ',
  ),
)

/**
 * The articles nearest to one, nearest first: by the tags and words they share, where what few articles hold says more. Those
 * that share next to nothing are left out.
 */
export function nearestArticles<T extends Text>(article: Text, all: readonly T[], most: number): T[] {
  const features = new Map(all.map((one) => [one.slug, featuresOf(one)]))
  const holders = new Map<string, number>()
  for (const held of features.values()) for (const name of held.keys()) holders.set(name, (holders.get(name) ?? 0) + 1)
  const own = featuresOf(article)
  const worth = (name: string, weight: number) => weight * Math.log(1 + all.length / (holders.get(name) ?? 1))
  const whole = [...own].reduce((sum, [name, weight]) => sum + worth(name, weight), 0)
  return all
    .filter(({ slug }) => slug !== article.slug)
    .map((one) => {
      let score = 0
      for (const [name, weight] of features.get(one.slug) ?? []) if (own.has(name)) score += worth(name, weight)
      return { one, score }
    })
    .filter(({ score }) => score >= whole * LEAST_SHARE)
    .sort((a, b) => b.score - a.score || a.one.slug.localeCompare(b.one.slug))
    .slice(0, most)
    .map(({ one }) => one)
}

function featuresOf({ title, summary, tags }: Text): Map<string, number> {
  const features = new Map<string, number>()
  for (const word of `${title} ${summary}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    if (!SMALL_WORDS.has(word) && word.length > 2) features.set(word.replace(/(?<=...)s$/, ''), 1)
  for (const tag of tags) features.set(`tag ${tag.toLowerCase()}`, TAG_WEIGHT)
  return features
}
