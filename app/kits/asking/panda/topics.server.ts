import { to } from '#app/catalogue/to.ts'
import { scoreSentences } from '#app/kits/asking/cited-answer/sentence-score.ts'
import { toProse } from '#app/kits/foundation/content/prose.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { searchArticles } from '#app/kits/search/site-search/articles.store.server.ts'
import { log } from '#app/platform/log.server.ts'
import { cosineOf } from '#app/engines/similarity/embedding.ts'
import { toReply, type Reply } from './reply.ts'

const MOST_TOPICS = 3
const MOST_SENTENCES = 8
/** "Bamboo is a grass." */
const MIN_WORDS = 4
/** A sentence answers when it speaks to so much of the question by its words, and is as near to it in meaning. */
const MIN_WORDS_SCORE = 0.5
const MIN_NEARNESS = 0.55
/** What a question says beside what it is about. */
const BESIDE = /\b(?:left|still|there|exist|really|today|now|get|actually|currently|any|usually)\b/gi
/** What only leads on to another page, or leans on the sentence before. */
const LEADS_ON = /^(?:read (?:on|also)|see also)\b|\bon this site\b|\b(?:nothing|anything|everything) else\b/i

/**
 * What the page of a topic named in a question says to it (pandas, bamboo, embeddings, …): one sentence, word for word, with
 * the page. Null when none speaks to it.
 */
export async function answerFromTopics(run: Run, question: string): Promise<Reply | null> {
  const topics = (await searchArticles(question, MOST_TOPICS, 'topic')).filter(({ title }) => names(question, title))
  const passages = topics.map(({ slug, title, body }, i) => ({
    ...{ n: i + 1, title, href: to('topic', { topic: slug }), site: 'this place', text: toProse(body) },
    ...{ date: null, alsoAt: [] },
  }))
  const scored = scoreSentences(question.replace(BESIDE, ' '), passages, MIN_WORDS)
    .filter(({ score, text }) => score >= MIN_WORDS_SCORE && !LEADS_ON.test(text))
    .slice(0, MOST_SENTENCES)
  if (scored.length === 0) return null
  const nearness = await nearnessTo(
    run,
    question,
    scored.map(({ passage, text }) => `${passage.title}. ${text}`),
  )
  const best = scored
    .flatMap((one, i) => ((nearness[i] ?? 0) >= MIN_NEARNESS ? [{ ...one, sum: one.score + nearness[i]! }] : []))
    .sort((a, b) => b.sum - a.sum)[0]
  if (!best) return null
  return toReply('fact', best.text, { sources: [{ title: best.passage.title, url: best.passage.href }] })
}

/** How near each text is to the question in meaning, to 1; nothing where the embeddings are not there. */
async function nearnessTo(run: Run, question: string, texts: readonly string[]): Promise<number[]> {
  try {
    const { result } = await useBest(run, 'embed', { texts: [question, ...texts] })
    const [asked, ...others] = result.vectors
    return asked ? others.map((vector) => cosineOf(asked, vector)) : []
  } catch (error) {
    log.info({ err: error }, 'the panda answered without its topics')
    return []
  }
}

/** Whether a word of the title stands in the question, in whatever form: "panda", "pandas". */
function names(question: string, title: string): boolean {
  const said = question.toLowerCase()
  return (title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => said.includes(word.replace(/s$/, '')))
}
