import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '#app/ui/controls/button.tsx'
import { HeadMark } from '#app/ui/brand/head-mark.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { usePandaChat } from '../use-panda-chat.ts'
import { ChatPane } from './chat-pane.tsx'
import { FeedbackPane } from './feedback-pane.tsx'

const TABS = [
  { id: 'chat', label: 'Chat', icon: 'message-circle' },
  { id: 'feedback', label: 'Feedback', icon: 'heart' },
] as const
type Tab = (typeof TABS)[number]['id']

/** From this width on the assistant stands beside the page; below it covers it. */
const WIDE = '(min-width: 40rem)'

type Props = { name: string | null; brandName: string; onClose: () => void }

/** The panda's window: a talk and a word to the team. Beside the page on a desktop, over it on a phone; Escape closes. */
export function AssistantPanel({ name, brandName, onClose }: Props) {
  const [tab, setTab] = useState<Tab>('chat')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const chat = usePandaChat(`Hello${name ? `, ${name}` : ''}. I am the panda of ${brandName}. What can I help with?`)
  const close = useCallback(() => {
    dialog.current?.close()
    onClose()
  }, [onClose])
  useEffect(() => {
    const frame = dialog.current
    if (!frame) return
    if (window.matchMedia(WIDE).matches) frame.show()
    else frame.showModal()
    frame.querySelector('textarea')?.focus()
    return () => frame.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label="Panda assistant"
      onCancel={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
      className={
        'fixed inset-auto right-6 bottom-5 z-(--z-assistant) m-0 h-[min(724px,100dvh-40px)] w-[408px] max-w-none flex-col overflow-clip ' +
        'rounded-[28px] bg-surface-raised text-fg shadow-xl open:flex ' +
        'max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:h-[min(752px,100dvh-40px)] max-sm:max-h-none max-sm:w-full ' +
        'max-sm:rounded-b-none backdrop:bg-scrim backdrop:backdrop-blur-[3px] print:hidden'
      }
    >
      <header className="flex items-center gap-3 pt-4.5 pr-4 pb-3 pl-5">
        <span className="grid size-[50px] place-items-center rounded-full bg-accent-soft">
          <HeadMark size={44} className="-mt-0.5" />
        </span>
        <div>
          <h2 className="heading-small">Panda</h2>
          <p className="flex items-center gap-1.5 text-[0.8125rem] text-fg-muted">
            <i aria-hidden="true" className="size-2 rounded-full bg-success" />
            Here, and listening
          </p>
        </div>
        <IconButton label="Close the assistant" onClick={close} className="ml-auto">
          <Icon name="close" size={19} />
        </IconButton>
      </header>
      <Tabs tab={tab} onChoose={setTab} id={id} />
      <div id={`${id}-pane`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className="flex min-h-0 flex-1 flex-col">
        {tab === 'chat' ? <ChatPane {...chat} /> : <FeedbackPane brandName={brandName} onDone={close} />}
      </div>
    </dialog>
  )
}

function Tabs({ tab, onChoose, id }: { tab: Tab; onChoose: (tab: Tab) => void; id: string }) {
  const step = (by: number) => {
    const next = TABS[(TABS.findIndex((one) => one.id === tab) + by + TABS.length) % TABS.length]!
    onChoose(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label="Chat or feedback"
      className="mx-4.5 mb-2.5 grid grid-cols-2 rounded-control bg-sunken p-1"
    >
      {TABS.map(({ id: own, label, icon }) => (
        <button
          key={own}
          id={`${id}-${own}`}
          type="button"
          role="tab"
          aria-selected={tab === own}
          aria-controls={`${id}-pane`}
          tabIndex={tab === own ? 0 : -1}
          onClick={() => onChoose(own)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight') step(1)
            if (key === 'ArrowLeft') step(-1)
          }}
          className="inline-flex min-h-9 items-center justify-center gap-2 rounded-control-sm text-sm font-medium text-fg-muted aria-selected:bg-surface-raised aria-selected:text-fg aria-selected:shadow-sm"
        >
          <Icon name={icon} size={17} /> {label}
        </button>
      ))}
    </div>
  )
}
