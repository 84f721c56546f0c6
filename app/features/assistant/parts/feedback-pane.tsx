import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { CallError, callServer } from '#app/platform/request/call.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { FormKey } from '#app/ui/keyed-form.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { showToast } from '#app/ui/overlays/toast-queue.ts'
import { FEEDBACK_MAX_CHARS, feedbackKinds, type FeedbackType } from '#app/kits/members/feedback/feedback.limits.ts'

/** How long the thanks stand before the assistant closes, in ms (SPEC 9). */
const CLOSE_AFTER_MS = 2_000

type Step = { at: 'selection' } | { at: 'details'; type: FeedbackType } | { at: 'submitted' }

/** Feedback in three steps: what kind, in what words, thanks. Leaving resets everything. */
export function FeedbackPane({ brandName, onDone }: { brandName: string; onDone: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'selection' })
  useEffect(() => {
    if (step.at !== 'submitted') return
    const timer = setTimeout(onDone, CLOSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [step.at, onDone])
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3.5 overflow-y-auto px-5 pb-4.5">
      {step.at === 'submitted' ? (
        <Thanks brandName={brandName} />
      ) : step.at === 'details' ? (
        <Details
          key={step.type}
          type={step.type}
          brandName={brandName}
          onBack={() => setStep({ at: 'selection' })}
          onSent={() => setStep({ at: 'submitted' })}
        />
      ) : (
        <Selection onChoose={(type) => setStep({ at: 'details', type })} />
      )}
    </div>
  )
}

function Top({ title }: { title: string }) {
  const { pathname } = useLocation()
  return (
    <div className="grid grid-cols-[92px_1fr] items-center gap-x-3">
      <Panda pose="greeting" className="-my-1 -ml-2 w-24" />
      <div className="min-w-0">
        <h3 className="heading-small">{title}</h3>
        <p className="truncate text-[0.8125rem] text-fg-muted">
          About this page: <code>{pathname}</code>
        </p>
      </div>
    </div>
  )
}

function Selection({ onChoose }: { onChoose: (type: FeedbackType) => void }) {
  return (
    <>
      <Top title="What’s on your mind?" />
      <ul className="grid grid-cols-2 gap-2" aria-label="Kind of feedback">
        {feedbackKinds.map(({ type, label, about, icon }) => (
          <li key={type} className="grid">
            <button
              type="button"
              onClick={() => onChoose(type)}
              className="grid grid-cols-[auto_1fr] items-center gap-x-[11px] rounded-2xl px-[13px] py-[11px] text-left shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-hover"
            >
              <Icon name={icon} size={22} className="row-span-2 text-fg-muted" />
              <b>{label}</b>
              <small className="text-xs text-fg-muted">{about}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

type DetailsProps = { type: FeedbackType; brandName: string; onBack: () => void; onSent: () => void }

function Details({ type, brandName, onBack, onSent }: DetailsProps) {
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [isSending, setIsSending] = useState(false)
  useEffect(() => {
    form.current?.querySelector('textarea')?.focus()
  }, [])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const kind = feedbackKinds.find((one) => one.type === type)!
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    const [feedback, email, key] = ['feedback', 'email', 'form_key'].map((name) => sent.get(name))
    const body = { page: pathname, type, feedback, email, form_key: key }
    setIsSending(true)
    try {
      await callServer('POST', endpoints['assistant/feedback-call'], body)
      showToast({ title: 'Feedback Received', description: `Thank you for helping make ${brandName} better.` })
      onSent()
    } catch (error) {
      setErrors(readErrors(error))
      showToast({
        title: 'Submission Failed',
        description: 'Unable to submit feedback. Please try again.',
        tone: 'danger',
      })
      setIsSending(false)
    }
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
      className="flex min-h-0 flex-1 flex-col gap-3.5"
    >
      <FormKey name="feedback-pane" />
      <Top title={kind.label} />
      <Field label={kind.ask} error={errors.feedback}>
        <TextArea name="feedback" rows={4} maxLength={FEEDBACK_MAX_CHARS} />
      </Field>
      <Field label="Email (optional, only to reply)" error={errors.email}>
        <TextInput name="email" type="email" autoComplete="email" placeholder="you@example.com" />
      </Field>
      <div className="mt-auto flex justify-between gap-3">
        <Button type="button" variant="ghost" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" busy={isSending} busyLabel="Sending...">
          Send to the team
        </Button>
      </div>
    </form>
  )
}

function Thanks({ brandName }: { brandName: string }) {
  return (
    <div role="status" className="grid flex-1 place-content-center justify-items-center gap-2 text-center">
      <Panda pose="celebrate" live className="h-36" />
      <p className="heading-small">Thank you</p>
      <p className="max-w-[28ch] text-fg-muted">A person of {brandName} will read it.</p>
    </div>
  )
}

/** The sentences beside the fields, when the server refused what was sent. */
function readErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof CallError)) return {}
  try {
    const { errors, message } = JSON.parse(error.body) as { errors?: Record<string, string>; message?: string }
    return errors ?? (message ? { feedback: message } : {})
  } catch {
    return {}
  }
}
