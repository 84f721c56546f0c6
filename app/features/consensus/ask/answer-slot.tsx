import { useRef } from 'react'
import { toChipClass } from '#app/ui/controls/chip.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { ANSWER_MAX_CHARS, LABEL_MAX_CHARS, toLetterName } from '../consensus.limits.ts'

/** Where answers usually come from. */
const PLACES = ['ChatGPT', 'Claude', 'Gemini'] as const

type Props = { number: number; label: string; text: string; error: string | undefined }

/** One answer and whose it is; the usual names are one press away. */
export function AnswerSlot({ number, label, text, error }: Props) {
  const hasScript = useHasScript()
  const slot = useRef<HTMLDivElement>(null)
  const setName = (name: string) => {
    const field = slot.current?.querySelector<HTMLInputElement>('input[name=label]')
    if (field) field.value = name
  }
  return (
    <div ref={slot} className="grid content-start gap-2">
      <Field label={`Text of answer ${number}`} hideLabel error={error}>
        <TextArea
          name="answer"
          rows={6}
          maxLength={ANSWER_MAX_CHARS}
          defaultValue={text}
          placeholder={`Paste answer ${number}`}
        />
      </Field>
      <Field label={`Name of answer ${number}`} hideLabel>
        <TextInput
          name="label"
          defaultValue={label}
          placeholder={toLetterName(number - 1)}
          maxLength={LABEL_MAX_CHARS}
          autoComplete="off"
        />
      </Field>
      {hasScript ? (
        <div role="group" aria-label={`Usual names of answer ${number}`} className="flex flex-wrap gap-1.5">
          {PLACES.map((place) => (
            <button key={place} type="button" onClick={() => setName(place)} className={toChipClass(false, 'px-2.5')}>
              {place}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
