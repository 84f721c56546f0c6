import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { ComboboxChoice } from './combobox.tsx'
import { useFieldWiring, wellAround } from './field.tsx'
import { Icon } from '../brand/icon.tsx'
import { OptionMarks } from './option-marks.tsx'
import { useOptionList } from './use-option-list.ts'

const inside = 'grid size-9 flex-none place-items-center rounded-control-xs text-fg-muted hover:bg-hover hover:text-fg'

/** The combobox with JavaScript: a text field that filters, its list, and a hidden input that posts the choice. */
export function ComboboxLive({
  name,
  options,
  defaultValue = '',
  placeholder,
  disabled = false,
  label,
  takesFocus = false,
}: ComboboxChoice & { label: string; takesFocus?: boolean }) {
  const { id = name, ...wiring } = useFieldWiring() ?? {}
  const list = useOptionList({ id, labelId: `${id}-label`, options, defaultValue })
  const { isOpen, typed, fitting, selectedItem, highlightedIndex } = list
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const isUnmatched = typed !== '' && fitting.length === 0
  const keepUnmatched = (event: KeyboardEvent) => void (isUnmatched && keepOpen(event))
  const clear = () => {
    list.reset()
    list.selectItem(null)
    input.current?.focus()
  }
  return (
    <span className="relative grid">
      {disabled ? null : <input type="hidden" name={name} value={selectedItem?.value ?? ''} />}
      <span className={`${wellAround} gap-0.5 pe-1`}>
        <input
          {...wiring}
          {...list.getInputProps({ ref: input, onKeyDown: keepUnmatched, disabled, placeholder })}
          autoComplete="off"
          spellCheck={false}
          className="min-w-0 flex-1 self-stretch bg-transparent text-fg outline-none focus-visible:outline-none"
        />
        {!disabled && (selectedItem || typed) ? (
          <button type="button" aria-label={`Clear ${label}`} onClick={clear} className={inside}>
            <Icon name="close" size={16} />
          </button>
        ) : null}
        <button
          {...list.getToggleButtonProps({ disabled })}
          type="button"
          aria-label={`${label}: ${isOpen ? 'close' : 'open'} the list`}
          className={inside}
        >
          <Icon name="chevron-down" size={16} />
        </button>
      </span>
      <span className={`option-popup ${isOpen ? '' : 'hidden'}`}>
        <ul {...list.getMenuProps()} className={`option-list ${fitting.length > 0 ? '' : 'hidden'}`}>
          {isOpen
            ? fitting.map((option, index) => (
                <li
                  key={option.value}
                  {...list.getItemProps({
                    item: option,
                    index,
                    'aria-selected': option.value === selectedItem?.value,
                  })}
                  data-active={index === highlightedIndex ? '' : undefined}
                  className="option-row"
                >
                  <OptionLine option={option} typed={typed} isChosen={option.value === selectedItem?.value} />
                </li>
              ))
            : null}
        </ul>
        {fitting.length === 0 ? (
          <span className="block px-3 py-3 text-fg-muted">Nothing matched “{typed}”. Try fewer letters.</span>
        ) : null}
      </span>
      <span role="status" className="sr-only">
        {isOpen && typed !== '' ? toCountWords(fitting.length, typed) : ''}
      </span>
    </span>
  )
}

/** A text that names nothing is not sent off by Enter, and the list stays open to say so. */
function keepOpen(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
}

type OptionLineProps = { option: ComboboxChoice['options'][number]; typed: string; isChosen: boolean }

function OptionLine({ option, typed, isChosen }: OptionLineProps) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <OptionMarks text={option.label} query={typed} />
        {option.detail ? (
          <small className="block text-xs text-fg-subtle">
            <OptionMarks text={option.detail} query={typed} />
          </small>
        ) : null}
      </span>
      {isChosen ? <Icon name="check" size={17} className="text-accent-text" /> : null}
    </>
  )
}

const toCountWords = (count: number, typed: string) =>
  count === 0 ? `Nothing matched ${typed}.` : count === 1 ? 'One choice fits.' : `${count} choices fit.`
