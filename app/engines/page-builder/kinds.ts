import { toTable } from '#app/platform/table.ts'
import type { Section } from './plan.ts'
import type { SectionKind } from './section.ts'
import { apps } from './sections/apps.ts'
import { forms } from './sections/forms.ts'
import { said } from './sections/said.ts'

/** Every sort of section, the more special first: that is the order in which words are matched to them. */
export const KINDS: Readonly<Record<string, SectionKind>> = toTable({ ...apps, ...said, ...forms })
export const kindNames = Object.keys(KINDS)
export const findKind = (name: string): SectionKind | null =>
  Object.hasOwn(KINDS, name) ? (KINDS[name] ?? null) : null

/** A new section with its usual values, under an id that no other has. */
export function createSection(kind: string, taken: readonly string[], values: Record<string, string> = {}): Section {
  let id = kind
  for (let n = 2; taken.includes(id); n += 1) id = `${kind}-${n}`
  const usual = Object.fromEntries((findKind(kind)?.fields ?? []).map((field) => [field.name, field.usual]))
  return { id, kind, values: { ...usual, ...values } }
}

/** The places of a section that still say what they said by themselves. */
export const toUnfilled = ({ kind, values }: Section): string[] =>
  (findKind(kind)?.fields ?? [])
    .filter(
      ({ name, usual, kind: sort }) =>
        usual !== '' &&
        (name !== 'heading' || /^say/i.test(usual)) &&
        sort !== 'number' &&
        values[name] === usual &&
        /\b(say|write|name it|put words|their name|street)\b/i.test(usual),
    )
    .map(({ label }) => label)
