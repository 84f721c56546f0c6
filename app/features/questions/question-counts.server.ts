import { contentVersion } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { once } from '#app/platform/once.ts'
import { countByTopic, countQuestions, type Sort } from './questions.store.server.ts'

/** Counting all public questions reads an entry of each: it is done once for each version of the content. */
const kept = () => once('question-counts', () => ({ content: '', counts: new Map<string, Promise<unknown>>() }))

function keep<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const it = kept()
  const content = contentVersion()
  if (it.content !== content) it.counts.clear()
  it.content = content
  const known = it.counts.get(key) as Promise<T> | undefined
  if (known) return known
  const counted = ask().catch((error: unknown) => {
    it.counts.delete(key)
    throw error
  })
  it.counts.set(key, counted)
  return counted
}

/** How many public questions each topic has, the most first. */
export const countTopics = (): Promise<{ topic: string; count: number }[]> =>
  keep('topics', async () => (await countByTopic()).sort((a, b) => b.count - a.count || (a.topic < b.topic ? -1 : 1)))

/** How many public questions a list without words has; `topic` is one of the known. */
export const countPublic = (sort: Sort, topic: string | null): Promise<number> =>
  keep(`${sort === 'unanswered'} ${topic ?? ''}`, () => countQuestions({ sort, topic, query: null, mine: null }))
