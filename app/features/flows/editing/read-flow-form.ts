import { toList, type Flow, type Value } from '#app/engines/flows/flow.ts'

/** Fields of a form as they were sent. */
type Raw = Readonly<Record<string, unknown>>

const MOST_LINES = 21
const text = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '')
const list = (value: unknown): string[] => (value === undefined ? [] : [value].flat().map(text))

/**
 * A flow as the ordered form sends it: `step` names the steps in their order, `s1.tool`, `s1.after.0`, `s1.f.text` … are
 * theirs; `input` counts what is given. Of its shape nothing is checked here.
 */
export function readFlowForm(raw: Raw) {
  return {
    inputs: list(raw['input']).map((n) => ({
      name: text(raw[`input.${n}.name`]).trim(),
      label: text(raw[`input.${n}.label`]).trim(),
      kind: text(raw[`input.${n}.kind`]) || 'text',
      usual: text(raw[`input.${n}.usual`]),
    })),
    steps: list(raw['step']).map((id) => ({
      id,
      tool: text(raw[`${id}.tool`]),
      title: text(raw[`${id}.title`]).trim(),
      after: Array.from({ length: MOST_LINES }, (_, n) => toLine(text(raw[`${id}.after.${n}`]))).filter(
        (line) => line !== null,
      ),
      needs: text(raw[`${id}.needs`]) || 'all',
      each: text(raw[`${id}.each`]),
      fields: fieldsOf(raw, `${id}.f.`),
    })),
  }
}

/** `s2`, or `s2:yes` where an answer decides. */
function toLine(value: string): { step: string; when: 'yes' | 'no' | null } | null {
  const [step = '', when] = value.split(':')
  if (step === '') return null
  return { step, when: when === 'yes' || when === 'no' ? when : null }
}

function fieldsOf(raw: Raw, start: string): Record<string, string> {
  const names = Object.keys(raw).filter((name) => name.startsWith(start))
  return Object.fromEntries(names.map((name) => [name.slice(start.length), text(raw[name])]))
}

/** What a run is given, by the names of the inputs; a list is a text of lines. */
export const readGiven = (raw: Raw): Record<string, string> => fieldsOf(raw, 'given.')

/** What was typed for the inputs of a flow; what is empty is left out. */
export const toGiven = ({ inputs }: Flow, typed: Readonly<Record<string, string>>): Record<string, Value> =>
  Object.fromEntries(
    inputs.flatMap(({ name, kind }): [string, Value][] => {
      const text = typed[name] ?? ''
      return text.trim() === '' ? [] : [[name, kind === 'list' ? toList(text) : text]]
    }),
  )
