import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { FindForm } from '#app/kits/pages/find-form/find-form.tsx'
import { DeletedNotice } from '#app/kits/pages/undo-delete/deleted-notice.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { ListedRecording } from '../recordings/recordings.store.server.ts'
import type { RecordingsList } from '../recordings/recordings-list.server.ts'
import type { VoiceScreen } from '../voice-screen.ts'

const KINDS = { heard: 'written down', spoken: 'read aloud', captions: 'captions' } as const
const STATES = { working: 'under way', failed: 'failed', stopped: 'stopped', done: null } as const
const CHOICES = [
  { value: 'sound', label: 'With sound' },
  { value: 'heard', label: 'Written down' },
  { value: 'spoken', label: 'Read aloud' },
  { value: 'captions', label: 'Captions' },
]

/** Somebody's recordings: to find, to open, and to bring back. */
export function RecordingsListPart({
  list,
  screen,
  canQueue = false,
}: {
  list: RecordingsList
  screen: VoiceScreen
  canQueue?: boolean
}) {
  const { find, kind, rows, next, deleted } = list
  const at = (query: Record<string, string | null>) => to(screen, null, { part: 'list', ...query })
  // The player begins with what has sound.
  const isSifted = find !== '' || (kind !== '' && !(screen === 'audio-player' && kind === 'sound'))
  return (
    <>
      {deleted ? (
        <DeletedNotice deleted={[deleted]} things="recordings" action={to(screen)} dismissTo={at({})} />
      ) : null}
      <FindForm
        label="Words in names and in what was said"
        find={find}
        kept={{ name: 'part', value: 'list' }}
        choice={{ label: 'Kind', name: 'kind', value: kind, any: 'Any', options: CHOICES }}
      />
      {rows.length === 0 ? (
        <EmptyState title={isSifted ? 'Nothing of that kind' : 'No recordings yet'} pose="headphones">
          {isSifted
            ? 'Try fewer words, or another kind.'
            : 'What you have read aloud or written down is kept here: for members until they delete it, for guests 30 days in this browser.'}
        </EmptyState>
      ) : (
        <ul className="mt-5 border-b border-line">
          {rows.map((row) => (
            <RecordingRowPart key={row.id} row={row} screen={screen}>
              {canQueue && row.fileId && !row.queuedAt ? (
                <ActForm
                  name="do"
                  act="queue"
                  fields={{ recording: row.id }}
                  action={to(screen)}
                  variant="ghost"
                  about={row.title}
                >
                  Play later
                </ActForm>
              ) : null}
            </RecordingRowPart>
          ))}
        </ul>
      )}
      {next ? (
        <p className="mt-6">
          <ButtonLink to={at({ find: find || null, kind: kind || null, after: next })} variant="plain">
            Older <Icon name="arrow-right" size={16} />
          </ButtonLink>
        </p>
      ) : null}
    </>
  )
}

/** One of them on a line. */
export function RecordingRowPart({
  row,
  screen,
  children,
}: {
  row: ListedRecording
  screen: VoiceScreen
  children?: React.ReactNode
}) {
  const { id, title, kind, state, seconds, createdAt, fileId } = row
  const facts = [
    KINDS[kind],
    seconds > 0 ? toShortClock(seconds) : null,
    fileId ? null : 'words only',
    toShortDay(createdAt),
    STATES[state],
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3">
      <Icon name={fileId ? 'audio-lines' : 'captions'} size={18} className="flex-none text-fg-subtle" />
      <div className="min-w-0 flex-[1_1_14rem]">
        <Link to={to(screen, null, { r: id })} className="link font-strong wrap-anywhere" dir="auto">
          {title}
        </Link>
        <p className="text-xs text-fg-subtle tabular-nums">{facts.filter(Boolean).join(', ')}</p>
      </div>
      {children}
    </li>
  )
}
