import { useRef, useState, type FormEvent } from 'react'
import { useLive } from '../parts/use-live.ts'
import { usePause } from '../parts/use-pause.ts'
import { findDraftError } from './draft-checks.ts'
import type { PolishResult } from './polish-form.server.ts'
import type { PolishView } from './polish-view.ts'

/** After this pause in typing the draft is read anew, in ms. */
const PAUSE_MS = 400
const load = () => import('./make-polish.ts').then((file) => file.makePolish)

/** A draft in, marks out: live in the browser, or as the server answered the form. Each mark is taken or left. */
export function usePolish(result: PolishResult | undefined, example: PolishView) {
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState(result?.problem?.errors.draft ?? null)
  const { made, make } = useLive(load, result && !result.isExample ? result.view : null)
  const shownExample = result?.isExample ? (result.view ?? example) : example
  const view = made ?? shownExample
  const [left, setLeft] = useState(() => leftOf(view))
  const pause = usePause(PAUSE_MS)
  const readDraft = useRef<string | null>(null)
  const area = () => form.current?.querySelector('textarea') ?? null

  const read = (draft: string) => {
    const problem = findDraftError(draft)
    setError(draft.trim() ? problem : null)
    return make(problem ? null : draft).then((next) => {
      // A draft is read by its pause and by its button: the second reading leaves what was unticked since.
      if (next && draft !== readDraft.current) setLeft(new Set())
      readDraft.current = draft
    })
  }
  const onInput = () => pause(() => void read(area()?.value ?? ''))
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    const draft = area()?.value ?? ''
    event.preventDefault()
    setError(findDraftError(draft))
    if (findDraftError(draft)) return area()?.focus()
    read(draft).then(
      () => document.getElementById('marks')?.scrollIntoView({ block: 'nearest' }),
      () => currentTarget.submit(),
    )
  }
  const set = (draft: string) => {
    const field = area()
    if (field) field.value = draft
    setLeft(new Set())
    void read(draft)
    field?.focus()
  }
  const toggle = (id: string) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }
  const taken = new Set(
    view.marks.filter(({ id, replacement }) => replacement !== null && !left.has(id)).map(({ id }) => id),
  )
  return {
    form,
    error,
    view,
    taken,
    isExample: made === null,
    typed: result?.typed ?? '',
    onInput,
    onSubmit,
    set,
    toggle,
  }
}

const leftOf = ({ marks, taken }: PolishView): ReadonlySet<string> =>
  new Set(marks.filter(({ id, replacement }) => replacement !== null && !taken.includes(id)).map(({ id }) => id))
