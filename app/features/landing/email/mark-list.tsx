import type { Mark } from '#app/engines/email-writer/mark.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { POLISH_FORM } from './draft-form.tsx'

/** Every mark with its reason: changes to take or leave, and advice that only the writer can follow. */
export function MarkList({
  draft,
  marks,
  taken,
  isExample,
  onToggle,
}: {
  draft: string
  marks: readonly Mark[]
  taken: ReadonlySet<string>
  isExample: boolean
  onToggle: (id: string) => void
}) {
  const isHydrated = useHasScript()
  const changes = marks.filter(({ replacement }) => replacement !== null)
  const advice = marks.filter(({ replacement }) => replacement === null)
  if (marks.length === 0)
    return <p className="text-base text-fg-muted">No rule found anything to change. Send it as it is.</p>
  return (
    <div className="grid gap-6">
      {changes.length > 0 ? (
        <fieldset className="grid min-w-0">
          <legend className="heading-small mb-2">Take it or leave it</legend>
          {changes.map((mark) => (
            <Checkbox
              key={mark.id}
              name="take"
              value={mark.id}
              form={POLISH_FORM}
              checked={taken.has(mark.id)}
              onChange={() => onToggle(mark.id)}
              label={toWords(mark, draft)}
              help={mark.reason}
              className="border-t border-line first-of-type:border-t-0"
            />
          ))}
        </fieldset>
      ) : null}
      {advice.length > 0 ? (
        <section aria-labelledby="advice">
          <h3 id="advice" className="heading-small mb-2">
            Only you can know
          </h3>
          <ul className="grid gap-3">
            {advice.map((mark) => (
              <li key={mark.id} className="flex items-start gap-2.5 text-base">
                <Icon name="info" size={18} className="mt-1 text-accent-text" />
                <span className="min-w-0 break-words">
                  “{shorten(mark.text)}” <span className="block text-sm text-fg-muted">{mark.reason}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {isHydrated || changes.length === 0 ? null : (
        <Button type="submit" form={POLISH_FORM} name="step" value={isExample ? 'example' : 'take'} variant="soft">
          Update the letter
        </Button>
      )}
    </div>
  )
}

const LONGEST = 60
const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text)

/** The change in words; a lone mark is shown with the words before it. */
function toWords({ kind, text, replacement, start }: Mark, draft: string) {
  const to = (replacement ?? '').trim()
  if (kind === 'greeting') return <>“{to}” comes first</>
  if (kind === 'closing') return <>“{to}” comes last</>
  const before = /\p{L}/u.test(text) ? '' : (/\S+\s+\S*$/.exec(draft.slice(0, start))?.[0] ?? '')
  if (to === '' && !before) return <del className="decoration-danger">{shorten(text.trim())}</del>
  return (
    <>
      <del className="text-fg-muted decoration-danger">{shorten(before + text.trim())}</del> becomes{' '}
      <ins className="font-medium no-underline">{shorten(before + to)}</ins>
    </>
  )
}
