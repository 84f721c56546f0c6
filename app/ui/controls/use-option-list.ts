import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useState } from 'react'
import { findOptions, type ComboboxOption } from './option-search.ts'

type State = UseComboboxState<ComboboxOption>
const toLabel = (option: ComboboxOption | null) => option?.label ?? ''

/**
 * The combobox of downshift over our options. What was typed filters; the first fitting option is offered at once; text
 * that names nothing gives way to the last choice when the field is left, and an emptied field chooses nothing.
 */
export function useOptionList({
  id,
  labelId,
  options,
  defaultValue,
}: {
  id: string
  labelId: string
  options: readonly ComboboxOption[]
  defaultValue: string
}) {
  const [typed, setTyped] = useState('')
  const fitting = findOptions(options, typed)
  const { stateChangeTypes } = useCombobox

  function reduce(state: State, { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>): Partial<State> {
    if (type === stateChangeTypes.InputChange) {
      const words = changes.inputValue ?? ''
      const hasFirst = words !== '' && findOptions(options, words).length > 0
      return { ...changes, highlightedIndex: hasFirst ? 0 : -1, ...(words === '' && { selectedItem: null }) }
    }
    if (type === stateChangeTypes.InputKeyDownEnter && changes.selectedItem) return chooseTyped(state, changes)
    const settles =
      type === stateChangeTypes.InputBlur || (type === stateChangeTypes.InputKeyDownEscape && state.isOpen)
    if (!settles) return changes
    const selectedItem = changes.selectedItem === undefined ? state.selectedItem : changes.selectedItem
    return { ...changes, selectedItem, inputValue: toLabel(selectedItem) }
  }

  /** Enter right after the last letter comes before the list was drawn for it: the words decide, not what was drawn. */
  function chooseTyped(state: State, changes: Partial<State>): Partial<State> {
    const isTyped = state.inputValue !== toLabel(state.selectedItem)
    const chosen = isTyped ? findOptions(options, state.inputValue)[state.highlightedIndex] : changes.selectedItem
    return { ...changes, selectedItem: chosen ?? state.selectedItem, inputValue: toLabel(chosen ?? state.selectedItem) }
  }

  const combobox = useCombobox<ComboboxOption>({
    inputId: id,
    labelId,
    menuId: `${id}-list`,
    toggleButtonId: `${id}-toggle`,
    getItemId: (index) => `${id}-option-${index}`,
    items: [...fitting],
    itemToString: toLabel,
    initialSelectedItem: options.find(({ value }) => value === defaultValue) ?? null,
    stateReducer: reduce,
    onStateChange: ({ type, inputValue, isOpen }) => {
      if (type === stateChangeTypes.InputChange) setTyped(inputValue ?? '')
      else if (inputValue !== undefined || isOpen === false) setTyped('')
    },
  })
  return { ...combobox, typed, fitting }
}
