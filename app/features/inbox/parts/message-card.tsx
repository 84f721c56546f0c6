import { Link } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { InboxView } from '../reading/inbox-view.server.ts'
import type { MessageView } from '../reading/thread-view.server.ts'
import { toInbox } from './inbox-links.ts'
import { InvitationCard } from './invitation-card.tsx'
import { MailFrame } from './mail-frame.tsx'
import { toSize } from './row-time.ts'
import { useReaderTimes } from './use-reader-times.ts'

type Props = { message: MessageView; view: InboxView; isOnly: boolean }

/** One message of a conversation; earlier ones are folded and open on a page of their own words. */
export function MessageCard({ message, view, isOnly }: Props) {
  if (!message.isOpen)
    return (
      <li className="min-w-0 rounded-card bg-surface px-4 py-3 shadow-sm">
        <Link to={`${toInbox(view.query, { open: message.id })}#${message.id}`} className="block">
          <Head message={message} />
          <p className="mt-1 truncate text-sm text-fg-muted">{message.snippet}</p>
        </Link>
      </li>
    )
  return (
    <li id={message.id} className={`min-w-0 ${isOnly ? '' : 'rounded-card bg-surface px-4 py-4 shadow-sm lg:px-8'}`}>
      <Head message={message} />
      <Warnings message={message} />
      {message.invitation ? <InvitationCard message={message} invitation={message.invitation} /> : null}
      <Body message={message} view={view} />
      {message.attachments.length > 0 ? <Attachments message={message} /> : null}
      <Foot message={message} />
    </li>
  )
}

function Head({ message: { from, to, cc, at, isSent, deliveries } }: { message: MessageView }) {
  const { toFull } = useReaderTimes()
  const names = (people: MessageView['to']) => people.map(({ name, address }) => name || address).join(', ')
  return (
    <div className="flex items-center gap-3.25">
      <Avatar name={from.name || from.address} size="lg" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <b>{isSent ? 'You' : from.name || from.address}</b>{' '}
          {from.name || isSent ? <span className="text-fg-subtle">{from.address}</span> : null}
        </p>
        <p className="text-[0.8125rem] wrap-anywhere text-fg-subtle">
          {to.length > 0 ? `to ${names(to)}` : 'to nobody it names'}
          {cc.length > 0 ? `, and ${names(cc)}` : ''}, <time dateTime={at.toISOString()}>{toFull(at)}</time>
        </p>
        {isSent ? <Deliveries deliveries={deliveries} /> : null}
      </div>
    </div>
  )
}

const states = {
  waiting: 'on its way',
  leaving: 'on its way',
  here: 'delivered',
  sent: 'handed on',
  failed: 'not delivered',
} as const

function Deliveries({ deliveries }: { deliveries: MessageView['deliveries'] }) {
  const troubled = deliveries.filter(({ state }) => state === 'failed' || state === 'waiting' || state === 'leaving')
  const isHere = deliveries.some(({ state }) => state === 'here')
  if (deliveries.length === 0) return null
  if (troubled.length === 0) return <Badge tone="success">{isHere ? states.here : states.sent}</Badge>
  return (
    <ul className="mt-1 grid gap-1">
      {troubled.map(({ address, state, said }) => (
        <li key={address} className="text-[0.8125rem] wrap-anywhere">
          <Badge tone={state === 'failed' ? 'danger' : 'info'}>{states[state]}</Badge> {address}
          {said ? <span className="text-fg-muted">: {said}</span> : null}
        </li>
      ))}
    </ul>
  )
}

function Warnings({ message: { warnings, problems } }: { message: MessageView }) {
  return (
    <>
      {warnings.length > 0 ? (
        <ul className="mt-3 grid gap-1.5 rounded-card bg-danger-soft px-4 py-3 text-danger-soft-fg">
          {warnings.map(({ words }) => (
            <li key={words} className="flex gap-2 text-sm wrap-anywhere">
              <Icon name="alert" size={17} className="mt-0.5" /> {words}
            </li>
          ))}
        </ul>
      ) : null}
      {problems.map((problem) => (
        <p key={problem} className="mt-2 flex gap-2 text-sm text-fg-muted">
          <Icon name="info" size={16} className="mt-0.5" /> {problem}
        </p>
      ))}
    </>
  )
}

function Body({ message, view }: { message: MessageView; view: InboxView }) {
  const isOnce = view.query.pictures === message.id
  if (message.isPage)
    return (
      <>
        {message.remotePictures + message.trackers > 0 ? (
          <Pictures message={message} isShown={isOnce || message.showsPictures} view={view} />
        ) : null}
        <MailFrame
          address={
            fillPath(endpoints['inbox/mail-body'], { id: message.id }) +
            toQuery({ show: isOnce || message.showsPictures ? 'pictures' : null })
          }
        />
      </>
    )
  if (message.blocks.length === 0) return <p className="mt-5 text-fg-muted">There are no words in it.</p>
  return (
    <div className="mt-5 grid max-w-[44em] gap-3 text-[1.0312rem] leading-[1.7]">
      {message.blocks.map(({ kind, pieces }, n) =>
        kind === 'quoted' ? (
          <details key={n} className="text-fg-muted">
            <summary className="w-fit cursor-pointer py-1 text-sm">What is quoted</summary>
            <Pieces pieces={pieces} />
          </details>
        ) : (
          <Pieces key={n} pieces={pieces} />
        ),
      )}
    </div>
  )
}

