import { Link, useFetcher } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState, type MouseEvent } from 'react'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { useRunAddress } from '../use-run-address.ts'
import { SHARE_FETCHER } from './share-card.tsx'
import type { actOnSharing, readSharing } from './share-view.server.ts'
import { opensElsewhere } from '#app/ui/opens-elsewhere.ts'

const ShareWindow = lazy(async () => ({ default: (await import('./share-window.tsx')).ShareWindow }))

/** The button that opens a small window with the link of a run; without JavaScript it leads to the page that does the same. */
export function ShareButton({ id }: { id: string }) {
  const address = useRunAddress(id)('consensus-share')
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const { load, data: read } = useFetcher<typeof readSharing>()
  const sending = useFetcher<typeof actOnSharing>({ key: SHARE_FETCHER })
  const isSent = sending.state === 'idle' && sending.data !== undefined
  useEffect(() => {
    if (isSent) load(address)
  }, [isSent, load, address])
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    load(address)
    setIsWanted(true)
    setIsOpen(true)
  }
  const answer = sending.data
  return (
    <>
      <Link to={address} onClick={open} className={toButtonClass({ variant: 'plain', size: 'sm' })}>
        <Icon name="share" size={16} /> Share
      </Link>
      {isWanted ? (
        <Suspense fallback={null}>
          <ShareWindow
            view={read ?? null}
            problem={answer && 'problem' in answer ? answer.problem : null}
            address={address}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
