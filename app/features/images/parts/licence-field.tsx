import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { licences } from '../sharing/licences.ts'

/** Asks what others may do with a picture. */
export function LicenceField({ chosen, error }: { chosen: string; error: string | null }) {
  return (
    <RadioGroup
      name="licence"
      label="What others may do with it"
      look="cards"
      defaultValue={chosen}
      options={licences.map(({ value, label, about }) => ({ value, label, help: about }))}
      error={error}
    />
  )
}
