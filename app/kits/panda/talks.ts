import { createBoundedCache } from '#app/platform/bounded-cache.ts'
import { once } from '#app/platform/once.ts'

/** What was said last in a talk, so that "and how much is it" is understood. */
type Turn = { question: string; answer: string }

const TALKS = { entries: 5_000, bytes: 8_000_000 }
const MOST_TURNS = 6
const BYTES_PER_CHAR = 2

const talks = () => once('panda-talks', () => createBoundedCache<readonly Turn[]>(TALKS))

/** The turns of a talk this server remembers, oldest first. Nothing of it is written; a restart forgets it. */
export const readTalk = (id: string): readonly Turn[] => talks().get(id) ?? []

export function keepTurn(id: string, turn: Turn): void {
  const turns = [...readTalk(id), turn].slice(-MOST_TURNS)
  talks().set(
    id,
    turns,
    turns.reduce((sum, { question, answer }) => sum + question.length + answer.length, 0) * BYTES_PER_CHAR,
  )
}
