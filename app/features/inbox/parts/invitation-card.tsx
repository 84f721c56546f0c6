import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { MessageView } from '../reading/thread-view.server.ts'
import { toFullTime, type Clock } from './row-time.ts'
import { useReaderTimes } from './use-reader-times.ts'

type Invitation = NonNullable<MessageView['invitation']>

function whenOf({ start, end, isWholeDay }: Invitation, clock: Clock): string {
  const [day, time] = toFullTime(start, isWholeDay ? 'utc' : clock).split(', ')
  if (isWholeDay) return `${day}, the whole day`
  if (!end) return `${day}, ${time}`
  const [lastDay, lastTime] = toFullTime(end, clock).split(', ')
  return `${day}, ${time} until ${lastDay === day ? lastTime : `${lastDay}, ${lastTime}`}`
}

/** An invitation that goes along with a message, and the answers to it. */
export function InvitationCard({ message, invitation }: { message: MessageView; invitation: Invitation }) {
  const { title, place, isCancelled, organizer, people, repeats, zone, method } = invitation
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
          {repeats ? ', again and again' : ''}
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
      {isCancelled ? (
        <p className="mt-3 font-strong text-danger-text">It was called off.</p>
      ) : method === 'REQUEST' && organizer ? (
        <KeyedForm name="invitation" of={message.id} again className="mt-3 flex flex-wrap gap-2" preventScrollReset>
          <input type="hidden" name="do" value="answer" />
          <input type="hidden" name="message" value={message.id} />
          <Button type="submit" name="answer" value="accept" variant="soft" size="sm">
            Yes, I come
          </Button>
          <Button type="submit" name="answer" value="tentative" variant="plain" size="sm">
            Maybe
          </Button>
          <Button type="submit" name="answer" value="decline" variant="plain" size="sm">
            No
          </Button>
        </KeyedForm>
      ) : null}
    </section>
  )
}
