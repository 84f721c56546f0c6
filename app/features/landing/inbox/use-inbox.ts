import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useMemo } from 'react'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { readInbox, writeInbox } from './inbox-address.ts'
import type { InboxState } from './inbox-state.ts'
import { sortSample, viewOf, type Findings } from './inbox-view.ts'

/**
 * The inbox as the address has it. While a step is on its way the page already shows where it leads; before JavaScript runs
 * each step is a page of its own that begins at the inbox.
 */
export function useInbox(findings: Findings) {
  const { pathname, search } = useLocation()
  const pending = useNavigation().location
  const isHydrated = useHasScript()
  const navigate = useNavigate()
  const shownSearch = pending?.pathname === pathname ? pending.search : search
  const state = useMemo(() => readInbox(shownSearch), [shownSearch])
  const all = useMemo(() => sortSample(findings), [findings])
  const view = useMemo(() => viewOf(all, state), [all, state])
  const toHref = (next: InboxState) => pathname + writeInbox(next, shownSearch) + (isHydrated ? '' : '#inbox')
  const go = (next: InboxState) => navigate(toHref(next), { preventScrollReset: true })
  return { state, all, view, toHref, go }
}

export type Inbox = ReturnType<typeof useInbox>
