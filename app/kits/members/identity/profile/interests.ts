import type { Subject } from '#app/catalogue/screens.ts'
import { countVisible, isPlainLine, toPlainLine } from './display-name.ts'
import { INTEREST_MAX_CHARS, INTERESTS_MAX } from './profile.limits.ts'

/** The catalogue's subjects that a person can care about, in words a person would use. */
const bySubject = {
  'consensus': 'Comparing answers',
  'writing': 'Writing',
  'images': 'Pictures',
  'voice': 'Voice and sound',
  'video': 'Film',
  'code': 'Code',
  'documents': 'Documents',
  'questions': 'Questions and answers',
  'threads': 'Conversations',
  'pulse': 'Community',
  'library': 'Books',
  'university': 'Learning',
  'business': 'Business',
  'marketplace': 'Trading',
  'inbox': 'Email',
  'professionals': 'Law and health',
  'nft': 'Collecting',
  'quests': 'Quests',
} as const satisfies Partial<Record<Subject, string>>

export const suggestedInterests: readonly string[] = Object.values(bySubject)

/** Interests as they are kept: own words cleaned, and those that are written like a suggestion or twice are one. */
export function toInterests(chosen: readonly string[], own: string): string[] {
  const words = [...chosen, ...own.split(/[,;\n]/)].map(toPlainLine).filter(Boolean)
  const byKey = new Map<string, string>()
  for (const word of words) if (!byKey.has(toKey(word))) byKey.set(toKey(word), suggestions.get(toKey(word)) ?? word)
  return [...byKey.values()]
}

const toKey = (word: string) => word.toLowerCase()
const suggestions = new Map(suggestedInterests.map((word) => [toKey(word), word]))

/** Why interests can't be kept, as a sentence for their owner; null when they can. */
export function findInterestsProblem(interests: readonly string[]): string | null {
  if (interests.length > INTERESTS_MAX) return `Please choose at most ${INTERESTS_MAX}. These are ${interests.length}.`
  const long = interests.find((word) => countVisible(word) > INTEREST_MAX_CHARS)
  if (long) return `Each interest has at most ${INTEREST_MAX_CHARS} characters. Put commas between them.`
  return interests.every(isPlainLine) ? null : 'One of these holds signs that nobody can see. Please type it afresh.'
}
