import { useState } from 'react'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { FieldSet } from '#app/ui/controls/field-set.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'

const letters = ['News', 'Replies', 'Reminders'] as const

/** Checkboxes under one that stands for all of them; that one needs JavaScript and comes with it. */
export function ChooseAll({ label }: { label: string }) {
  const hasScript = useHasScript()
  const [chosen, setChosen] = useState<readonly string[]>(['News', 'Replies'])
  const toggle = (letter: string) =>
    setChosen(chosen.includes(letter) ? chosen.filter((one) => one !== letter) : [...chosen, letter])
  const hasAll = chosen.length === letters.length
  return (
    <FieldSet label={label}>
      {hasScript ? (
        <Checkbox
          label="All of them"
          checked={hasAll}
          isMixed={!hasAll && chosen.length > 0}
          onChange={() => setChosen(hasAll ? [] : letters)}
        />
      ) : null}
      {letters.map((letter) => (
        <Checkbox
          key={letter}
          label={letter}
          checked={chosen.includes(letter)}
          onChange={() => toggle(letter)}
          className={hasScript ? 'ps-7.5' : ''}
        />
      ))}
    </FieldSet>
  )
}
