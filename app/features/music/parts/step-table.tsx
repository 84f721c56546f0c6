import type { InputHTMLAttributes } from 'react'
import { toTick, useHeldTick } from '#app/ui/keyed-form.tsx'
import type { GridView } from '../work/song-view.server.ts'

type Props = {
  pattern: NonNullable<GridView['pattern']>
  perBar: number
  perBeat: number
  /** What was ticked before the form came back; null: as it is kept. */
  ticked: readonly string[] | null
  /** The step that sounds. */
  now: number | null
}

const WORDS = new Map([
  ['X', ', loud'],
  ['o', ', soft'],
  ['-', ', held'],
])
const LOOKS = new Map([
  ['X', 'checked:bg-fg'],
  ['o', 'checked:bg-accent-line'],
  ['-', 'checked:bg-accent-line checked:rounded-none'],
])

/** A box for each step of each line, by bar and beat. */
export function StepTable({ pattern, perBar, perBeat, ticked, now }: Props) {
  const whole = pattern.bars * perBar
  const steps = Array.from({ length: whole }, (_, n) => n)
  const isBeat = (step: number) => (step % perBar) % perBeat === 0
  const isTicked = (lane: number, step: number, sign: string) =>
    ticked ? ticked.includes(`${lane}.${step}`) : sign !== '.'
  return (
    <div className="overflow-x-auto pb-2" role="region" aria-label={`Steps of ${pattern.name}`} tabIndex={0}>
      <table className="border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className="sticky start-0 z-[1] bg-bg pe-3 text-start text-xs font-medium text-fg-subtle">
              Line
            </th>
            {steps.map((step) => (
              <th
                key={step}
                scope="col"
                className={`w-8 text-center text-xs font-medium tabular-nums ${now === step ? 'text-accent-text' : 'text-fg-subtle'}`}
              >
                {isBeat(step) ? (
                  `${Math.floor(step / perBar) + 1}.${Math.floor((step % perBar) / perBeat) + 1}`
                ) : (
                  <span className="sr-only">{step + 1}</span>
                )}
              </th>
            ))}
            <th scope="col" className="ps-3 text-xs font-medium text-fg-subtle">
              Remove
            </th>
          </tr>
        </thead>
        <tbody>
          {pattern.lanes.map(({ sound, label, steps: signs }, lane) => (
            <tr key={sound}>
              <th
                scope="row"
                className="sticky start-0 z-[1] max-w-32 truncate bg-bg pe-3 text-start font-medium whitespace-nowrap"
              >
                {label}
              </th>
              {steps.map((step) => {
                const sign = signs[step] ?? '.'
                return (
                  <td key={step} className={`p-0.5 ${isBeat(step) ? 'ps-1.5' : ''}`}>
                    <StepBox
                      value={`${lane}.${step}`}
                      defaultChecked={isTicked(lane, step, sign)}
                      aria-label={`${label}, bar ${Math.floor(step / perBar) + 1}, step ${(step % perBar) + 1}${WORDS.get(sign) ?? ''}`}
                      className={
                        'block size-7 cursor-pointer appearance-none rounded-[7px] bg-sunken shadow-[inset_0_0_0_1px_var(--control)] checked:bg-accent forced-colors:appearance-auto ' +
                        `${LOOKS.get(sign) ?? ''} ${now === step ? 'outline-2 outline-offset-1 outline-accent' : ''}`
                      }
                    />
                  </td>
                )
              })}
              <td className="ps-3 text-center">
                <span className="inline-grid">
                  <input
                    type="checkbox"
                    name="remove"
                    value={sound}
                    aria-label={`Remove the line ${label}`}
                    className="check-box"
                  />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type BoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'name'>

/** A step that comes back as it was when the form does. */
function StepBox(props: BoxProps) {
  const held = useHeldTick('on', props.value)
  return <input {...props} {...toTick(held)} type="checkbox" name="on" />
}
