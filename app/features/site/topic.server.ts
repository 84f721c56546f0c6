import { to } from '#app/catalogue/to.ts'
import { findTopic, type Topic } from '#app/kits/foundation/content/content.server.ts'
import type { Hit } from '#app/kits/foundation/content/hit-list.tsx'
import { screensById, withOpenness } from '#app/kits/foundation/content/listed-screens.server.ts'
import { toTextView } from '#app/kits/foundation/content/text-view.server.ts'
import { listHelpArticles } from '#app/kits/search/site-search/help-articles.server.ts'
import { searchSite, suggestScreens } from '#app/kits/search/site-search/site-search.server.ts'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import { toTopicTitle, toTopicWords } from './topic-title.ts'

const SEARCHED = 40
const SHOWN_OF_A_KIND = 5

export type HitGroup = { title: string; hits: Hit[] }

/** A topic page: the text where we have one, what the site holds on it, and a question to begin with. */
export async function getTopicView(word: string) {
  const topic = findTopic(word)
  const words = toTopicWords(word)
  const title = topic?.title ?? toTopicTitle(word)
  const text = topic ? await toTopicText(topic) : null
  const seen = new Set(text ? [to('topic', { topic: topic!.slug }), ...text.screens.map(({ href }) => href)] : [])
  const hits = withOpenness(await searchSite(title, SEARCHED)).filter(({ href }) => !seen.has(href))
  const groups = groupHits(hits)
  return {
    slug: topic?.slug ?? word,
    title,
    text,
    question: topic?.question ?? (words ? `What is ${words}?` : ''),
    groups,
    suggestions: text ? [] : suggestScreens(words),
  }
}

async function toTopicText(topic: Topic) {
  const articles = await listHelpArticles()
  const { summary, body, updated, screens, related } = topic
  return {
    summary,
    updated,
    updatedWords: toDayWords(updated),
    ...toTextView(body),
    screens: screensById(screens),
    articles: related.flatMap((wanted) => {
      const article = articles.find(({ slug }) => slug === wanted)
      return article ? [{ slug: article.slug, title: article.title }] : []
    }),
  }
}

export type TopicText = Awaited<ReturnType<typeof toTopicText>>

function groupHits(hits: readonly Hit[]): HitGroup[] {
  const of = (kind: Hit['kind']) => hits.filter((hit) => hit.kind === kind).slice(0, SHOWN_OF_A_KIND)
  return [
    { title: 'Screens', hits: of('screen') },
    { title: 'Help articles', hits: of('article') },
    { title: 'Other topics', hits: of('topic') },
  ].filter((group) => group.hits.length > 0)
}
