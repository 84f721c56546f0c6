import { useLocation } from '@remix-run/react'
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { MESSAGE_MAX_CHARS } from '../chat.limits.ts'
import type { usePandaChat } from '../use-panda-chat.ts'
import { SaidLine } from './said-line.tsx'
import { Starters } from './starters.tsx'

/** The talk: what was said, the panda thinking, and the line to write in. Enter sends, Shift and Enter make a new line. */
export function ChatPane({ said, isThinking, say }: ReturnType<typeof usePandaChat>) {
  const { pathname } = useLocation()
  const log = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [said.length, isThinking])
  useEffect(() => {
    field.current?.focus()
  }, [])
  const send = () => {
    if (!field.current || isThinking) return
    const text = field.current.value
    field.current.value = ''
    field.current.focus()
    void say(text, pathname).then((isSaid) => {
      if (!isSaid && field.current?.value === '') field.current.value = text
    })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="region"
        aria-label="What was said"
        tabIndex={0}
        className="flex-1 overflow-y-auto px-[18px] pt-2 pb-4"
      >
        <div role="log" className="flex flex-col gap-2.5">
          {said.map((line, n) => (
            <SaidLine key={n} said={line} />
          ))}
        </div>
        {said.length === 1 && !isThinking ? <Starters say={(question) => void say(question, pathname)} /> : null}
        {isThinking ? <Thinking /> : null}
      </div>
      <form onSubmit={onSubmit} className="flex items-end gap-2 px-3.5 pt-2.5 pb-1.5">
        <textarea
          ref={field}
          rows={1}
          aria-label="Message"
          placeholder="Write to the panda"
          maxLength={MESSAGE_MAX_CHARS}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-36 min-h-[46px] min-w-0 flex-1 resize-none rounded-[18px] bg-surface shadow-[inset_0_0_0_1px_var(--control)] px-4 py-[11px] outline-none focus-visible:ring-field"
        />
        <button
          type="submit"
          aria-label="Send"
          aria-disabled={isThinking}
          className="grid size-[46px] flex-none place-items-center rounded-2xl bg-primary text-fg-on-ink hover:bg-primary-hover aria-disabled:opacity-50"
        >
          <Icon name="arrow-up" size={20} />
        </button>
      </form>
      <p className="px-4.5 pt-0.5 pb-3.5 text-center text-xs text-fg-subtle">Panda can be wrong. Check what matters.</p>
    </div>
  )
}

function Thinking() {
  return (
    <div role="status" className="flex items-end gap-1">
      <span className="sr-only">Panda is thinking</span>
      <Panda pose="thinking" live className="-mt-2 -mb-1 -ml-1.5 w-[74px]" />
      <span aria-hidden="true" className="mb-3 inline-flex gap-1.5 rounded-[19px_19px_19px_7px] bg-sunken px-4 py-3.5">
        {['opacity-100', 'opacity-60', 'opacity-30'].map((shade) => (
          <i key={shade} className={`size-2 rounded-[1px_7px_1px_7px] bg-accent ${shade}`} />
        ))}
      </span>
    </div>
  )
}
