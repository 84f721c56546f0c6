import { Link, useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import type { Checked, EditorAnswer } from '../editor-answer.server.ts'
import type { RichEditor } from '../rich/open-rich-editor.ts'
import type { Underline } from '../rich/marks-plugin.ts'

type Props = { id: string; text: string; checked: Checked | null; isSaved: boolean; rich: RichEditor | null }

/** Between two checks while somebody writes, in ms: each is work of the server. */
const AGAIN_MS = 6_000

/** What the checkers found: on demand, or again and again while it is written. */
export function ChecksPart({ id, text, checked: asked, isSaved, rich }: Props) {
  const hasScript = useHasScript()
  const [isSteady, setSteady] = useState(false)
  const fetcher = useFetcher<EditorAnswer>()
  const checked = fetcher.data?.checked ?? asked
  const { submit } = fetcher
  useEffect(() => {
    if (!isSteady || !isSaved || (checked && checked.text === text.slice(0, checked.text.length))) return
    const timer = setTimeout(() => void submit({ do: 'check', id }, { method: 'post' }), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isSteady, isSaved, text, checked, id, submit])
  useEffect(() => {
    if (rich && checked) rich.underline(toUnderlines(checked))
  }, [rich, checked])
  return (
    <section aria-labelledby="check-heading">
      <h2 id="check-heading" className="heading-small">
        Checks
      </h2>
      <KeyedForm name={`check-${id}`} again className="mt-2" preventScrollReset>
        <input type="hidden" name="do" value="check" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="plain" size="sm" disabled={!isSaved}>
          Check the document
        </Button>
      </KeyedForm>
      {hasScript ? (
        <Checkbox
          name="steady"
          checked={isSteady}
          onChange={() => setSteady(!isSteady)}
          label="Check while I write"
          help="Finds are underlined in the text."
          className="mt-2"
        />
      ) : null}
      {checked ? <Results id={id} checked={checked} /> : null}
    </section>
  )
}

/** Where each find stands: the how-manieth time its words come in the text that was checked. */
function toUnderlines({ text, findings }: Checked): Underline[] {
  return findings.flatMap(({ start, before, why, isFact }) => {
    const words = before.trim()
    if (words === '') return []
    let nth = 0
    for (let at = text.indexOf(words); at >= 0 && at < start; at = text.indexOf(words, at + words.length)) nth += 1
    return [{ words, nth, why, isFact }]
  })
}

function Results({ id, checked }: { id: string; checked: Checked }) {
  const { readability, unsourced, isCut } = checked
  return (
    <div className="mt-3 grid gap-4">
      <Findings id={id} checked={checked} />
      {readability ? (
        <p className="text-sm">
          <span className="font-medium">Reading ease {readability.ease} of 100</span>, {readability.words}:{' '}
          {readability.perSentence} words a sentence (Flesch, for English).
          {readability.longest ? (
            <span className="mt-1 block text-fg-muted wrap-anywhere">Longest: “{readability.longest}”</span>
          ) : null}
        </p>
      ) : null}
      {unsourced.length > 0 ? (
        <div>
          <h3 className="font-medium">Claims without a source ({unsourced.length})</h3>
          <ul className="mt-1 grid gap-2 text-sm">
            {unsourced.map(({ sentence, why }) => (
              <li key={sentence} className="border-s-2 border-warning-line ps-3 wrap-anywhere">
                {sentence} <span className="text-fg-muted">{why}</span>{' '}
                <Link
                  to={to('consensus', null, { question: `Is this true? “${sentence.slice(0, 600)}”` })}
                  className="link"
                >
                  Check it<span className="sr-only">: {sentence.slice(0, 60)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {isCut ? <p className="text-sm text-fg-muted">The first 20,000 characters were checked.</p> : null}
    </div>
  )
}

function Findings({ id, checked: { version, findings, engine } }: { id: string; checked: Checked }) {
  if (findings.length === 0)
    return (
      <p role="status" className="text-sm text-fg-muted">
        Nothing found{engine ? ` by ${engine} and the second dictionary` : ''}.
      </p>
    )
  return (
    <KeyedForm name={`apply-${id}`} again preventScrollReset>
      <input type="hidden" name="do" value="apply" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <p role="status" className="text-sm text-fg-muted">
        {findings.length} found.
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
