import { useActionData, useNavigation } from '@remix-run/react'
import type { FormEvent } from 'react'
import type { FormAnswer } from './call-answer.ts'

/** How a form of the account pages is sent: by the page's own action, or by a call from the dialog. */
export type SentForm = {
  answer: FormAnswer | null
  isBusy: boolean
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** The form of a page: its action answers. */
export function usePageForm(): SentForm {
  const answer = useActionData() as FormAnswer | undefined
  const { state, formMethod } = useNavigation()
  return { answer: answer ?? null, isBusy: state !== 'idle' && formMethod === 'POST' }
}

/** The way back: as the address said it, or as the form carried it through a refusal. */
export const returnUrlOf = ({ answer }: SentForm, asked: string | null): string | null =>
  asked ?? answer?.problem.values['return_url'] ?? null

/** The sentence beside a field, and what stood in it. */
export function fieldOf({ answer }: SentForm, name: string) {
  return { name, error: answer?.errors?.[name] ?? null, defaultValue: answer?.problem.values[name] ?? '' }
}
