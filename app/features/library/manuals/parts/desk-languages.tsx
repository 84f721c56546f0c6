import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ManualAnswer } from '../manual-acts.server.ts'
import type { ManualDeskView } from '../manual-view.server.ts'
import { FactFields } from './fact-fields.tsx'

/** The manual in other languages: drafted by an engine and marked so, until somebody has checked it. */
export function DeskLanguages({ view: { languages }, answer }: { view: ManualDeskView; answer: ManualAnswer | null }) {
  const of = (act: string) => (answer?.act === act ? answer.problem : null)
  const [drafted, written] = [of('translate'), of('language')]
  return (
    <section aria-labelledby="languages-heading">
      <h2 id="languages-heading" className="heading-section">
        Languages
      </h2>
      {languages.map(({ code, isDraft, by, isOld, texts }) => {
        const problem = written?.values['code'] === code ? written : null
        return (
          <details key={code} className="mt-3 border-t border-line pt-3" open={problem !== null}>
            <summary className="cursor-pointer py-1">
              <span className="font-medium">{code}</span>{' '}
              {isDraft ? (
                <Badge tone="warning">Draft by {by || 'an engine'}</Badge>
              ) : (
                <Badge tone="success">Checked</Badge>
              )}{' '}
              {isOld ? <Badge tone="warning">Facts changed since</Badge> : null}
            </summary>
            <KeyedForm name="manual-language" of={code} again noValidate preventScrollReset className="mt-3 grid gap-4">
              <input type="hidden" name="do" value="language" />
              <input type="hidden" name="code" value={code} />
              <FactFields texts={texts} problem={problem} isEnhanced />
              <Button type="submit" variant="soft" size="sm" className="justify-self-start">
                Save it as checked
              </Button>
            </KeyedForm>
            <div className="mt-3">
              <ActForm name="do" act="drop-language" fields={{ code }} about={code}>
                Take the language out
              </ActForm>
            </div>
          </details>
        )
      })}
      <KeyedForm name="manual-translate" again noValidate preventScrollReset className="mt-4 grid gap-3">
        <input type="hidden" name="do" value="translate" />
        <Field
          label="Draft a language, by its code"
          error={drafted?.errors['code']}
          help="It counts as one run. Warnings without words in it stand in yours."
        >
          <TextInput name="code" defaultValue={drafted?.values['code'] ?? ''} placeholder="de" autoComplete="off" />
        </Field>
        <Button type="submit" variant="soft" size="sm" className="justify-self-start">
          Draft it
        </Button>
      </KeyedForm>
    </section>
  )
}
