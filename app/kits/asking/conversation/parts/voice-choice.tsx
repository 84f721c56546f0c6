import { useState } from 'react'
import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { Field, FieldError, Select } from '#app/ui/controls/field.tsx'
import { SeatMark, toSeatNumber, type SeatNumber } from '#app/ui/brand/seat-mark.tsx'
import { MAX_VOICES } from '../conversation.limits.ts'
import type { VoiceOption } from '../voice-option.ts'

const groups = [
  { kind: 'model', label: 'Language models' },
  { kind: 'built-in', label: 'Without a language model' },
  { kind: 'ally', label: 'Allies' },
] as const

/** Who answers, and what the next answer is likely to cost; `isBrief` leaves out what each of them is. */
export function VoiceSelect({
  voices,
  chosen,
  error,
  isBrief,
}: {
  voices: readonly VoiceOption[]
  chosen: string
  error: string | null
  isBrief: boolean
}) {
  const [key, setKey] = useState(chosen)
  const shown = voices.find((voice) => voice.key === key)
  return (
    <Field
      label="Who answers"
      hideLabel
      error={error}
      help={shown ? (isBrief ? toPrice(shown) : toHelp(shown)) : null}
      className="min-w-0 flex-[0_1_15rem]"
    >
      <Select
        name="voice"
        defaultValue={chosen}
        className="h-9! rounded-full! text-[0.8125rem] max-lg:h-11!"
        onChange={({ target }) => setKey(target.value)}
      >
        {groups.map(({ kind, label }) => {
          const options = voices.filter((voice) => voice.kind === kind)
          return options.length === 0 ? null : (
            <optgroup key={kind} label={label}>
              {options.map((voice) => (
                <option key={voice.key} value={voice.key}>
                  {voice.label}
                </option>
              ))}
            </optgroup>
          )
        })}
      </Select>
    </Field>
  )
}

const toPrice = ({ estimate }: VoiceOption) => estimate ?? 'Free.'

const toHelp = (voice: VoiceOption) =>
  `${voice.kind === 'ally' ? `Answers by ${voice.by}. ` : voice.kind === 'built-in' ? `${voice.about} ` : ''}${toPrice(voice)}`

/** Several that answer in turn: those who are here, and whom else to call. */
export function VoiceChips({
  voices,
  chosen,
  error,
  marks = {},
}: {
  voices: readonly VoiceOption[]
  chosen: readonly string[]
  error: string | null
  marks?: Readonly<Record<string, SeatNumber>>
}) {
  const here = chosen.flatMap((key) => voices.find((voice) => voice.key === key) ?? [])
  const others = voices.filter(({ key }) => !chosen.includes(key))
  const paid = here.flatMap(({ label, estimate }) => (estimate === null ? [] : [`${label}: ${estimate}`]))
  return (
    <fieldset>
      <legend className="text-[0.8125rem] font-medium">
        {here.length > 0 ? 'Who is here' : `Whom to call, up to ${MAX_VOICES}`}
      </legend>
      {here.length > 0 ? <Chips voices={here} all={voices} marks={marks} isChecked /> : null}
      {error ? <FieldError>{error}</FieldError> : null}
      {here.length === 0 ? (
        <Chips voices={others} all={voices} marks={marks} />
      ) : (
        <details className="mt-2">
          <summary className="link w-fit text-[0.8125rem]">Call others, up to {MAX_VOICES} in all</summary>
          <Chips voices={others} all={voices} marks={marks} />
        </details>
      )}
      {paid.length > 0 ? <p className="mt-2 text-xs text-fg-subtle">{paid.join(' ')}</p> : null}
    </fieldset>
  )
}

type ChipsProps = {
  voices: readonly VoiceOption[]
  all: readonly VoiceOption[]
  marks: Readonly<Record<string, SeatNumber>>
  isChecked?: boolean
}

function Chips({ voices, all, marks, isChecked = false }: ChipsProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-1.5">
      {voices.map((voice) => (
        <ChoiceChip key={voice.key} type="checkbox" name="voice" value={voice.key} defaultChecked={isChecked}>
          <SeatMark seat={marks[voice.key] ?? toSeatNumber(all.indexOf(voice))} size={13} />
          {voice.label}
        </ChoiceChip>
      ))}
    </div>
  )
}
