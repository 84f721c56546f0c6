import { useLocation } from '@remix-run/react'
import { useMemo, useRef, useState } from 'react'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { countEmpty, fillPrompt, promptText, readValues, toFieldName, type Values } from './fill-prompt.ts'
import { findPromptCard, promptCards, type PromptCard } from './prompt-cards.ts'

/** Query names of the bench; everything else in the address stays where it is. */
const CARD = 'card'
const isOwn = (name: string) => name === CARD || name.startsWith('blank-')

/** The chosen card and its blanks: read from the address, and followed while somebody types. */
export function usePrompt() {
  const { pathname, search } = useLocation()
  const isHydrated = useHasScript()
  const form = useRef<HTMLFormElement>(null)
  const query = useMemo(() => new URLSearchParams(search), [search])
  const card = findPromptCard(query.get(CARD)) ?? promptCards[0]!
  const asked = useMemo(() => readValues(card, query), [card, query])
  const [typed, setTyped] = useState<{ on: Values; values: Values } | null>(null)
  const values = typed?.on === asked ? typed.values : asked
  const text = promptText(fillPrompt(card, values))
  const others = [...query].filter(([name]) => !isOwn(name))

  const toCard = (id: string) => toAddress([[CARD, id]])
  const toExample = ({ id, blanks }: PromptCard) =>
    toAddress([[CARD, id], ...blanks.map((blank) => [toFieldName(blank), blank.example] as const)])

  function toAddress(own: readonly (readonly [string, string])[]): string {
    const next = new URLSearchParams([...others, ...own.map(([name, value]): [string, string] => [name, value])])
    return `${pathname}?${next}${isHydrated ? '' : '#prompt'}`
  }

  function follow() {
    if (form.current) setTyped({ on: asked, values: readValues(card, new FormData(form.current)) })
  }

  return {
    form,
    card,
    asked,
    values,
    text,
    empty: countEmpty(card, values),
    others,
    toCard,
    toExample,
    follow,
    isHydrated,
  }
}

export type Prompt = ReturnType<typeof usePrompt>
