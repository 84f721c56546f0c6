import type { Tone } from '#app/engines/email-writer/letter.ts'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'

const options = [
  { value: 'warm', label: 'Warm' },
  { value: 'plain', label: 'Plain' },
  { value: 'formal', label: 'Formal' },
] as const satisfies readonly { value: Tone; label: string }[]

/** How the letter greets, closes and contracts. The facts are the same in every tone. */
export function ToneChoice({ tone, onTone }: { tone: Tone; onTone: (tone: Tone) => void }) {
  return (
    <RadioGroup
      label="Tone"
      name="tone"
      look="segments"
      options={options}
      defaultValue={tone}
      onChoose={(value) => onTone(value as Tone)}
    />
  )
}
