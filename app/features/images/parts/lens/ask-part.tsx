import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { Look } from '../../lens/lens-view.server.ts'
import { toMadeBy } from './found-parts.tsx'

/** Questions about the picture, for a model that looks at pictures. */
export function AskPart({
  look: { id, parts },
  seer,
  problem,
}: {
  look: Look
  seer: string | null
  problem: FormProblem | null
}) {
  const answers = parts.answers ?? []
  return (
    <section id="answers" aria-labelledby="ask-title" className="scroll-mt-24">
      <h3 id="ask-title" className="heading-small">
        Ask about it
      </h3>
      {answers.map((answer, n) =>
        'failed' in answer ? null : (
          <div key={n} className="mt-3 rounded-card bg-sunken p-4">
            <p className="font-medium wrap-anywhere">{answer.question}</p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer.text}</p>
            <p className="mt-1 text-xs text-fg-subtle">{toMadeBy(answer)}</p>
          </div>
        ),
      )}
      {seer ? (
        <KeyedForm
          name="ask-lens"
          action={to('lens', null, { look: id })}
          className="mt-3 flex flex-wrap items-end gap-2"
        >
          <input type="hidden" name="do" value="ask" />
          <input type="hidden" name="look" value={id} />
          <Field
            label="Your question"
            help={`The picture goes to ${seer}.`}
            error={problem?.errors['question'] ?? null}
            className="min-w-0 flex-[1_1_16rem]"
          >
            <TextInput name="question" maxLength={500} defaultValue={problem?.values['question']} autoComplete="off" />
          </Field>
          <Button type="submit" variant="plain">
            Ask
          </Button>
        </KeyedForm>
      ) : (
        <p className="mt-2 text-fg-muted">
          The built-in detectors answer no questions. With a connected model that looks at pictures, you can ask here.
        </p>
      )}
    </section>
  )
}
