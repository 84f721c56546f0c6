import type { ManualTexts } from '#app/database/tables/learn/manuals.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { LEVELS } from '../facts.ts'

const FIELDS: readonly { field: keyof ManualTexts; label: string; help: string; rows: number; isEnhanced?: true }[] = [
  { field: 'about', label: 'What it is for', help: 'A few sentences.', rows: 3 },
  {
    field: 'specs',
    label: 'Specifications, one a line',
    help: 'Such as “Power: 2,200 W”. Anywhere else, {power} stands for its value of now.',
    rows: 4,
  },
  {
    field: 'warnings',
    label: 'Warnings, one a line',
    help: `Such as “CAUTION: Hot steam burns the hand.” The first word is ${LEVELS.join(', ')}. In four parts, with a name for steps to call: steam: CAUTION | Hot steam | It burns the hand. | Keep away from the spout.`,
    rows: 4,
  },
  {
    field: 'tasks',
    label: 'Tasks and their steps',
    help: 'The name of a task, then its steps, numbered, a line each. [!steam] in a step puts that warning before it.',
    rows: 8,
  },
  {
    field: 'parts',
    label: 'Parts, one a line',
    help: 'lid: Lid | 1 | Can be taken off. {lid} stands for its name.',
    rows: 4,
    isEnhanced: true,
  },
  {
    field: 'troubles',
    label: 'Troubleshooting, one a line',
    help: 'It stays cold | No power | Put it on the {base}.',
    rows: 4,
    isEnhanced: true,
  },
]

/** The fields of the facts of a product. Those of an enhanced manual stay along unseen where it is a simple one. */
export function FactFields({
  texts,
  problem,
  isEnhanced,
}: {
  texts: ManualTexts
  problem: FormProblem | null
  isEnhanced: boolean
}) {
  return (
    <>
      {FIELDS.map(({ field, label, help, rows, isEnhanced: isMore }) => {
        const value = problem?.values[field] ?? texts[field]
        return isMore && !isEnhanced ? (
          <input key={field} type="hidden" name={field} value={value} />
        ) : (
          <Field key={field} label={label} help={help} error={problem?.errors[field]}>
            <TextArea name={field} rows={rows} dir="auto" defaultValue={value} />
          </Field>
        )
      })}
    </>
  )
}
