import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { Saved } from './documents.server.ts'
import type { SaveState } from './use-autosave.ts'

const WORDS: Readonly<Record<SaveState, string>> = {
  saved: 'All saved.',
  changed: 'Not saved yet…',
  saving: 'Saving…',
  offline: 'No connection. What you write stays in this browser and is sent when the connection is back.',
  refused: 'It could not be saved.',
}

/** Where the document stands, told to everybody; where two texts met, with the way to both. */
export function SaveStatus({
  state,
  refusal,
  conflicts,
  saved,
  id,
  hasScript,
}: {
  state: SaveState
  /** Why it was not taken, in the server's words. */
  refusal: string
  conflicts: number
  saved: Saved | null
  id: string
  hasScript: boolean
}) {
  return (
    <p
      role="status"
      className={`text-sm ${state === 'offline' || state === 'refused' ? 'text-warning-text' : 'text-fg-muted'}`}
    >
      {hasScript ? WORDS[state] : saved ? 'Saved.' : 'Saved when you press the button.'}{' '}
      {state === 'refused' ? `${refusal || 'Load the page again.'} What you wrote stays in this browser. ` : ''}
      {saved?.state === 'merged' && conflicts === 0
        ? 'What was written in another place was put together with it. '
        : ''}
      {conflicts > 0 ? (
        <>
          In {conflicts === 1 ? 'one place' : `${conflicts} places`} two texts met: both stand in the document, and
          yours is{' '}
          <Link to={to('text-editor', null, { d: id, part: 'versions' })} className="underline underline-offset-3">
            kept aside whole
          </Link>
          .
        </>
      ) : null}
    </p>
  )
}
