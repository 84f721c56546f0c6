import { useEffect, useRef, useState, type CSSProperties, type InputHTMLAttributes, type RefObject } from 'react'
import { MAX_SEGMENTS } from '../brand/culm-segments.ts'
import { Field, useFieldWiring, type FieldWords } from './field.tsx'
import { useHeldText } from '../keyed-form.tsx'
import { useHasScript } from '../use-has-script.ts'

type RangeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldWords | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'onChange'
>
type SliderProps = FieldWords &
  RangeProps & {
    defaultValue: number
    min?: number
    max?: number
    step?: number
    /** Words under the track: the ends, and what lies between. */
    ticks?: readonly { value: number; label: string }[]
    /** The value in words, such as "4 people". */
    toWords?: (value: number) => string
    onChoose?: (value: number) => void
  }

/**
 * A quantity to set: a native range over a culm. The value beside the label and the filled segments follow with
 * JavaScript; without it the ticks tell.
 */
export function Slider({
  label,
  help,
  error,
  id,
  hideLabel,
  className,
  defaultValue: usual,
  min = 0,
  max = 100,
  step = 1,
  ticks = [],
  toWords = String,
  onChoose,
  ...rest
}: SliderProps) {
  const defaultValue = Number(useHeldText(rest.name) ?? usual)
  const [value, setValue] = useState(defaultValue)
  const input = useRef<HTMLInputElement>(null)
  // The thumb may have been moved, or put back by the browser, before the script arrived.
  useEffect(() => {
    if (input.current) setValue(input.current.valueAsNumber)
  }, [])
  const choose = (next: number) => {
    setValue(next)
    onChoose?.(next)
  }
  const output = (
    <output className="text-[0.8125rem] text-fg-muted tabular-nums noscript:hidden">{toWords(value)}</output>
  )
  return (
    <Field {...{ label, help, error, id, hideLabel, className }} beside={output}>
      <Range
        {...rest}
        {...{ value, defaultValue, min, max, step }}
        words={toWords(value)}
        input={input}
        onChoose={choose}
      />
      {ticks.length > 0 ? <Ticks ticks={ticks} min={min} max={max} /> : null}
    </Field>
  )
}

type Measures = { value: number; defaultValue: number; min: number; max: number; step: number }

function Range({
  value,
  defaultValue,
  min,
  max,
  step,
  words,
  input,
  onChoose,
  ...rest
}: RangeProps & Measures & { words: string; input: RefObject<HTMLInputElement>; onChoose: (value: number) => void }) {
  const wiring = useFieldWiring()
  const hasScript = useHasScript()
  const steps = (max - min) / step
  const segments = Number.isInteger(steps) && steps <= MAX_SEGMENTS ? steps : 10
  const style = { '--share': toShare(value, min, max) } as CSSProperties
  return (
    <span className="slider" style={style} data-disabled={rest.disabled ? '' : undefined}>
      <Track segments={segments} />
      <Track segments={segments} isFilled />
      <input
        {...wiring}
        {...rest}
        ref={input}
        type="range"
        {...{ min, max, step, defaultValue }}
        aria-valuetext={hasScript ? words : undefined}
        onChange={(event) => onChoose(event.currentTarget.valueAsNumber)}
      />
    </span>
  )
}

function Track({ segments, isFilled = false }: { segments: number; isFilled?: boolean }) {
  return (
    <span aria-hidden="true" className={isFilled ? 'slider-filled' : ''}>
      {Array.from({ length: segments }, (_, n) => (
        <i key={n} />
      ))}
    </span>
  )
}

function Ticks({ ticks, min, max }: { ticks: readonly { value: number; label: string }[]; min: number; max: number }) {
  return (
    <span aria-hidden="true" className="slider-ticks">
      {ticks.map(({ value, label }) => (
        <span key={value} style={{ '--share': toShare(value, min, max) } as CSSProperties}>
          {label}
        </span>
      ))}
    </span>
  )
}

const toShare = (value: number, min: number, max: number) => (max > min ? (value - min) / (max - min) : 0)
