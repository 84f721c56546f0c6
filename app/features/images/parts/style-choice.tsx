import { FieldSet } from '#app/ui/controls/field-set.tsx'
import type { StudioView } from '../drawing/studio-view.server.ts'

/** Each style with a picture that was drawn in it. */
export function StyleChoice({
  styles,
  chosen,
  error,
}: {
  styles: StudioView['styles']
  chosen: string
  error: string | null
}) {
  return (
    <FieldSet label="Style" error={error} isRadioGroup>
      <div className="no-scrollbar grid max-h-[15.25rem] grid-cols-4 gap-2 overflow-y-auto p-1 max-lg:max-h-none max-sm:grid-cols-4 sm:max-lg:grid-cols-8">
        {[{ id: '', label: 'As you say' }, ...styles].map(({ id, label }) => (
          <label key={id} className="style-tile">
            <input
              type="radio"
              name="style"
              value={id}
              defaultChecked={id === chosen}
              className="choice-cover opacity-0"
            />
            <img src={`/art/styles/${id || 'any'}.webp`} alt="" width={144} height={144} loading="lazy" />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  )
}
