import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { SENTENCE_MAX_CHARS } from '../research.limits.ts'
import type { ResearchView } from '../work/research-view.server.ts'

const CHARS_A_ROW = 90

/** The report to be worded anew, sentence by sentence beside the words it stands on. */
export function EditPart({
  view: { id, report, reportId, isDone },
  problem,
}: {
  view: ResearchView
  problem: FormProblem | null
}) {
  if (!report || !isDone) return <p className="text-fg-muted">The report can be changed when it is written.</p>
  const sent = problem?.values['do'] === 'edit' ? problem : null
  const ids = sent ? (sent.lists['sentence'] ?? [sent.values['sentence'] ?? '']) : []
  const texts = sent ? (sent.lists['text'] ?? [sent.values['text'] ?? '']) : []
  const typed = new Map(ids.map((one, at) => [one, texts[at] ?? '']))
  return (
    <KeyedForm
      name="edit-report"
      again
      action={to('v2-research-assistant', null, { research: id, part: 'edit' })}
      className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-8"
    >
      <input type="hidden" name="do" value="edit" />
      <input type="hidden" name="research" value={id} />
      <input type="hidden" name="report" value={sent?.values['report'] ?? reportId ?? ''} />
      <p className="text-fg-muted">
        Word a sentence anew as long as the quotation below it says so; empty it to take it out. The wording before
        stays among the versions.
      </p>
      {sent?.errors['text'] ? <FieldError id="edit-error">{sent.errors['text']}</FieldError> : null}
      {report.sections.map(({ sub, heading, sentences }) =>
        sentences.length === 0 ? null : (
          <section key={sub} className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 className="heading-small wrap-anywhere" dir="auto">
              {heading}
            </h2>
            {sentences.map(({ id: sentence, text, cites }, at) => (
              <div key={sentence}>
                <input type="hidden" name="sentence" value={sentence} />
                <Field label={`Sentence ${at + 1}`} hideLabel>
                  <TextArea
                    name="text"
                    rows={Math.min(6, Math.ceil(text.length / CHARS_A_ROW) + 1)}
                    maxLength={SENTENCE_MAX_CHARS}
                    defaultValue={typed.get(sentence) ?? text}
                  />
                </Field>
                {cites.map(({ n, quote, start }) => (
                  <blockquote
                    key={`${n} ${start}`}
                    className="mt-1.5 border-s-2 border-accent-line ps-2.5 text-sm wrap-anywhere text-fg-muted"
                    dir="auto"
                  >
                    {`${n}: “${quote}”`}
                  </blockquote>
                ))}
              </div>
            ))}
          </section>
        ),
      )}
      <Button type="submit" className="justify-self-start">
        Keep this wording
      </Button>
    </KeyedForm>
  )
}
