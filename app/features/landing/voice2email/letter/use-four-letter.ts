import { useRef, useState, type FormEvent } from 'react'
import { toTable } from '#app/platform/table.ts'
import { useLive } from '../../parts/use-live.ts'
import { usePause } from '../../parts/use-pause.ts'
import { fourParts, type PartName } from './four-parts.ts'
import type { LetterResult } from './letter-form.server.ts'
import type { FourInput, LetterView } from './letter-view.ts'
import { findLengthError, findSaidError } from '../talking/said-checks.ts'

const PAUSE_MS = 350
const load = () => import('./make-letter.ts').then((file) => file.makeLetterOfFour)

/** Four answers in, one letter out: live in the browser, or as the server answered the form. */
export function useFourLetter(result: LetterResult | undefined, example: LetterView) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(result?.problem?.errors ?? {})
  const { made, make } = useLive(load, result?.view ?? null)
  const pause = usePause(PAUSE_MS)
  const area = (name: PartName) => form.current?.querySelector<HTMLTextAreaElement>(`[name="${name}"]`) ?? null
  const read = (): FourInput => {
    const value = (name: PartName) => area(name)?.value ?? ''
    return { who: value('who'), wish: value('wish'), facts: value('facts'), by: value('by'), tone: '' }
  }
  const write = () => {
    const input = read()
    const found = findErrors(input, false)
    setErrors(found)
    return make(Object.keys(found).length > 0 || findSaidError(input.wish) ? null : input)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    event.preventDefault()
    const input = read()
    const found = findErrors(input, true)
    setErrors(found)
    const wrong = fourParts.find(({ name }) => found[name])
    if (wrong) return area(wrong.name)?.focus()
    make(input).then(
      () => document.getElementById('letter')?.scrollIntoView({ block: 'nearest' }),
      () => currentTarget.submit(),
    )
  }
  const fill = (text: (name: PartName) => string) => {
    for (const { name } of fourParts) {
      const field = area(name)
      if (field) field.value = text(name)
    }
    void write()
  }
  const clear = () => {
    fill(() => '')
    area('who')?.focus()
  }
  const onInput = () => pause(() => void write())
  return {
    form,
    errors,
    view: made ?? example,
    isExample: made === null,
    typed: result?.typed ?? {},
    onInput,
    onSubmit,
    fill,
    clear,
  }
}

function findErrors(input: FourInput, isSubmitted: boolean): Record<string, string> {
  const found: Record<string, string> = toTable()
  for (const { name } of fourParts) {
    const error =
      name === 'wish' && (isSubmitted || input.wish) ? findSaidError(input[name]) : findLengthError(input[name])
    if (error) found[name] = error
  }
  return found
}
