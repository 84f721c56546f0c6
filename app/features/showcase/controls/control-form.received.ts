import { toDayWords } from '#app/ui/controls/day-words.ts'
import { toSizeWords } from '#app/ui/files/file-check.ts'
import { answers, extras, languages, moments, places, shades } from './control-form.choices.ts'
import type { ControlInputs } from './control-form.inputs.ts'

export type ReceivedRow = { label: string; value: string }

const labelOf = (choices: readonly { value: string; label: string }[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value

/** What arrived, in the words of the form; of a password only its length. */
export function toReceivedRows(input: ControlInputs): ReceivedRow[] {
  const pictures = input.pictures.map(({ name, size }) => `${name} (${toSizeWords(size)})`)
  return [
    { label: 'Name', value: input.name },
    { label: 'Email', value: input.email },
    { label: 'Password', value: `${[...input.password].length} characters, not shown` },
    { label: 'Note', value: input.note || 'None' },
    { label: 'Place', value: labelOf(places, input.place) },
    { label: 'Language', value: labelOf(languages, input.language) },
    { label: 'Day', value: toDayWords(input.day) },
    { label: 'People', value: String(input.people) },
    { label: 'Time of day', value: labelOf(moments, input.moment) },
    { label: 'Sun or shade', value: labelOf(shades, input.shade) },
    { label: 'Answer', value: labelOf(answers, input.answer) },
    { label: 'Extras', value: input.extra.map((extra) => labelOf(extras, extra)).join(', ') || 'None' },
    { label: 'Reminder', value: input.reminder ? 'Yes' : 'No' },
    { label: 'Pictures', value: pictures.join(', ') || 'None' },
  ]
}
