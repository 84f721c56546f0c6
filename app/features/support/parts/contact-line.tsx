import { useRouteLoaderData } from '@remix-run/react'
import type { BrandView } from '#app/brands/brand.ts'
import { to } from '#app/catalogue/to.ts'
import { toButtonClass } from '#app/ui/button-style.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'

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
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        {email ? (
          <a href={`mailto:${email}`} className={toButtonClass({ variant: 'primary', className: 'max-w-full' })}>
            <Icon name="mail" />
            <span className="truncate">{email}</span>
          </a>
        ) : null}
        <ButtonLink to={to('support', null, { article: 'contact-support' })} variant="plain">
          What to write
        </ButtonLink>
      </div>
    </Panel>
  )
}
