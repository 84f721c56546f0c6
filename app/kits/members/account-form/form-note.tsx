import { Icon } from '#app/ui/brand/icon.tsx'
import type { CallAnswer } from './call-answer.ts'

/** What the whole form has to say; a sentence that stands beside its field is not said twice. */
export function FormNote({ answer }: { answer: CallAnswer | null }) {
  const isBesideField = Object.values(answer?.errors ?? {}).includes(answer?.message ?? '')
  if (!answer || isBesideField) return null
  const look = answer.success ? 'bg-success-soft text-success-soft-fg' : 'bg-danger-soft text-danger-soft-fg'
  return (
    <p
      role={answer.success ? 'status' : 'alert'}
      className={`flex items-start gap-2 rounded-[13px] px-3.5 py-3 ${look}`}
    >
      <Icon name={answer.success ? 'check' : 'alert'} size={18} className="mt-px flex-none" />
      {answer.message}
    </p>
  )
}
