import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { PostView } from '../posts/post-view.server.ts'
import { reactions } from '../pulse.limits.ts'

type Props = { post: PostView; canAct: boolean; page: string; isAlone: boolean }

const pill =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full px-2.5 text-[0.8125rem] text-fg-muted tabular-nums hover:bg-hover hover:text-fg'

/** Reactions, the way to the replies, and passing on. */
export function ReactionBar({ post, canAct, page, isAlone }: Props) {
  const { id, replies, passes, isOwn, isPassed, parentId, via } = post
  const canPass = canAct && !isOwn && parentId === null
  return (
    <div className="-mx-2 flex flex-wrap items-center gap-0.5">
      <Reactions post={post} canAct={canAct} />
      {isAlone || parentId !== null ? null : (
        <Link to={`${page}#replies`} className={pill}>
          <Icon name="reply" size={16} /> {replies === 0 ? 'Reply' : replies === 1 ? '1 reply' : `${replies} replies`}
        </Link>
      )}
      {passes > 0 ? (
        <Link to={to('ripples', null, { post: id })} className={pill}>
          <Icon name="share" size={16} /> passed on {passes === 1 ? 'once' : `${passes} times`}
        </Link>
      ) : null}
      {canPass ? (
        <KeyedForm name={isPassed ? 'unpass' : 'pass-on'} of={id} again preventScrollReset className="inline-flex">
          <input type="hidden" name="act" value={isPassed ? 'unpass' : 'pass'} />
          <input type="hidden" name="target" value={id} />
          {via ? <input type="hidden" name="via" value={via.passId} /> : null}
          <button type="submit" className={pill}>
            {passes > 0 ? null : <Icon name="share" size={16} />}
            {isPassed ? 'Take back' : 'Pass on'}
          </button>
        </KeyedForm>
      ) : null}
    </div>
  )
}

/** One press each; pressed again it is taken off. Who may not press reads the numbers. */
function Reactions({ post, canAct }: Pick<Props, 'post' | 'canAct'>) {
  if (!canAct || post.isOwn)
    return post.reactions
      .filter(({ times }) => times > 0)
      .map(({ kind, times }) => {
        const { label, sign } = faceOf(kind)
        return (
          <span key={kind} className={pill} title={label}>
            <span aria-hidden="true">{sign}</span>
            <span className="sr-only">{label}:</span> {times}
          </span>
        )
      })
  return (
    <KeyedForm name="react" of={post.id} again preventScrollReset className="flex flex-wrap gap-0.5">
      <input type="hidden" name="act" value="react" />
      <input type="hidden" name="target" value={post.id} />
      {post.reactions.map(({ kind, times, isOwn }) => {
        const { label, sign } = faceOf(kind)
        return (
          <button
            key={kind}
            type="submit"
            name="kind"
            value={isOwn ? '' : kind}
            aria-pressed={isOwn}
            aria-label={`${label}${times ? `, ${times}` : ''}`}
            data-tip={label}
            className={`tooltip ${pill} ${isOwn ? 'bg-accent-soft text-accent-soft-fg' : ''}`}
          >
            <span aria-hidden="true">{sign}</span>
            {times > 0 ? times : null}
          </button>
        )
      })}
    </KeyedForm>
  )
}

const faceOf = (kind: string) => reactions.find((one) => one.kind === kind) ?? reactions[0]
