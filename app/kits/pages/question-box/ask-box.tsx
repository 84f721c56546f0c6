import { useId } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { BareTextArea } from '#app/ui/controls/field.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { AskKeysNote } from './ask-keys-note.tsx'
import { QUESTION_MAX_CHARS } from './question-box.limits.ts'
import { useAskKeys } from './use-ask-keys.ts'

/** Sends a question to the consensus screen, where the built-in engines answer it. */
export function AskBox({ title, about, question = '' }: { title: string; about: string; question?: string }) {
  const id = useId()
  const keys = useAskKeys()
  return (
    <Panel as="section" className="p-5 sm:p-7" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="heading-small">
        {title}
      </h2>
      <p id={`${id}-about`} className="mt-1 max-w-[60ch] text-fg-muted">
        {about}
      </p>
      <KeyedForm
        name="ask-box"
        action={to('consensus')}
        className="mt-4 flex items-end gap-2 rounded-[18px] bg-surface py-[7px] pr-[7px] pl-4 shadow-sm focus-within:ring-field"
      >
        <BareTextArea
          key={question}
          boxRef={keys.ref}
          onKeyDown={keys.onKeyDown}
          name="question"
          rows={1}
          required
          maxLength={QUESTION_MAX_CHARS}
          defaultValue={question}
          aria-label="Your question"
          aria-describedby={`${id}-about`}
          placeholder="What would you like to be sure of?"
          className="field-sizing-content block min-h-10 min-w-0 flex-1 resize-none bg-transparent py-2 text-base leading-6 outline-none placeholder:text-fg-subtle focus-visible:outline-none"
        />
        <Button type="submit" size="sm" className="lg:min-h-10">
          Ask
          <Icon name="arrow-up" size={17} />
        </Button>
      </KeyedForm>
      <AskKeysNote className="mt-2 block" />
    </Panel>
  )
}
