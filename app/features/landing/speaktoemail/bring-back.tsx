import { useState } from 'react'
import { restore, type Mask } from '#app/engines/redaction/redact.ts'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'

/** The way back: a masked text that somebody else has worked on gets its words again. The list of words never left. */
export function BringBack({ masks }: { masks: readonly Mask[] }) {
  const [text, setText] = useState('')
  const back = text.trim() ? restore(text, masks) : ''
  return (
    <details className="rounded-lg bg-sunken px-4 print:hidden">
      <summary className="flex min-h-11 items-center gap-2 text-sm font-medium">
        <Icon name="undo" size={17} />
        Bring the words back
      </summary>
      <div className="grid gap-3 pb-4">
        <Field
          label="The masked text, changed or not"
          help="Paste what came back, from a colleague or a writing tool. Labels become the words of your note, as long as this page stays open."
        >
          <TextArea rows={4} value={text} onChange={(event) => setText(event.target.value)} autoComplete="off" />
        </Field>
        {back ? (
          <div className="rounded-md bg-surface p-4">
            <p className="text-sm wrap-anywhere whitespace-pre-wrap">{back}</p>
            <CopyButton text={back} what="the text with its words" className="mt-2 -ml-2.5" />
          </div>
        ) : null}
      </div>
    </details>
  )
}
