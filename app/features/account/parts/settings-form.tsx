import { useActionData, useNavigation } from '@remix-run/react'
import { createContext, useContext, type ReactNode } from 'react'
import { FormNote } from '#app/kits/members/account-form/form-note.tsx'
import { ProofField as AskForProof } from '#app/kits/members/account-form/proof-field.tsx'
import { fieldOf, type SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { SettingsAnswer } from '../settings-answer.ts'
import type { Who } from '../settings-visit.server.ts'

export const WhoContext = createContext<Who>({ userId: '', isProved: false, hasPassword: false })

/** What the form of an act shows: its own answer, and whether it is on its way. */
export function useSettingsForm(act: string): SentForm & { reveal: SettingsAnswer['reveal'] } {
  const answer = useActionData() as SettingsAnswer | undefined
  const { formData, state } = useNavigation()
  const own = answer?.act === act ? answer : null
  return { answer: own, reveal: own?.reveal, isBusy: state !== 'idle' && formData?.get('act') === act }
}

type SettingsFormProps = {
  act: string
  /** What it is about, where a page has several of its kind. */
  of?: string | undefined
  sent: SentForm
  /** For a button that stands elsewhere and names its form. */
  id?: string
  className?: string
  hasFile?: boolean
  /** Makes something, and so is done once. */
  once?: boolean
  onChange?: () => void
  children?: ReactNode
}

/** A form of the settings: says which act it is and for whom it was drawn, and what came of it. */
export function SettingsForm({
  act,
  of,
  sent,
  id,
  className = 'grid gap-4',
  hasFile = false,
  once = false,
  onChange,
  children,
}: SettingsFormProps) {
  const { userId } = useContext(WhoContext)
  return (
    <KeyedForm
      name={act}
      of={of}
      again={!once}
      id={id}
      noValidate
      {...(hasFile && { encType: 'multipart/form-data' as const })}
      {...(sent.onSubmit && { onSubmit: sent.onSubmit })}
      onChange={onChange}
      preventScrollReset
      className={className}
    >
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="for" value={userId} />
      <FormNote answer={sent.answer} />
      {children}
    </KeyedForm>
  )
}

/** The current password, where the last proof of who sits there is too long ago. */
export function ProofField({ sent }: { sent: SentForm }) {
  return <AskForProof who={useContext(WhoContext)} error={fieldOf(sent, 'currentPassword').error} />
}
