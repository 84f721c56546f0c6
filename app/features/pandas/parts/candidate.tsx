import { toTick, useHeldTick } from '#app/ui/keyed-form.tsx'
import type { AdoptionView } from '../adopt.server.ts'

type Met = NonNullable<AdoptionView['met']>['pandas'][number]

/** One of the three, to be chosen by its portrait. */
export function Candidate({ panda, isChosen }: { panda: Met; isChosen: boolean }) {
  const { value, portrait, about, rarest } = panda
  const held = useHeldTick('chosen', value, 'radio')
  return (
    <label className="forced-edge block cursor-pointer overflow-hidden rounded-card bg-surface shadow-sm outline-offset-2 has-checked:outline-3 has-checked:outline-accent has-focus-visible:outline-3 has-focus-visible:outline-ring">
      <img src={portrait} alt={about} width={320} height={320} className="aspect-square w-full" />
      <span className="flex items-start gap-2.5 px-4 py-3">
        <input
          type="radio"
          name="chosen"
          value={value}
          defaultChecked={isChosen}
          {...toTick(held)}
          required
          className="radio-dot mt-0.5"
        />
        <span className="min-w-0 leading-5">
          <span className="font-medium">Panda {Number(value) + 1}</span>
          <small className="block text-xs text-fg-subtle">{rarest}</small>
        </span>
      </span>
    </label>
  )
}
