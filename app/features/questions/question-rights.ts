import { FRESH_DAYS } from './questions.limits.ts'

const DAY_MS = 86_400_000

type Question = { userId: string | null; question: string; publishedAt: Date | null }
type Panel = { state: string; asked: string; answeredAt: Date | null }

/** Whether a panel may be asked again by somebody: by the asker always, by other members when its answer is old, silent or of other words. */
export function canAskAgain(
  question: Question,
  newest: Panel | undefined,
  { isAsker, isVerified, now }: { isAsker: boolean; isVerified: boolean; now: Date },
): boolean {
  if (newest?.state === 'asking') return false
  if (isAsker) return true
  if (!isVerified || question.publishedAt === null) return false
  if (!newest || newest.state !== 'answered' || newest.asked !== question.question) return true
  return now.getTime() - (newest.answeredAt ?? now).getTime() > FRESH_DAYS * DAY_MS
}
