import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { queryClient } from '#app/kits/pages/queries/query-client.ts'
import type { CallAnswer } from '#app/kits/members/account-form/call-answer.ts'
import type { SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { CallError, callServer } from '#app/platform/request/call.ts'

type Sent = { body: Record<string, unknown>; form: HTMLFormElement }
type Call = {
  path: string
  /** What of the form goes to the server. */
  toBody: (fields: FormData) => Record<string, unknown>
  /** Said when the server gave no words of its own (SPEC 8). */
  fallback: string
  /** Said in its place when the server answered that it failed, without a word. */
  wordless?: string
  onDone?: (answer: CallAnswer, sent: Sent['body']) => void
}

/** A form of the dialog: sent as a call, its answer shown in place. */
export function useCallForm({ path, toBody, fallback, wordless = fallback, onDone }: Call): SentForm {
  const { mutate, data, isPending } = useMutation(
    {
      mutationFn: ({ body }: Sent) => sendCall(path, body, fallback, wordless),
      onSuccess: (answer, { body }) => onDone?.(answer, body),
    },
    queryClient,
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    mutate({ body: toBody(new FormData(form)), form })
  }
  const problem = { errors: data?.errors ?? {}, values: {}, lists: {} }
  return { answer: data ? { ...data, problem } : null, isBusy: isPending, onSubmit }
}

/** What the server said, also when it said no; the fallback when it said nothing a person can read. */
export async function sendCall(
  path: string,
  body: unknown,
  fallback: string,
  wordless = fallback,
): Promise<CallAnswer> {
  try {
    const answer = (await (await callServer('POST', path, body)).json()) as CallAnswer
    return answer.success ? answer : { ...answer, message: answer.message || wordless }
  } catch (refused) {
    const said = refused instanceof CallError ? readAnswer(refused.body) : null
    return { ...said, success: false, message: said ? said.message || wordless : fallback }
  }
}

function readAnswer(body: string): CallAnswer | null {
  try {
    const read: unknown = JSON.parse(body)
    return typeof read === 'object' && read !== null && 'success' in read ? (read as CallAnswer) : null
  } catch {
    return null
  }
}
