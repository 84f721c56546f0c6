import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { KeyedForm, useIsHeld } from '#app/ui/keyed-form.tsx'
import type { PostPageView, ThreadLine } from '../posts/read-pulse.server.ts'
import { PASS_MAX_CHARS, POST_MAX_CHARS } from '../pulse.limits.ts'
import { PostCard } from './post-card.tsx'

type Props = { view: PostPageView; problem: FormProblem | null }

/** A post with everything that was said to it. */
export function PostPage({ view, problem }: Props) {
  const { post, viewer, replies, next } = view
  const canAct = viewer.publisher.state === 'ready'
  return (
    <div className="page max-w-[760px] pt-4 pb-section sm:pt-6">
      <BackLink to={to('pulse')}>The pulse</BackLink>
      <h1 className="sr-only">A post{post.author ? ` of ${post.author.name}` : ''}</h1>
      {post.isHidden ? (
        <p role="status" className="mt-3 rounded-card bg-warning-soft px-3.5 py-2.5 text-warning-soft-fg">
          Nobody else sees this post: a moderator looks at it, or hid it. What was decided is among the notices of
          whoever wrote it.
        </p>
      ) : null}
      <div className="mt-4">
        <PostCard post={post} canAct={canAct} isAlone showsAgreement />
      </div>
      <Tools view={view} problem={problem} />
      {problem?.errors.form ? (
        <div role="alert" className="mt-4">
          <FieldError>{problem.errors.form}</FieldError>
        </div>
      ) : null}
      <section id="replies" aria-labelledby="replies-title" className="mt-8 scroll-mt-20">
        <h2 id="replies-title" className="heading-section">
          {post.replies === 0 ? 'No replies yet' : post.replies === 1 ? 'One reply' : `${post.replies} replies`}
        </h2>
        <ul className="mt-3">
          {replies.map((reply) => (
            <Reply key={reply.id} reply={reply} view={view} problem={problem} canAct={canAct} />
          ))}
        </ul>
        {next ? (
          <ButtonLink to={to('pulse', null, { post: post.id, after: next })} variant="plain" className="mt-4">
            More replies
          </ButtonLink>
        ) : null}
        <BeforePublishing publisher={viewer.publisher} what="post" className="mt-5" />
        {canAct ? <ReplyForm key={replies.length} target={post.id} label="Your reply" problem={problem} /> : null}
      </section>
    </div>
  )
}

/** What can be done with the post beside pressing: pass on with words, change, delete, share, report. */
function Tools({ view, problem }: Props) {
  const { post, viewer, source, edits, via } = view
  const canAct = viewer.publisher.state === 'ready'
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-1 border-t border-line pt-2">
      {canAct && !post.isOwn && !post.isPassed ? <PassForm id={post.id} via={via} problem={problem} /> : null}
      {source !== null ? <EditForm id={post.id} text={source} problem={problem} /> : null}
      {post.isOwn ? (
        <ActForm act="remove" fields={{ target: post.id }} variant="ghost">
          <Icon name="trash" size={16} /> Delete
        </ActForm>
      ) : (
        <ReportForm target={post.id} problem={problem} />
      )}
      {canAct && !post.isOwn && post.author ? (
        <Link
          to={to('acknowledgements', null, { to: post.author.handle, about: to('pulse', null, { post: post.id }) })}
          className={summary}
        >
          <Icon name="heart" size={16} /> Thank {post.author.name}
        </Link>
      ) : null}
      {edits.length > 0 ? <History edits={edits} /> : null}
      <CopyButton text={() => location.origin + to('pulse', null, { post: post.id })} what="the address of this post" />
    </div>
  )
}

const summary = 'inline-flex min-h-9 cursor-pointer items-center gap-1.5 text-[0.8125rem] text-fg-muted hover:text-fg'

function PassForm({ id, via, problem }: { id: string; via: string | null; problem: FormProblem | null }) {
  const own = problem?.values.act === 'pass' ? problem : null
  return (
    <details open={own !== null} className="min-w-0 open:basis-full">
      <summary className={summary}>
        <Icon name="share" size={16} /> Pass on with a word
      </summary>
      <KeyedForm name="pass" of={id} again className="grid gap-2 py-2">
        <input type="hidden" name="act" value="pass" />
        <input type="hidden" name="target" value={id} />
        {via ? <input type="hidden" name="via" value={via} /> : null}
        <Field label="Why others should read it" error={own?.errors.words}>
          <TextInput
            name="words"
            maxLength={PASS_MAX_CHARS}
            defaultValue={own?.values.words ?? ''}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" size="sm" variant="plain" className="justify-self-start">
          Pass it on
        </Button>
      </KeyedForm>
    </details>
  )
}

