import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { ChannelFields, weekdays } from './channel-fields.tsx'
import type { StewardAnswer, StewardView } from './steward.server.ts'

const at = (query: Record<string, string> = {}) => to('channel-steward', null, query)
type Of<Part extends StewardView['part']> = { view: Extract<StewardView, { part: Part }>; answer: StewardAnswer | null }

/** All channels somebody cares for, those handed to them, and the form for a new one. */
export function ChannelsPage({ view: { channels, offered, canWrite }, answer }: Of<'channels'>) {
  return (
    <div className="page max-w-[860px] pt-4 pb-section sm:pt-6">
      <h1 className="heading-page">Channel steward</h1>
      <p className="lead mt-3">
        Care for a channel: keep ideas in a queue, plan the coming weeks, tick a checklist before each post, and see
        what came of it.
      </p>
      {offered.map(({ id, name, by }) => (
        <Panel key={id} className="mt-6 flex flex-wrap items-center justify-between gap-4 p-5">
          <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
            {by} would like to hand you the channel <b className="font-medium">{name}</b> with its plan.
          </p>
          <ActForm name="do" act="accept" action={at({ channel: id })} variant="soft" about={name}>
            Take it
          </ActForm>
          <ActForm name="do" act="decline" action={at({ channel: id })} about={name}>
            No, thank you
          </ActForm>
        </Panel>
      ))}
      {channels.length > 0 ? (
        <ul className="mt-8 divide-y divide-line border-y border-line">
          {channels.map(({ id, name, kind, about }) => (
            <li key={id} className="py-3">
              <Link to={at({ channel: id })} className="link font-medium wrap-anywhere">
                {name}
              </Link>
              <p className="text-sm text-fg-subtle wrap-anywhere">
                {kind === 'blog' ? 'The blog here' : 'A channel elsewhere'}
                {about ? `. ${about}` : ''}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <section aria-labelledby="new-title" className="mt-10">
        <h2 id="new-title" className="heading-small">
          {channels.length === 0 ? 'Your first channel' : 'Another channel'}
        </h2>
        <KeyedForm name="make-channel" noValidate className="mt-4 grid gap-5">
          <input type="hidden" name="do" value="make-channel" />
          <ChannelFields
            problem={answer?.act === 'make-channel' ? answer.problem : null}
            channel={null}
            canWrite={canWrite}
          />
          <Button type="submit" className="justify-self-start">
            Care for this channel
          </Button>
        </KeyedForm>
      </section>
    </div>
  )
}

/** A channel: its calendar, its queue, what is out, its settings, and handing it over. */
export function ChannelPage({ view, answer }: Of<'channel'>) {
  const { channel, plan, queue, late, out, isToday } = view
  const added = answer?.act === 'add' ? answer.problem : null
  const toPost = (id: string) => at({ channel: channel.id, planned: id })
  return (
    <div className="page max-w-[980px] pt-2 pb-section">
      <BackLink to={at()}>All channels</BackLink>
      <h1 className="heading-page mt-3 wrap-anywhere">{channel.name}</h1>
      <p className="mt-2 text-fg-muted wrap-anywhere">
        {channel.about} Times are those of {channel.zone}.{' '}
        {channel.kind === 'elsewhere' ? 'This server does not post there: it reminds you when a post is due.' : ''}
      </p>
      {late.length > 0 ? (
        <Panel className="mt-6 p-5">
          <h2 className="heading-small">Due</h2>
          <PostLinks posts={late} toPost={toPost} />
        </Panel>
      ) : null}
      <section aria-labelledby="plan-title" className="mt-8">
        <h2 id="plan-title" className="heading-section">
          The coming weeks
        </h2>
        <ol className="steward-plan mt-4">
          {plan.map(({ day, weekday, isPostingDay, posts }) => (
            <li key={day} data-today={day === isToday ? '' : undefined} className="min-w-0 rounded-sm bg-sunken p-2.5">
              <p className="text-sm text-fg-subtle tabular-nums">
                {weekdays[weekday - 1]} {toDayWords(day).replace(/ \d{4}$/, '')}
              </p>
              {posts.map((post) => (
                <Link key={post.id} to={toPost(post.id)} className="link mt-1 block text-sm wrap-anywhere">
                  {post.when.slice(11)} {post.title}
                </Link>
              ))}
              {isPostingDay && day >= isToday && posts.length === 0 ? (
                <p className="mt-1 text-sm text-fg-muted">Still empty</p>
              ) : null}
            </li>
          ))}
        </ol>
      </section>
      <section id="queue" aria-labelledby="queue-title" className="mt-10 scroll-mt-20">
        <h2 id="queue-title" className="heading-section">
          Ideas
        </h2>
        {queue.length === 0 ? (
          <p className="mt-2 text-fg-muted">No idea waits.</p>
        ) : (
          <PostLinks posts={queue} toPost={toPost} />
        )}
        <KeyedForm name="add-idea" noValidate className="mt-5 grid gap-4">
          <input type="hidden" name="do" value="add" />
          <Field label="A new idea" error={added?.errors['title']}>
            <TextInput name="title" autoComplete="off" defaultValue={added?.values['title'] ?? ''} />
          </Field>
          <Field label="Notes (optional)">
            <TextArea name="notes" rows={2} defaultValue={added?.values['notes'] ?? ''} />
          </Field>
          <Button type="submit" className="justify-self-start">
            Keep it
          </Button>
        </KeyedForm>
      </section>
      <Out out={out} toPost={toPost} kind={channel.kind} />
      <Settings view={view} answer={answer} />
    </div>
  )
}

type Posts = Of<'channel'>['view']['queue']
function PostLinks({ posts, toPost }: { posts: Posts; toPost: (id: string) => string }) {
  return (
    <ul className="mt-3 grid gap-1">
      {posts.map(({ id, title, when }) => (
        <li key={id}>
          <Link to={toPost(id)} className="link wrap-anywhere">
            {title}
          </Link>
          {when ? <span className="text-sm text-fg-subtle"> {when.replace('T', ', ')}</span> : null}
        </li>
      ))}
    </ul>
  )
}

function Out({
  out,
  toPost,
  kind,
}: {
  out: Of<'channel'>['view']['out']
  toPost: (id: string) => string
  kind: string
}) {
  return (
    <section aria-labelledby="out-title" className="mt-10">
      <h2 id="out-title" className="heading-section">
        What came of it
      </h2>
      <p className="mt-1 text-fg-muted">
        {kind === 'blog'
          ? 'Counted on this server: how often the page was opened, comments, and letters that were sent.'
          : 'What happens elsewhere cannot be counted from here.'}
      </p>
      {out.length === 0 ? <p className="mt-2 text-fg-muted">Nothing is out yet.</p> : null}
      <ul className="mt-3 divide-y divide-line border-line">
        {out.map(({ id, title, link, slug, figures }) => (
          <li key={id} className="py-2.5">
            <Link to={toPost(id)} className="link font-medium wrap-anywhere">
              {title}
            </Link>{' '}
            {figures ? (
              <span className="text-fg-muted tabular-nums">
                opened {figures.views} times, {figures.comments} comments, {figures.letters} letters
              </span>
            ) : null}{' '}
            {slug ? (
              <Link to={to('blog-post', { slug })} className="link text-sm">
                See it
              </Link>
            ) : link ? (
              <a href={link} rel="noreferrer" className="link text-sm">
                See it
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Settings({ view: { channel }, answer }: Of<'channel'>) {
  const saved = answer?.act === 'save-channel' ? answer.problem : null
  const offered = answer?.act === 'offer' ? answer.problem : null
  const removed = answer?.act === 'remove-channel' ? answer.problem : null
  return (
    <div className="mt-12 grid gap-6 border-t border-line pt-6">
      <details open={saved ? true : undefined}>
        <summary className="cursor-pointer py-1 font-medium">Change the channel</summary>
        <KeyedForm name="save-channel" again noValidate className="mt-3 grid gap-5">
          <input type="hidden" name="do" value="save-channel" />
          <ChannelFields problem={saved} channel={channel} canWrite={false} />
          <Button type="submit" className="justify-self-start">
            Save
          </Button>
        </KeyedForm>
      </details>
      <details open={offered || channel.offeredTo ? true : undefined}>
        <summary className="cursor-pointer py-1 font-medium">Hand it to another member</summary>
        {channel.offeredTo ? (
          <div className="mt-3 flex flex-wrap items-center gap-4">
            <p className="wrap-anywhere">Offered to {channel.offeredTo}. It stays yours until they take it.</p>
            <ActForm name="do" act="take-back">
              Take the offer back
            </ActForm>
          </div>
        ) : (
          <KeyedForm name="offer-channel" again noValidate className="mt-3 flex flex-wrap items-end gap-3">
            <input type="hidden" name="do" value="offer" />
            <Field label="Username" error={offered?.errors['handle']} className="min-w-0 flex-1 basis-52">
              <TextInput name="handle" autoComplete="off" defaultValue={offered?.values['handle'] ?? ''} />
            </Field>
            <Button type="submit" variant="plain">
              Offer it
            </Button>
          </KeyedForm>
        )}
      </details>
      <details open={removed ? true : undefined}>
        <summary className="cursor-pointer py-1 font-medium">Remove the channel</summary>
        <KeyedForm name="remove-channel" again noValidate className="mt-3 grid gap-3">
          <input type="hidden" name="do" value="remove-channel" />
          <Checkbox name="sure" value="yes" label="Its plan, ideas and checklist go with it." />
          {removed ? <FieldError>{removed.errors['sure']}</FieldError> : null}
          <Button type="submit" variant="danger" className="justify-self-start">
            Remove the channel
          </Button>
        </KeyedForm>
      </details>
    </div>
  )
}
