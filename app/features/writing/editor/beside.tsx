import { countWords } from '#app/engines/text-tools/stop-words.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { EditorAnswer } from './editor-acts.server.ts'
import { outlineOfDocument } from './outline-of.ts'

type Checked = NonNullable<EditorAnswer['checked']>
type Props = { id: string; text: string; goal: number | null; checked: Checked | null; isSaved: boolean }

/** What stands under a document: how long it is, its outline, and what the checkers found. */
export function Beside({ id, text, goal, checked, isSaved }: Props) {
  const words = countWords(text)
  const outline = outlineOfDocument(text)
  return (
    <div className="mt-10 grid items-start gap-x-12 gap-y-8 border-t border-line pt-6 md:grid-cols-3 print:hidden">
      <section aria-labelledby="length-heading">
        <h2 id="length-heading" className="heading-small">
          Length
        </h2>
        <p className="mt-2 tabular-nums">
          {words.toLocaleString('en')} {words === 1 ? 'word' : 'words'}, {text.length.toLocaleString('en')} characters
        </p>
        {goal ? (
          <>
            <progress
              className="mt-2 w-full accent-accent"
              max={goal}
              value={Math.min(goal, words)}
              aria-label="Words written of the goal"
            />
            <p className="text-sm text-fg-muted">
              {words >= goal ? 'Your goal is reached.' : `${(goal - words).toLocaleString('en')} to go.`}
            </p>
          </>
        ) : null}
      </section>
      <section aria-labelledby="outline-heading">
        <h2 id="outline-heading" className="heading-small">
          Outline
        </h2>
        {outline.length === 0 ? <p className="mt-2 text-sm text-fg-muted">No headings yet.</p> : null}
        <ul className="mt-2 grid gap-1">
          {outline.map(({ level, title }, n) => (
            <li key={n} className={`wrap-anywhere ${level > 2 ? 'ps-8' : level > 1 ? 'ps-4' : 'font-medium'}`}>
              {title}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="check-heading">
        <h2 id="check-heading" className="heading-small">
          Spelling and grammar
        </h2>
        <KeyedForm name={`check-${id}`} again className="mt-2">
          <input type="hidden" name="do" value="check" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="plain" size="sm" disabled={!isSaved}>
            Check the document
          </Button>
        </KeyedForm>
        {checked ? <Findings id={id} checked={checked} /> : null}
      </section>
    </div>
  )
}

function Findings({ id, checked: { version, findings, engine, isCut } }: { id: string; checked: Checked }) {
  if (findings.length === 0)
    return (
      <p role="status" className="mt-2 text-sm text-fg-muted">
        Nothing found{engine ? ` by ${engine} and the second dictionary` : ''}.
      </p>
    )
  return (
    <KeyedForm name={`apply-${id}`} again className="mt-3">
      <input type="hidden" name="do" value="apply" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <p role="status" className="text-sm text-fg-muted">
        {findings.length} found{isCut ? ' in the first 20,000 characters' : ''}.
      </p>
      {findings.map(({ start, end, before, after, why, by, isFact }) => (
        <Checkbox
          key={`${start}-${end}`}
          name="take"
          value={`${start}-${end}=${after}`}
          defaultChecked={!isFact}
          label={
            <span className="wrap-anywhere">
              <del className="text-fg-muted">{before.trim() || 'nothing'}</del> becomes{' '}
              <ins className="no-underline">{after.trim() || 'nothing'}</ins>
              {isFact ? (
                <Badge tone="warning" className="ms-2">
                  changes a fact
                </Badge>
              ) : null}
            </span>
          }
          help={`${why} (${by.join(', ')})`}
        />
      ))}
      <Button type="submit" variant="soft" size="sm" className="mt-2">
        Apply the ticked
      </Button>
    </KeyedForm>
  )
}
