import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs'

type Given = { isRight: boolean; createdAt: Date }

/** Days instead of minutes, and no chance in them: the same answers give the same day wherever they are read. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false })

/** When a question should be met again, after all answers it was given, oldest first; null for none. */
export function nextReview(answers: readonly Given[]): Date | null {
  const [first] = answers
  if (!first) return null
  let card: Card = createEmptyCard(first.createdAt)
  for (const { isRight, createdAt } of answers)
    card = scheduler.next(card, createdAt, isRight ? Rating.Good : Rating.Again).card
  return card.due
}
