import { Form, useLocation, useNavigation } from '@remix-run/react'
import { useRef, type FormEvent } from 'react'
import { to } from '#app/catalogue/to.ts'
import type { Mail } from '#app/engines/mail-triage/mail.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import type { OwnMailResult } from '../inbox-form.server.ts'
import { exampleMail } from './own-mail.ts'
import { FROM_MAX_CHARS, SUBJECT_MAX_CHARS, TEXT_MAX_CHARS } from './own-mail.limits.ts'
import { OwnResult } from './own-result.tsx'
import { useOwnSorting } from './use-own-sorting.ts'

const FIELDS = ['from', 'subject', 'text'] as const satisfies readonly (keyof Mail)[]

type Props = {
  result: OwnMailResult | undefined
  /** The screen it stands on, which takes its form. */
  screen?: 'inbox-landing' | 'inbox-demo'
}

/** A mail of the visitor's own, sorted by the same engine: in the browser while it is typed, or by the server. */
export function TryOwn({ result, screen = 'inbox-landing' }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { search } = useLocation()
  const isSending = useNavigation().formMethod === 'POST'
  const { isLive, sorted, isTouched, fetchEngine, setMail } = useOwnSorting()
  const answered = result?.isSorted ? result : null
  const problem = result && !result.isSorted && !(isLive && isTouched) ? result.problem : null
  const typed: Partial<Record<string, string>> = answered ? answered.mail : (problem?.values ?? {})

  function readFields() {
    const fields = new FormData(form.current ?? undefined)
    const [from, subject, text] = FIELDS.map((name) => String(fields.get(name) ?? ''))
    setMail({ from: from ?? '', subject: subject ?? '', text: text ?? '' })
  }

  function sortHere(event: FormEvent<HTMLFormElement>) {
    if (!isLive) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement && submitter.name === 'example') fill(exampleMail)
    readFields()
  }

  function fill(mail: Mail) {
    for (const name of FIELDS) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = mail[name]
    }
  }

  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]">
      <Form
        key={answered ? JSON.stringify(answered.mail) : 'own'}
        ref={form}
        method="post"
        action={`${to(screen)}${search}#own`}
        preventScrollReset
        noValidate
        onFocusCapture={() => void fetchEngine()}
        onPointerEnter={() => void fetchEngine()}
        onInput={readFields}
        onSubmit={sortHere}
        className="grid content-start gap-4"
      >
        <Field label="From" help="A name, an address, or both.">
          <TextInput
            name="from"
            maxLength={FROM_MAX_CHARS}
            defaultValue={typed['from']}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Field label="Subject" error={problem?.errors['subject']}>
          <TextInput name="subject" maxLength={SUBJECT_MAX_CHARS} defaultValue={typed['subject']} autoComplete="off" />
        </Field>
        <Field
          label="Text"
          help={`Up to ${TEXT_MAX_CHARS.toLocaleString('en')} characters. Sorted and forgotten: nothing is stored.`}
          error={problem?.errors['text']}
        >
          <TextArea name="text" rows={9} maxLength={TEXT_MAX_CHARS} defaultValue={typed['text']} />
        </Field>
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" variant="accent" busy={isSending} busyLabel="Sorting...">
            Sort this mail
          </Button>
          <Button type="submit" variant="ghost" name="example" value="1">
            Fill in an example
          </Button>
        </div>
      </Form>
      <OwnResult sorted={isLive && isTouched ? sorted : answered} isLive={isLive} />
    </div>
  )
}
