import { Form } from '@remix-run/react'
import { Icon } from '#app/ui/brand/icon.tsx'

type Liked = { id: string; title: string; likes: number; isLiked: boolean }

/** A heart with how many gave theirs; a guest is asked to sign in. */
export function LikeForm({ card: { id, title, likes, isLiked }, action }: { card: Liked; action: string }) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="do" value={isLiked ? 'unlike' : 'like'} />
      <input type="hidden" name="picture" value={id} />
      <button
        type="submit"
        aria-pressed={isLiked}
        aria-label={`Like “${title}”, ${likes === 1 ? '1 like' : `${likes} likes`}`}
        className={`inline-flex min-h-11 items-center gap-1.5 rounded-control-sm px-2 text-sm tabular-nums hover:bg-hover lg:min-h-9 ${isLiked ? 'text-danger-text' : 'text-fg-muted'}`}
      >
        <Icon name="heart" size={17} className={isLiked ? 'fill-current' : ''} />
        {likes}
      </button>
    </Form>
  )
}
