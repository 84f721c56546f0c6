import { Link, useLocation } from '@remix-run/react'
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type MouseEvent } from 'react'
import { to } from '#app/catalogue/to.ts'
import { HeadMark } from '#app/ui/brand/head-mark.tsx'
import { toIconButtonClass } from '#app/ui/controls/button.tsx'
import { opensElsewhere } from '#app/ui/opens-elsewhere.ts'

const load = () =>
  import('#app/features/assistant/parts/assistant-panel.tsx').then((file) => ({ default: file.AssistantPanel }))
const AssistantPanel = lazy(load)

/** Whether the panda's window is open, and what opens and closes it; closing gives the focus back to what opened it. */
export function useAssistant() {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLElement | null>(null)
  const { pathname } = useLocation()
  useEffect(() => setIsOpen((open) => open && window.matchMedia('(min-width: 40rem)').matches), [pathname])
  const close = useCallback(() => {
    setIsOpen(false)
    opener.current?.focus()
  }, [])
  const open = useCallback((event: MouseEvent<HTMLElement>) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    opener.current = event.currentTarget
    load().then(
      () => setIsOpen(true),
      () => window.location.assign(to('support')),
    )
  }, [])
  return { isOpen, open, close }
}

export type Assistant = ReturnType<typeof useAssistant>

const FLOATING =
  'fixed right-2 bottom-5 z-(--z-assistant) grid size-12 place-items-center rounded-full bg-surface-raised shadow-lg max-xl:hidden ' +
  'transition-[translate] duration-base ease-panda hover:-translate-y-[3px] print:hidden min-[84rem]:right-6 min-[84rem]:bottom-6 min-[84rem]:size-15.5'

/**
 * Help is one press away on every page: in the margin where there is one, else in the header, so that it covers nothing. Its
 * window and code come with the press; without scripts, or when they do not arrive, the link leads to the help page.
 */
export function AssistantButton({ assistant, place }: { assistant: Assistant; place: 'margin' | 'header' }) {
  return (
    <Link
      to={to('support')}
      onClick={assistant.open}
      onPointerEnter={() => void load().catch(() => undefined)}
      aria-label="Ask the panda for help"
      aria-expanded={assistant.isOpen}
      className={place === 'margin' ? FLOATING : toIconButtonClass({ className: 'xl:hidden' })}
    >
      <HeadMark
        size={place === 'margin' ? 40 : 28}
        className={place === 'margin' ? '-mt-[3px] w-8 min-[84rem]:w-10' : '-mt-0.5'}
      />
    </Link>
  )
}

type CornerProps = { assistant: Assistant; name: string | null; brandName: string }

/** The panda at the edge of the page, and its window. */
export function AssistantCorner({ assistant, name, brandName }: CornerProps) {
  return (
    <aside aria-label="Assistant">
      <AssistantButton assistant={assistant} place="margin" />
      {assistant.isOpen ? (
        <Suspense fallback={null}>
          <AssistantPanel name={name} brandName={brandName} onClose={assistant.close} />
        </Suspense>
      ) : null}
    </aside>
  )
}
