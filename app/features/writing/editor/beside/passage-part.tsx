import { useRef } from 'react'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea } from '#app/ui/controls/field.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { LANGUAGES } from '../../languages.ts'
import { HELPS, type Helped } from '../passages/helps.ts'
import type { RichEditor } from '../rich/open-rich-editor.ts'

type Props = {
  id: string
  version: number
  rich: RichEditor | null
  isSaved: boolean
  problem: FormProblem | null
  helped: Helped | null
}

/** Help with some words of the document: what is chosen there, or pasted here. */
export function PassagePart({ id, version, rich, isSaved, problem, helped }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const take = () => {
    const words = rich?.selection() ?? ''
    if (!area.current || words === '') return
    area.current.value = words
    area.current.focus()
  }
  return (
    <section aria-labelledby="passage-heading">
      <h2 id="passage-heading" className="heading-small">
        Help with a passage
      </h2>
      <KeyedForm name={`help-${id}`} again preventScrollReset className="mt-2 grid gap-3">
        <input type="hidden" name="do" value="help" />
        <input type="hidden" name="id" value={id} />
        <Field
          label="The passage"
          help={
            rich
              ? 'Choose words in the document and take them, or paste them here.'
              : 'Paste words of the document here.'
          }
          error={problem?.errors['passage'] ?? null}
        >
          <TextArea
            boxRef={area}
            name="passage"
            rows={4}
            dir="auto"
            defaultValue={helped?.passage ?? problem?.values['passage'] ?? ''}
          />
        </Field>
        {rich ? (
          <Button type="button" size="sm" variant="ghost" onClick={take} className="justify-self-start">
            Take the chosen words
          </Button>
        ) : null}
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="What to do" error={problem?.errors['how'] ?? null}>
            <Select name="how" defaultValue={helped?.how ?? problem?.values['how'] ?? 'polish'}>
              {Object.entries(HELPS).map(([how, { label }]) => (
                <option key={how} value={how}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Language, to translate">
            <Select name="to" defaultValue={problem?.values['to'] ?? 'es'}>
              {Object.entries(LANGUAGES).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Button type="submit" variant="soft" size="sm" className="justify-self-start">
          Go
        </Button>
      </KeyedForm>
      {helped ? <Result id={id} version={version} helped={helped} isSaved={isSaved} /> : null}
    </section>
  )
}

function Result({ id, version, helped, isSaved }: { id: string; version: number; helped: Helped; isSaved: boolean }) {
  const { passage, text, by, costMicros, notes, changed, kept } = helped
  return (
    <Panel className="mt-4 min-w-0 p-4">
      <p className="wrap-anywhere whitespace-pre-wrap" dir="auto" role="status">
        {text}
      </p>
      {changed.length > 0 ? (
        <p className="mt-3 rounded-card bg-warning-soft p-3 text-sm text-warning-soft-fg wrap-anywhere">
          Figures, names or addresses differ: {[...new Set(changed)].join(', ')}. Look before you take it.
        </p>
      ) : null}
      {kept.length > 0 ? (
        <p className="mt-3 text-sm text-fg-muted wrap-anywhere">
          Left as it is, because it would change a fact:{' '}
          {kept.map(({ before, after }) => `“${before}” to “${after}”`).join('; ')}.
        </p>
      ) : null}
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm text-fg-muted wrap-anywhere">
          {note}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <KeyedForm name={`put-${id}`} again preventScrollReset>
          <input type="hidden" name="do" value="put" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="passage" value={passage} />
          <input type="hidden" name="text" value={text} />
          <Button type="submit" variant="soft" size="sm" disabled={!isSaved || text === passage}>
            Put it in its place
          </Button>
        </KeyedForm>
        <CopyButton text={text} what="the result" />
      </div>
      <p className="mt-2 text-xs text-fg-subtle">
        {by}, {toMoneyWords(costMicros)}
      </p>
    </Panel>
  )
}