function EditForm({ id, text, problem }: { id: string; text: string; problem: FormProblem | null }) {
  const own = problem?.values.act === 'edit' && problem.values.target === id ? problem : null
  const isHeld = useIsHeld('edit', id)
  return (
    <details open={isHeld || own !== null} className="min-w-0 open:basis-full">
      <summary className={summary}>
        <Icon name="pen-line" size={16} /> Change
      </summary>
      <KeyedForm name="edit" of={id} again noValidate className="grid gap-2 py-2">
        <input type="hidden" name="act" value="edit" />
        <input type="hidden" name="target" value={id} />
        <Field label="Your words" help="What it said before stays readable below." error={own?.errors.text}>
          <TextArea
            name="text"
            rows={5}
            maxLength={POST_MAX_CHARS}
            defaultValue={own?.values.text ?? text}
            dir="auto"
          />
        </Field>
        <Button type="submit" size="sm" className="justify-self-start">
          Keep the change
        </Button>
      </KeyedForm>
    </details>
  )
}

const History = ({ edits }: Pick<PostPageView, 'edits'>) => (
  <details className="min-w-0 open:basis-full">
    <summary className={summary}>
      <Icon name="clock" size={16} /> {edits.length === 1 ? 'Changed once' : `Changed ${edits.length} times`}
    </summary>
    <ol className="grid gap-2 py-2">
      {edits.map(({ text, at }) => (
        <li key={at} className="rounded-card bg-sunken p-3">
          <p className="text-[0.8125rem] text-fg-muted">
            Until <time dateTime={at}>{toLongDay(new Date(at))}</time> it said
          </p>
          <p dir="auto" className="post-words mt-1">
            {text}
          </p>
        </li>
      ))}
    </ol>
  </details>
)

type ReplyProps = Props & { reply: ThreadLine; canAct: boolean }

function Reply({ reply, view, problem, canAct }: ReplyProps) {
  return (
    <li className="border-t border-line py-4" style={{ marginInlineStart: `${reply.depth * 1.25}rem` }}>
      <PostCard post={reply} canAct={canAct} isAlone />
      {reply.isGone ? null : (
        <div className="mt-1 flex flex-wrap items-start gap-x-4">
          {canAct ? (
            <ReplyForm
              key={reply.replies}
              target={reply.id}
              label={`Reply to ${reply.author?.name ?? 'this'}`}
              problem={problem}
              isFolded
            />
          ) : null}
          {reply.isOwn ? (
            <>
              <EditForm id={reply.id} text={reply.parts.map(({ text }) => text).join('')} problem={problem} />
              <ActForm act="remove" fields={{ target: reply.id }} variant="ghost">
                Delete
              </ActForm>
            </>
          ) : (
            <ReportForm target={reply.id} problem={problem} />
          )}
          <Link
            to={to('pulse', null, { post: view.post.id }) + `#p-${reply.id}`}
            className={`${summary} hover:underline`}
          >
            Link
          </Link>
        </div>
      )}
    </li>
  )
}

type ReplyFormProps = { target: string; label: string; problem: FormProblem | null; isFolded?: boolean }

function ReplyForm({ target, label, problem, isFolded = false }: ReplyFormProps) {
  const own = problem?.values.act === 'reply' && problem.values.target === target ? problem : null
  const isHeld = useIsHeld('reply', target)
  const form = (
    <KeyedForm name="reply" of={target} noValidate className="mt-3 grid gap-2">
      <input type="hidden" name="act" value="reply" />
      <input type="hidden" name="target" value={target} />
      <Field label={label} error={own?.errors.text}>
        <TextArea name="text" rows={3} maxLength={POST_MAX_CHARS} defaultValue={own?.values.text ?? ''} dir="auto" />
      </Field>
      <Button type="submit" size={isFolded ? 'sm' : undefined} className="justify-self-start">
        Reply
      </Button>
    </KeyedForm>
  )
  if (!isFolded) return form
  return (
    <details open={isHeld || own !== null} className="min-w-0 open:basis-full">
      <summary className={summary}>
        <Icon name="reply" size={16} /> Reply
      </summary>
      {form}
    </details>
  )
}
