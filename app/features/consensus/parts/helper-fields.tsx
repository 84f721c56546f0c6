import type { HelperModel } from '#app/kits/asking/consensus/model-help/helper-choice.server.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'

type Does = 'judge' | 'rewriter'
export type HelpView = { models: readonly HelperModel[]; judge: string; rewriter: string }

const FIELDS: readonly { does: Does; label: string; help: string }[] = [
  {
    does: 'judge',
    label: 'Compare what stays open',
    help: 'Pairs of claims that the built-in rules leave open are judged in both orders. Figures, units and dates stay with the rules.',
  },
  {
    does: 'rewriter',
    label: 'Smooth the answer',
    help: 'What adds a figure, name or date, or loses one, is refused. The assembled answer stays one click away.',
  },
]

type Props = { help: HelpView; values: FormProblem['values'] | null; errors: FormProblem['errors'] }

/** The choice of language models that help a run: one compares unless that is turned off. Not there where no model is. */
export function HelperFields({ help, values, errors }: Props) {
  const chosen = (does: Does) => values?.[does] ?? help[does]
  const isUsed = FIELDS.some(({ does }) => chosen(does) !== '' || errors[does] !== undefined)
  if (help.models.length === 0 && !isUsed) return null
  return (
    <details className="group mt-3" open={isUsed}>
      <summary className="inline-flex min-h-9 list-none items-center gap-1.5 text-[0.8125rem] font-medium text-fg-muted hover:text-fg">
        <Icon name="sparkles" size={15} /> Help of a language model
      </summary>
      <div className="mt-1 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {FIELDS.map(({ does, label, help: about }) => (
          <Field key={does} label={label} help={about} error={errors[does]}>
            <Select name={does} defaultValue={chosen(does)}>
              <option value="">Nobody</option>
              {help.models.map((model) => (
                <option key={model.id} value={model.id}>
                  {model.label}, {toCostWords(model[does])}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <p className="mt-3 text-xs text-fg-subtle">
        Beside each model stands what it usually and at most about adds to the cost. Its company gets the question and
        the claims of all voices, also pasted ones. It is asked again for each new version, and for what follows from
        this question.
      </p>
    </details>
  )
}

function toCostWords({ usualMicros, longMicros }: HelperModel[Does]): string {
  if (usualMicros === null || longMicros === null) return 'price unknown'
  return longMicros === 0 ? 'free' : `${toMoneyWords(usualMicros)} to ${toMoneyWords(longMicros)}`
}
