import { Field, Select } from '#app/ui/controls/field.tsx'
import type { SetWishes } from '../sets/set-plan.ts'

type Props = {
  values: Readonly<Record<string, string>>
  wishes?: SetWishes
  /** Whether the order is asked for too. */
  hasOrder?: boolean
}

const CURVES = [
  ['bass', 'Bass swap'],
  ['smooth', 'Even blend'],
  ['cut', 'Cut'],
] as const

/** How the tracks of a set are to follow one another. */
export function WishFields({ values, wishes, hasOrder = false }: Props) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {hasOrder ? (
        <Field label="Order">
          <Select name="order" defaultValue={values['order'] ?? 'best'}>
            <option value="best">The least stretching, the nearest keys</option>
            <option value="as-is">As they are in the crate</option>
          </Select>
        </Field>
      ) : null}
      <Field label="Transition" help="A bass swap blends two tracks and changes their bass in the middle.">
        <Select name="curve" defaultValue={values['curve'] ?? wishes?.curve ?? 'bass'}>
          {CURVES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Heard together for">
        <Select name="overlap" defaultValue={values['overlap'] ?? String(wishes?.overlapBeats ?? 32)}>
          {[8, 16, 32, 64].map((beats) => (
            <option key={beats} value={beats}>{`${beats} beats`}</option>
          ))}
        </Select>
      </Field>
      <Field label="Of each track">
        <Select name="play" defaultValue={values['play'] ?? String(wishes?.playS ?? '')}>
          <option value="">The whole</option>
          {[30, 60, 90, 120, 180].map((seconds) => (
            <option key={seconds} value={seconds}>{`Up to ${seconds} s`}</option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
