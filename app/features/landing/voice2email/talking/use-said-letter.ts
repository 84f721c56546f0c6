import { useRef, useState, type FormEvent } from 'react'
import type { Tone } from '#app/engines/email-writer/letter.ts'
import { useLive } from '../../parts/use-live.ts'
import { usePause } from '../../parts/use-pause.ts'
import type { LetterResult } from '../letter/letter-form.server.ts'
import type { LetterView } from '../letter/letter-view.ts'
import { findSaidError } from './said-checks.ts'

/** After this pause in typing the letter is written anew, in ms. */
const PAUSE_MS = 350
const load = () => import('../letter/make-letter.ts').then((file) => file.makeLetter)

export type Moment = { start: number; atS: number }

/** Words in, letter out: live in the browser, or as the server answered the form. */
export function useSaidLetter(result: LetterResult | undefined, example: LetterView, exampleTone: Tone) {
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState(result?.problem?.errors.said ?? null)
  const [tone, setTone] = useState<Tone>(toTone(result?.typed.tone) ?? exampleTone)
  const [moments, setMoments] = useState<readonly Moment[]>([])
  const { made, make } = useLive(load, result?.view ?? null)
  const pause = usePause(PAUSE_MS)

  const field = () => form.current?.querySelector('textarea') ?? null

  const write = (said: string, nextTone: Tone) => {
    setError(said.trim() && findSaidError(said) ? findSaidError(said) : null)
    return make(findSaidError(said) ? null : { said, tone: nextTone })
  }
  const onInput = () => pause(() => void write(field()?.value ?? '', tone))
  const onTone = (next: Tone) => {
    setTone(next)
    void write(field()?.value ?? '', next)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    const said = field()?.value ?? ''
    event.preventDefault()
    setError(findSaidError(said))
    if (findSaidError(said)) return field()?.focus()
    make({ said, tone }).then(
      () => document.getElementById('letter')?.scrollIntoView({ block: 'nearest' }),
      () => currentTarget.submit(),
    )
  }
  const clear = () => {
    set('')
    field()?.focus()
  }
  const set = (said: string) => {
    const area = field()
    if (area) area.value = said
    setMoments([])
    void write(said, tone)
  }
  const add = (phrase: string, atS: number) => {
    const area = field()
    if (!area || !phrase) return
    const before = area.value.trimEnd()
    const start = before ? before.length + 1 : 0
    area.value = before ? `${before}\n${phrase}` : phrase
    setMoments((old) => [...old, { start, atS }])
    void write(area.value, tone)
  }
  return {
    form,
    error,
    tone,
    moments,
    view: made ?? example,
    isExample: made === null,
    typed: result?.typed.said ?? '',
    ...{ onInput, onTone, onSubmit, set, clear, add },
  }
}

export type SaidLetter = ReturnType<typeof useSaidLetter>

const toTone = (tone: string | undefined): Tone | null =>
  tone === 'warm' || tone === 'plain' || tone === 'formal' ? tone : null
