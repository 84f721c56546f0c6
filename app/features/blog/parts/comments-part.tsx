import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { COMMENT_MAX_CHARS, REPORT_MAX_CHARS } from '../blog.limits.ts'
import type { PostView } from '../blog-view.server.ts'
import type { CommentAnswer } from '../comments/comment-acts.server.ts'

/** What was said under a post, and the form for more. */
export function Comments({ post, answer }: { post: PostView; answer: CommentAnswer | null }) {
  const { comments, publisher } = post
  const said = answer?.act === 'comment' ? answer.problem : null
  return (
    <section id="comments" aria-labelledby="comments-title" className="mt-12 max-w-reading scroll-mt-20">
      <h2 id="comments-title" className="heading-section">
        {comments.length === 0 ? 'Comments' : comments.length === 1 ? 'One comment' : `${comments.length} comments`}
      </h2>
      {comments.length === 0 ? <p className="mt-2 text-fg-muted">Nobody has said anything yet.</p> : null}
      <ul className="mt-4 grid gap-6">
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} post={post} answer={answer} />
        ))}
      </ul>
      <BeforePublishing publisher={publisher} what="comments" className="mt-6" />
      {publisher.state === 'ready' ? (
        <KeyedForm key={comments.length} name="comment-post" noValidate className="mt-6 grid gap-3">
          <input type="hidden" name="do" value="comment" />
          <Field label="Your comment" help="Shown with your name to everybody." error={said?.errors['text']}>
            <TextArea
              name="text"
              rows={4}
              dir="auto"
              maxLength={COMMENT_MAX_CHARS}
              defaultValue={said?.values['text'] ?? ''}
            />
          </Field>
          <Button type="submit" className="justify-self-start">
            Comment
          </Button>
        </KeyedForm>
      ) : null}
    </section>
  )
}

type Props = { comment: PostView['comments'][number]; post: PostView; answer: CommentAnswer | null }

function Comment({ comment: { id, text, name, handle, at, isOwn }, post, answer }: Props) {
  const isReported = answer?.act === 'report' && answer.problem.values['comment'] === id
  return (
    <li id={id} className="scroll-mt-20">
      <p className="text-sm wrap-anywhere">
        <span className="font-medium">{name}</span>{' '}
        <span className="text-fg-subtle">
          @{handle}, {toLongDay(at)}
        </span>
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap" dir="auto">
        {text}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        {isOwn ? (
          <ActForm name="do" act="remove" fields={{ comment: id }} about="your comment" variant="ghost">
            Remove
          </ActForm>
        ) : null}
        {post.canWrite ? (
          <ActForm name="do" act="hide" fields={{ comment: id }} about={`the comment of ${name}`} variant="ghost">
            Hide
          </ActForm>
        ) : null}
        {!isOwn && post.publisher.state !== 'guest' ? (
          <details open={isReported ? true : undefined} className="min-w-0">
            <summary className="cursor-pointer py-1 text-sm text-fg-muted">Report</summary>
            <KeyedForm name="report-comment" of={id} again noValidate className="mt-2 grid gap-2">
              <input type="hidden" name="do" value="report" />
              <input type="hidden" name="comment" value={id} />
              <Field
                label="What is wrong with it? (optional)"
                help="The people who run this server read it."
                error={isReported ? answer.problem.errors['words'] : null}
              >
                <TextInput name="words" maxLength={REPORT_MAX_CHARS} />
              </Field>
              <Button type="submit" size="sm" variant="plain" className="justify-self-start">
                Report this comment
              </Button>
            </KeyedForm>
          </details>
        ) : null}
      </div>
    </li>
  )
}
