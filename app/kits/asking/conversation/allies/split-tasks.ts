import { cutSentences } from '#app/engines/english/sentences.ts'

const MOST_TASKS = 20
const LEAST_CHARS = 3
const TURNS = [' and then ', ' then ', ', and ', '; ']

/** What is to be done, as it was said: line by line, sentence by sentence, and where it says "then". */
export function splitTasks(text: string): string[] {
  const lines = text
    .split(/[\n\r]/)
    .flatMap(cutSentences)
    .flatMap((line) => TURNS.reduce((parts, turn) => parts.flatMap((part) => part.split(turn)), [line]))
  return lines
    .map((line) =>
      line
        .trim()
        .replace(/^(?:[-*•]|\d{1,2}[.)])\s?/, '')
        .replace(/[.!?,;:]$/, '')
        .trim(),
    )
    .filter((line) => line.length >= LEAST_CHARS && /\p{L}/u.test(line))
    .slice(0, MOST_TASKS)
}
