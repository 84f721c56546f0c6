import { createContentCache } from '#app/kits/foundation/page-cache/content-cache.server.ts'
import { countByTopic, countQuestions, type Sort } from './questions.store.server.ts'

/** Counting all public questions reads an entry of each. */
const keep = createContentCache('question-counts')

/** How many public questions each topic has, the most first. */
export const countTopics = (): Promise<{ topic: string; count: number }[]> =>
  keep('topics', async () => (await countByTopic()).sort((a, b) => b.count - a.count || (a.topic < b.topic ? -1 : 1)))

/** How many public questions a list without words has; `topic` is one of the known. */
export const countPublic = (sort: Sort, topic: string | null): Promise<number> =>
  keep(`${sort === 'unanswered'} ${topic ?? ''}`, () => countQuestions({ sort, topic, query: null, mine: null }))
