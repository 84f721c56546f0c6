import type { ReactNode } from 'react'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { FieldError } from '#app/ui/controls/field.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'

type Said = { act: string; problem: FormProblem | null } | null

/** What one form of the page got back: its errors, and what was typed. */
export function answerFor(said: Said, act: string) {
  const problem = said?.act === act ? said.problem : null
  return {
    errorOf: (field: string): string | null => problem?.errors[field] ?? null,
    typedIn: (field: string): string | null => problem?.values[field] ?? null,
  }
}

/** A sentence about the form as a whole. */
export function FormFault({ message }: { message: string | null }) {
  return message ? (
    <div role="alert">
      <FieldError>{message}</FieldError>
    </div>
  ) : null
}

/** A long line of signs with its name and a button that copies it. */
export function CopyLine({ label, text, what }: { label: ReactNode; text: string; what: string }) {
  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <span className="text-[0.8125rem] font-medium">{label}</span>
        <CopyButton text={text} what={what} />
      </div>
      <code dir="ltr" className="mt-1 block text-[0.8125rem] wrap-anywhere whitespace-pre-wrap">
        {text}
      </code>
    </div>
  )
}
