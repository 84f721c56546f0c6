import { stem } from './stem.ts'
import { toKey } from './text.ts'
import { emptyWords } from './vocabulary.ts'

/** The words of a text that tell of something, by their stems. */
export const stemsOf = (text: string): string[] =>
  toKey(text)
    .split(' ')
    .filter((word) => word !== '' && !emptyWords.has(word))
    .map(stem)
