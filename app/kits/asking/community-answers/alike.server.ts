import { cosineOf } from '#app/engines/similarity/embedding.ts'
import { toMeaning, toVector } from './meaning.server.ts'
import { listCandidates } from './public-questions.store.server.ts'
import { toStems } from './question-words.ts'
import { isAlike, isSameQuestion } from './same-question.ts'

/** Of those with most words in common so many are compared by meaning. */
const MOST_COMPARED = 80
/** Without vectors the words alone decide. */
const UNKNOWN = 0.8

export type Alike = Omit<Awaited<ReturnType<typeof listCandidates>>[number], 'meaning'> & {
  /** From 0 to 1. */
  likeness: number
  /** Clearly the same question. */
  isSame: boolean
}

/** Public questions that ask nearly the same, the same ones first. `except`: the id of the question itself. */
export async function findAlike(question: string, limit: number, except = ''): Promise<Alike[]> {
  const stems = toStems(question)
  if (stems.length === 0) return []
  const candidates = await listCandidates(stems, except, MOST_COMPARED)
  if (candidates.length === 0) return []
  return compare(question, candidates, await toMeaning(question)).slice(0, limit)
}

function compare(
  question: string,
  candidates: Awaited<ReturnType<typeof listCandidates>>,
  meaning: Float32Array | null,
): Alike[] {
  const alike = candidates.flatMap(({ meaning: bytes, ...other }): Alike[] => {
    const nearness = meaning && bytes ? cosineOf(meaning, toVector(bytes)) : UNKNOWN
    const isSame = isSameQuestion(question, other.question, nearness)
    if (!isSame && !isAlike(question, other.question, nearness)) return []
    return [{ ...other, likeness: Math.max(0, Math.min(1, nearness)), isSame }]
  })
  return alike.sort((a, b) => Number(b.isSame) - Number(a.isSame) || b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
}
