import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'

/** On through a long list, and back to its beginning. */
export function MoreLinks({ label, first, more }: { label: string; first: string | null; more: string | null }) {
  if (!first && !more) return null
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap gap-3">
      {first ? (
        <ButtonLink to={first} variant="plain">
          <Icon name="arrow-left" size={16} /> From the top
        </ButtonLink>
      ) : null}
      {more ? (
        <ButtonLink to={more} variant="plain">
          More <Icon name="arrow-right" size={16} />
        </ButtonLink>
      ) : null}
    </nav>
  )
}
