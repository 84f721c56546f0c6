import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { PressToTalk } from './press-to-talk.tsx'
import { ToneChoice } from '../letter/tone-choice.tsx'
import type { SaidLetter } from './use-said-letter.ts'

/** Where somebody talks or types. A real form: without JavaScript the server writes the letter. */
export function TalkForm({
  letter,
  example,
  address,
  hasOwnWave = false,
}: {
  letter: SaidLetter
  example: string
  /** The page's own path: the form posts there from the brand's host too. */
  address: string
  /** The page draws a wave of its own: here one shows only while somebody speaks. */
  hasOwnWave?: boolean
}) {
  const isHydrated = useHasScript()
  return (
    <form
      ref={letter.form}
      method="post"
      action={`${address}#letter`}
      noValidate
      onSubmit={letter.onSubmit}
      className="grid gap-4"
    >
      <PressToTalk onPhrase={letter.add} isWaveShy={hasOwnWave} />
      <Field
        label="Or type it as you would say it"
        help="No full stops needed. Up to 2,000 characters. Nothing is stored."
        error={letter.error}
      >
        <TextArea
          name="said"
          rows={5}
          required
          defaultValue={letter.typed}
          onInput={letter.onInput}
          placeholder="tell Ana the boxes came, nine no wait ten of them…"
        />
      </Field>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <ToneChoice tone={letter.tone} onTone={letter.onTone} />
        <div className="flex flex-wrap gap-2">
          {isHydrated ? (
            <Button type="button" variant="plain" onClick={() => letter.set(example)}>
              Try the example
            </Button>
          ) : null}
          <Button type="submit" variant="accent">
            Write the letter
          </Button>
        </div>
      </div>
      <p className="text-xs text-fg-subtle">
        With JavaScript your words stay in this browser. Without it this server reads them once and forgets them.
      </p>
    </form>
  )
}
