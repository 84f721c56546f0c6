import { Link, useActionData } from '@remix-run/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import { FormNote } from '#app/kits/members/account-form/form-note.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { SettingsAnswer } from '../settings-answer.ts'
import { settingsParts, type SettingsPart } from '../settings-parts.ts'
import type { Who } from '../settings-visit.server.ts'
import { WhoContext } from './settings-form.tsx'

const parts = Object.entries(settingsParts) as [SettingsPart, (typeof settingsParts)[SettingsPart]][]

/** The settings: their parts at the side, on a phone above, and the cards of the one that is open. */
export function SettingsFrame({ part, who, children }: { part: SettingsPart; who: Who; children: ReactNode }) {
  return (
    <div className="page pt-6 pb-16 sm:pt-10">
      <h1 className="heading-page">Settings</h1>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:mt-7 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
        <PartLinks part={part} />
        <WhoContext.Provider value={who}>
          {/* What somebody typed goes when somebody else signed in. */}
          <div
            key={who.userId}
            className="grid max-w-[46rem] min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 sm:gap-5"
          >
            <FrameNote />
            {children}
          </div>
        </WhoContext.Provider>
      </div>
    </div>
  )
}

function PartLinks({ part }: { part: SettingsPart }) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !open) return
    row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2
  }, [part])
  return (
    <nav aria-label="Parts of the settings" className="-mx-gutter min-w-0">
      <ul
        ref={row}
        className="no-scrollbar relative flex gap-1 overflow-x-auto px-gutter py-1 lg:sticky lg:top-24 lg:grid"
      >
        {parts.map(([id, { label, icon }]) => (
          <li key={id} className="flex-none">
            <Link
              to={to('settings', null, { part: id })}
              preventScrollReset
              aria-current={id === part ? 'page' : undefined}
              className="flex min-h-11 scroll-mx-4 items-center gap-2.5 rounded-control px-3 whitespace-nowrap text-fg-muted hover:bg-hover hover:text-fg aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-soft-fg"
            >
              <Icon name={icon} size={18} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What belongs to no form: that the page is another person's by now. */
export function FrameNote() {
  const answer = useActionData() as SettingsAnswer | undefined
  return answer?.act === '' ? <FormNote answer={answer} /> : null
}
