import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toProfessionName } from '#app/kits/members/businesses/profession-names.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'

export type VerifiedProfessional = {
  id: string
  name: string
  tagline: string
  place: string
  profession: string | null
}

/** Professionals among the members whom the administrator verified, each with the way to their free times. */
export const ProfessionalsHere = ({ professionals }: { professionals: readonly VerifiedProfessional[] }) => (
  <section id="here" aria-labelledby="here-title" className="mt-section scroll-mt-20 print:hidden">
    <h2 id="here-title" className="heading-section">
      Professionals here
    </h2>
    <p className="mt-1 max-w-[62ch] text-base text-fg-muted">
      The administrator of this site saw proof of their profession. What they say of themselves is their own.
    </p>
    {professionals.length === 0 ? (
      <p className="mt-4 text-base">
        None is verified yet.{' '}
        <Link to={to('my-businesses', null, { part: 'new' })} className="link">
          Are you one? Register, and ask the administrator.
        </Link>
      </p>
    ) : (
      <ul className="mt-4 border-b border-line">
        {professionals.map(({ id, name, tagline, place, profession }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-4">
            <div className="min-w-0 flex-1 basis-72">
              <p className="flex flex-wrap items-center gap-2">
                <Link
                  to={to('business-page', { businessId: id })}
                  className="text-base font-strong wrap-anywhere hover:underline"
                  dir="auto"
                >
                  {name}
                </Link>
                <Badge tone="success">
                  <Icon name="shield-check" size={14} /> Verified
                </Badge>
                <Badge>{toProfessionName(profession)}</Badge>
              </p>
              <p className="mt-0.5 max-w-[62ch] text-base text-fg-muted wrap-anywhere" dir="auto">
                {tagline} {place}
              </p>
            </div>
            <ButtonLink to={to('business-book', { businessId: id })} variant="soft" size="sm">
              Free times<span className="sr-only"> of {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    )}
  </section>
)
