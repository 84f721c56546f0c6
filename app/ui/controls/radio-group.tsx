import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldSet } from './field-set.tsx'
import type { FieldWords } from './field.tsx'
import { Icon, type IconName } from '../brand/icon.tsx'
import { toTick, useHeldTick } from '../keyed-form.tsx'

export type RadioOption = { value: string; label: string; help?: string; icon?: IconName; isDisabled?: boolean }
export type RadioLook = 'list' | 'cards' | 'segments'

type RadioGroupProps = FieldWords & {
  name: string
  options: readonly RadioOption[]
  defaultValue?: string
  look?: RadioLook
  isDisabled?: boolean
  required?: boolean
  onChoose?: (value: string) => void
}

const frames = {
  list: 'grid',
  cards: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-2.5',
  segments: 'forced-edge flex gap-0.5 rounded-[14px] bg-sunken p-1',
} satisfies Record<RadioLook, string>

/** One of a few: native radio buttons in a fieldset, as a list, as cards or as segments in a well. */
export function RadioGroup({
  name,
  options,
  defaultValue,
  look = 'list',
  isDisabled = false,
  required,
  onChoose,
  ...words
}: RadioGroupProps) {
  return (
    <FieldSet {...words} isRadioGroup>
      <div className={frames[look]}>
        {options.map((option) => (
          <RadioLabel key={option.value} look={look} option={option}>
            <Radio
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              disabled={isDisabled || option.isDisabled}
              required={required}
              onChange={onChoose ? () => onChoose(option.value) : undefined}
              className={look === 'segments' ? 'choice-cover' : 'radio-dot'}
            />
          </RadioLabel>
        ))}
      </div>
    </FieldSet>
  )
}

function Radio(rest: InputHTMLAttributes<HTMLInputElement>) {
  const held = useHeldTick(rest.name, rest.value, 'radio')
  return <input type="radio" {...rest} {...toTick(held)} />
}

const labels = {
  list: 'flex min-h-11 w-fit cursor-pointer items-start gap-2.5 py-3 has-disabled:cursor-not-allowed',
  cards: 'choice-card',
  segments: 'choice-segment',
} satisfies Record<RadioLook, string>

function RadioLabel({ look, option, children }: { look: RadioLook; option: RadioOption; children: ReactNode }) {
  const { label, help, icon } = option
  return (
    <label className={labels[look]}>
      {children}
      {icon && look !== 'list' ? <Icon name={icon} size={look === 'cards' ? 20 : 17} /> : null}
      <span className="min-w-0 leading-5">
        <span className={look === 'list' ? '' : 'font-medium'}>{label}</span>
        {help && look !== 'segments' ? <small className="block text-xs text-fg-subtle">{help}</small> : null}
      </span>
    </label>
  )
}
