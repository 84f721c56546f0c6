import type { RefObject } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import type { CallOption } from '../talking/thread-voices.server.ts'

type Typed = { text: string; at: number }
type Props = {
  typed: Typed
  box: RefObject<HTMLTextAreaElement>
  people: readonly { handle: string; name: string }[]
  callable: readonly CallOption[]
  onPick: (typed: Typed) => void
}

const MOST = 6
const BEGUN = /(?:^|[\s(])@([\p{L}\p{N}_-]{0,40})$/u

/** Names that fit what stands behind the @, each a button that writes it out. Needs no attention from who writes on. */
export function MentionHints({ typed, box, people, callable, onPick }: Props) {
  const begun = BEGUN.exec(typed.text.slice(Math.max(0, typed.at - 60), typed.at))?.[1]?.toLowerCase()
  if (begun === undefined) return null
  const all = [
    ...people.map(({ handle, name }) => ({ handle, words: name })),
    ...callable.map(({ handle, label, price }) => ({ handle, words: `${label}, ${price ? 'costs' : 'free'}` })),
  ]
  const fitting = all
    .filter(({ handle, words }) => handle.startsWith(begun) || words.toLowerCase().startsWith(begun))
    .slice(0, MOST)
  if (fitting.length === 0) return null
  const pick = (handle: string) => {
    const start = typed.at - begun.length
    const text = `${typed.text.slice(0, start)}${handle} ${typed.text.slice(typed.at)}`
    const at = start + handle.length + 1
    if (!box.current) return
    box.current.value = text
    box.current.focus()
    box.current.setSelectionRange(at, at)
    onPick({ text, at })
  }
  return (
    <div role="group" aria-label="Names that fit" className="flex flex-wrap gap-1.5">
      {fitting.map(({ handle, words }) => (
        <Button key={handle} type="button" size="xs" variant="plain" onClick={() => pick(handle)}>
          @{handle} <span className="text-fg-subtle">{words}</span>
        </Button>
      ))}
    </div>
  )
}
