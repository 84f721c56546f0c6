import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { BriefView } from '../content-view.server.ts'

/** The day each piece is to go out; those with a day first, in order. */
export function CalendarPart({ view: { id, pieces }, problem }: { view: BriefView; problem: FormProblem | null }) {
  if (pieces.length === 0) return <p className="text-fg-muted">Make pieces first; then each can have its day.</p>
  const inOrder = [...pieces].sort((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999'))
  return (
    <ol className="max-w-[48rem] border-b border-line">
      {inOrder.map(({ id: piece, label, day }) => {
        const sent = problem?.values['do'] === 'day' && problem.values['piece'] === piece ? problem : null
        return (
          <li key={piece} className="border-t border-line py-3">
            <KeyedForm
              name="piece-day"
              of={piece}
              again
              action={to('v2-content-creation-studio', null, { brief: id, part: 'calendar' })}
              className="flex flex-wrap items-end gap-3"
            >
              <input type="hidden" name="do" value="day" />
              <input type="hidden" name="brief" value={id} />
              <input type="hidden" name="piece" value={piece} />
              <p className="min-w-0 flex-1 basis-48 self-center">
                <span className="font-strong">{label}</span>
                <span className="block text-sm text-fg-muted">
                  {day ? toLongDay(new Date(`${day}T00:00:00Z`)) : 'no day yet'}
                </span>
              </p>
              <Field label="Day" error={sent?.errors['day'] ?? null}>
                <TextInput key={day} type="date" name="day" defaultValue={sent?.values['day'] ?? day ?? ''} />
              </Field>
              <Button type="submit" variant="plain">
                Set<span className="sr-only"> the day of {label}</span>
              </Button>
            </KeyedForm>
          </li>
        )
      })}
    </ol>
  )
}
