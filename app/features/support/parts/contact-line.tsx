import { useRouteLoaderData } from '@remix-run/react'
import type { BrandView } from '#app/brands/brand.ts'
import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Panel } from '#app/ui/brand/card.tsx'

/** Where a person answers: the operator's own address. */
export function ContactLine({ className = '' }: { className?: string }) {
  const root = useRouteLoaderData('root') as { brand: BrandView } | undefined
  const email = root?.brand.supportEmail
  return (
    <Panel as="section" aria-labelledby="contact" className={`p-6 sm:p-8 ${className}`}>
      <h2 id="contact" className="heading-card">
        Not answered here?
      </h2>
      <p className="mt-2 max-w-[62ch] text-base text-fg-muted">
        Write to the people who run this server. Say what you wanted to do, on which page, and what happened. Never send
        a password.
        {email ? (
          <>
            {' '}
            By mail:{' '}
            <a href={`mailto:${email}`} className="link wrap-anywhere">
              {email}
            </a>
            .
          </>
        ) : null}
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <ButtonLink to={to('support', null, { part: 'contact' })}>Write to us</ButtonLink>
        <ButtonLink to={to('support', null, { part: 'tickets' })} variant="plain">
          Your messages
        </ButtonLink>
        <ButtonLink to={to('support', null, { article: 'contact-support' })} variant="ghost">
          What to write
        </ButtonLink>
      </div>
    </Panel>
  )
}
