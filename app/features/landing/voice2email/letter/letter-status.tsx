import type { LetterView } from './letter-view.ts'

/** Says aloud that the letter is there, in one short sentence. */
export function LetterStatus({ view, isExample }: { view: LetterView; isExample: boolean }) {
  const { letter, check } = view
  const changes = letter.changes.length
  return (
    <p role="status" className="sr-only">
      {isExample
        ? ''
        : `Your letter is written. Subject: ${letter.subject}. ${changes} changes, ${check.kept.length} names, numbers and days kept.`}
    </p>
  )
}
