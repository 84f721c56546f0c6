import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { MessageView } from '../reading/thread-view.server.ts'
import { toFullTime, type Clock } from './row-time.ts'
import { useReaderTimes } from './use-reader-times.ts'

type Invitation = NonNullable<MessageView['invitation']>

const DAY_MS = 86_400_000
const noZone = (time: string): string => time.replace(/ UTC$/, '')

function whenOf({ start, end, isWholeDay, isFloating }: Invitation, clock: Clock): string {
  const told = (at: Date) => (isWholeDay || isFloating ? noZone(toFullTime(at, 'utc')) : toFullTime(at, clock))
  const [day, time] = told(start).split(', ')
  // The end of whole days is the day after the last.
  const last = isWholeDay && end ? new Date(end.getTime() - DAY_MS) : end
  const [lastDay, lastTime] = last ? told(last).split(', ') : []
  if (isWholeDay) return last && last > start ? `${day} until ${lastDay}, whole days` : `${day}, the whole day`
  if (!last || last <= start) return `${day}, ${time}`
  return `${day}, ${time} until ${lastDay === day ? lastTime : `${lastDay}, ${lastTime}`}`
}

const answered = { accept: 'You said that you come.', tentative: 'You said maybe.', decline: 'You said no.' } as const

/** An invitation that goes along with a message, and the answers to it. */
export function InvitationCard({ message, invitation }: { message: MessageView; invitation: Invitation }) {
  const { title, place, isCancelled, organizer, people, repeats, only, zone, answer, replacedBy } = invitation
  const { clock } = useReaderTimes()
  const going = people.filter(({ answer }) => answer === 'ACCEPTED').length
  return (
    <section aria-label="Invitation" className="mt-4 rounded-card bg-sunken px-5 py-4">
      <p className="flex items-center gap-2 font-strong wrap-anywhere">
        <Icon name="calendar" size={18} /> {title || 'An event'}
      </p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-fg-subtle">When</dt>
        <dd>
          {whenOf(invitation, clock)}
          {zone ? ` (the sender’s clock: ${zone})` : ''}
          {repeats ? `, ${repeats}` : ''}
          {only ? ' (this date of a series alone)' : ''}
        </dd>
        {place ? <dt className="text-fg-subtle">Where</dt> : null}
        {place ? <dd className="wrap-anywhere">{place}</dd> : null}
        {organizer ? <dt className="text-fg-subtle">From</dt> : null}
        {organizer ? <dd className="wrap-anywhere">{organizer}</dd> : null}
        {people.length > 0 ? <dt className="text-fg-subtle">Invited</dt> : null}
        {people.length > 0 ? (
          <dd>
            {people.length}, of whom {going} said yes
          </dd>
        ) : null}
      </dl>
      {isCancelled ? <p className="mt-3 font-strong text-danger-text">It was called off.</p> : null}
      {replacedBy ? (
        <p className="mt-3 font-strong">
          <a href={`#${replacedBy}`} className="link">
            A later letter
          </a>{' '}
          changed this.
        </p>
      ) : null}
      {answer ? <p className="mt-3 font-strong">{answered[answer]}</p> : null}
      <Answers message={message} invitation={invitation} />
    </section>
  )
}

/** The answers; another one may be given later. */
function Answers({ message, invitation }: { message: MessageView; invitation: Invitation }) {
  const { isCancelled, replacedBy, method, organizer, answer } = invitation
  if (isCancelled || replacedBy || method !== 'REQUEST' || !organizer) return null
  const choice = (value: NonNullable<Invitation['answer']>, words: string) => (
    <Button
      type="submit"
      name="answer"
      value={value}
      variant={(answer ?? 'accept') === value ? 'soft' : 'plain'}
      size="sm"
      aria-pressed={answer === value || undefined}
    >
      {words}
    </Button>
  )
  return (
    <KeyedForm name="invitation" of={message.id} again className="mt-3 flex flex-wrap gap-2" preventScrollReset>
      <input type="hidden" name="do" value="answer" />
      <input type="hidden" name="message" value={message.id} />
      {choice('accept', 'Yes, I come')}
      {choice('tentative', 'Maybe')}
      {choice('decline', 'No')}
    </KeyedForm>
  )
}
