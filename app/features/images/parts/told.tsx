import { Icon } from '#app/ui/brand/icon.tsx'

type Props = { understood: readonly string[]; ignored: readonly string[]; engine: string | null }

/** What the engine made of the words: what it understood, and which of them had no effect. */
export function Told({ understood, ignored, engine }: Props) {
  if (understood.length === 0 && ignored.length === 0)
    return (
      <p className="mt-4 text-sm text-fg-muted">
        {engine === 'Illustrator'
          ? 'None of these words is one it knows, so it drew a scene of its own. It knows English words for things, places, light and weather.'
          : `${engine ?? 'This engine'} does not say which words it followed.`}
      </p>
    )
  return (
    <dl className="mt-4 grid gap-2 text-sm">
      {understood.length > 0 ? (
        <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <dt className="flex items-center gap-1.5 font-medium">
            <Icon name="check" size={16} className="text-success-text" /> Understood
          </dt>
          <dd className="min-w-0 wrap-anywhere text-fg-muted">{understood.join(' · ')}</dd>
        </div>
      ) : null}
      {ignored.length > 0 ? (
        <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <dt className="flex items-center gap-1.5 font-medium">
            <Icon name="minus" size={16} className="text-fg-subtle" /> Left out
          </dt>
          <dd className="min-w-0 wrap-anywhere text-fg-muted" dir="auto">
            {ignored.join(', ')}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
