import type { LookParts } from '../../lens/look-parts.ts'
import { PartBox } from './found-parts.tsx'

/** What the file carried beside the picture; what tells of somebody, a device or a place is marked. */
export function FactsPart({ facts }: { facts: LookParts['facts'] }) {
  const told = facts && 'facts' in facts ? facts.facts : []
  const secret = told.filter(({ isPrivate }) => isPrivate)
  return (
    <PartBox title="What the file carried" part={facts} isOpen>
      <p className="text-sm text-fg-muted">
        {secret.length > 0
          ? `${secret.length === 1 ? 'One line tells' : `${secret.length} lines tell`} of you, your device or the place. The copy kept here has none of them.`
          : 'Nothing in it tells of you, your device or the place.'}
      </p>
      <dl className="grid grid-cols-[minmax(8rem,max-content)_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
        {told.map(({ name, value, isPrivate }, n) => (
          <div key={n} className="contents">
            <dt className="text-fg-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {value}
              {isPrivate ? <span className="text-danger-text"> (private)</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </PartBox>
  )
}
