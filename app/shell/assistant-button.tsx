import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { HeadMark } from '#app/ui/head-mark.tsx'

/** The panda at the corner of every page: help is one press away. */
export function AssistantButton() {
  return (
    <aside aria-label="Assistant">
      <Link
        to={to('support')}
        aria-label="Ask the panda for help"
        className={
          'fixed right-4 bottom-[calc(84px+env(safe-area-inset-bottom))] z-(--z-assistant) grid size-13.5 place-items-center rounded-full ' +
          'bg-surface-raised shadow-lg transition-[translate] duration-base ease-panda hover:-translate-y-[3px] ' +
          'lg:right-6 lg:bottom-6 lg:size-15.5'
        }
      >
        <HeadMark size={40} className="-mt-[3px] w-9 lg:w-10" />
      </Link>
    </aside>
  )
}