const Pieces = ({ pieces }: { pieces: MessageView['blocks'][number]['pieces'] }) => (
  <p className="wrap-anywhere whitespace-pre-wrap">
    {pieces.map(({ text, href }, n) =>
      href ? (
        <a key={n} href={href} target="_blank" rel="nofollow noopener noreferrer ugc" className="link">
          {text}
        </a>
      ) : (
        text
      ),
    )}
  </p>
)

/** Pictures from elsewhere tell their sender that the letter was opened; they wait until they are asked for. */
function Pictures({ message, isShown, view }: { message: MessageView; isShown: boolean; view: InboxView }) {
  const { remotePictures: count, trackers, showsPictures, id, from } = message
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-sunken px-4 py-2.5 text-sm">
      <p className="min-w-0 flex-1 basis-52">
        {sayPictures(count, isShown)} {sayTrackers(trackers)}
      </p>
      {isShown || count === 0 ? null : (
        <Link to={toInbox(view.query, { pictures: id })} preventScrollReset className="link">
          Show once
        </Link>
      )}
      {from.address && count > 0 ? (
        <KeyedForm name="pictures" of={id} again preventScrollReset>
          <input type="hidden" name="do" value="pictures" />
          <input type="hidden" name="message" value={id} />
          <button type="submit" name="always" value={showsPictures ? 'no' : 'yes'} className="link min-h-tap">
            {showsPictures ? 'No longer from this sender' : 'Always from this sender'}
          </button>
        </KeyedForm>
      ) : null}
    </div>
  )
}

const sayPictures = (count: number, isShown: boolean) =>
  count === 0
    ? ''
    : `${count === 1 ? 'One picture from elsewhere is' : `${count} pictures from elsewhere are`} ${
        isShown ? 'shown' : 'blocked, so that the sender does not learn you opened this'
      }.`

const sayTrackers = (count: number) =>
  count === 0
    ? ''
    : count === 1
      ? 'One invisible picture that only reports your reading was left out.'
      : `${count} invisible pictures that only report your reading were left out.`

const PREVIEWED = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

function Attachments({ message: { id, attachments } }: { message: MessageView }) {
  return (
    <section aria-label="Attachments" className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {attachments.map(({ n, name, type, bytes }) => {
          const href = fillPath(endpoints['inbox/mail-part'], { id, n: String(n), name })
          return (
            <li key={n} className="max-w-full">
              <a
                href={href}
                download={type.startsWith('image/') ? undefined : name}
                target={type.startsWith('image/') ? '_blank' : undefined}
                rel="noreferrer"
                className="flex min-h-tap max-w-full flex-wrap items-center gap-2.5 rounded-xl bg-surface px-3.5 py-2 shadow-sm hover:bg-hover"
              >
                {PREVIEWED.includes(type) ? (
                  <img src={href} alt="" loading="lazy" className="max-h-80 w-full object-contain" />
                ) : null}
                <Icon name={type.startsWith('image/') ? 'image' : 'paperclip'} size={18} />
                <span className="min-w-0 truncate">{name}</span>
                <span className="flex-none text-xs text-fg-subtle">{toSize(bytes)}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Foot({ message: { id, unsubscribe, bytes, proof } }: { message: MessageView }) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-fg-subtle">
      <a href={fillPath(endpoints['inbox/mail-file'], { id })} download className="link">
        The whole message ({toSize(bytes)})
      </a>
      {unsubscribe ? <Unsubscribe id={id} ways={unsubscribe} /> : null}
      {proof.length > 0 ? (
        <p className="flex basis-full gap-2 wrap-anywhere">
          <Icon name="shield-check" size={16} className="flex-none" /> {proof.join(' ')}
        </p>
      ) : null}
    </div>
  )
}

const EndingPage = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="nofollow noopener noreferrer ugc" className="link">
    Unsubscribe on {new URL(address).host}
  </a>
)

function Unsubscribe({ id, ways }: { id: string; ways: NonNullable<MessageView['unsubscribe']> }) {
  if (ways.oneClick)
    return (
      <>
        <KeyedForm name="unsubscribe" of={id} again preventScrollReset>
          <input type="hidden" name="do" value="unsubscribe" />
          <input type="hidden" name="message" value={id} />
          <Button type="submit" variant="ghost" size="sm">
            Unsubscribe with one click
          </Button>
        </KeyedForm>
        <EndingPage address={ways.oneClick} />
      </>
    )
  if (ways.page) return <EndingPage address={ways.page} />
  const [address = '', query = ''] = (ways.mail ?? '').replace(/^mailto:/i, '').split('?')
  return (
    <KeyedForm name="unsubscribe" of={id}>
      <input type="hidden" name="do" value="begin" />
      <input type="hidden" name="to" value={address} />
      <input type="hidden" name="subject" value={new URLSearchParams(query).get('subject') ?? 'unsubscribe'} />
      <Button type="submit" variant="ghost" size="sm">
        Unsubscribe by a letter
      </Button>
    </KeyedForm>
  )
}
