import { Link, useLocation } from '@remix-run/react'
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type MouseEvent } from 'react'
import { to } from '#app/catalogue/to.ts'
import { HeadMark } from '#app/ui/brand/head-mark.tsx'

const load = () =>
  import('#app/features/assistant/parts/assistant-panel.tsx').then((file) => ({ default: file.AssistantPanel }))
const AssistantPanel = lazy(load)

/**
 * The panda at the corner of every page: help is one press away. Its window and code come with the press; without scripts,
 * or when they do not arrive, the link leads to the help page.
 */
export function AssistantButton({ name, brandName }: { name: string | null; brandName: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLAnchorElement>(null)
  const { pathname } = useLocation()
  useEffect(() => setIsOpen((open) => open && window.matchMedia('(min-width: 40rem)').matches), [pathname])
  const close = useCallback(() => {
    setIsOpen(false)
    button.current?.focus()
  }, [])
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    load().then(
      () => setIsOpen(true),
      () => window.location.assign(to('support')),
    )
  }
  return (
    <aside aria-label="Assistant">
      <Link
        ref={button}
        to={to('support')}
        onClick={open}
        onPointerEnter={() => void load().catch(() => undefined)}
        aria-label="Ask the panda for help"
        aria-expanded={isOpen}
        className={
          'fixed right-4 bottom-[calc(84px+env(safe-area-inset-bottom))] z-(--z-assistant) grid size-13.5 place-items-center rounded-full ' +
          'bg-surface-raised shadow-lg transition-[translate] duration-base ease-panda hover:-translate-y-[3px] print:hidden ' +
          'lg:right-6 lg:bottom-6 lg:size-15.5'
        }
      >
        <HeadMark size={40} className="-mt-[3px] w-9 lg:w-10" />
      </Link>
      {isOpen ? (
        <Suspense fallback={null}>
          <AssistantPanel name={name} brandName={brandName} onClose={close} />
        </Suspense>
      ) : null}
    </aside>
  )
}
