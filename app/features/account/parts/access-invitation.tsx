import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Panel } from '#app/ui/brand/card.tsx'

/** For somebody who has said nothing of themselves yet. */
export function AccessInvitation() {
  return (
    <Panel as="section" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:px-8">
      <div className="min-w-0 flex-[1_1_22rem]">
        <h2 className="heading-small">Say who you are</h2>
        <p className="mt-0.5 text-fg-muted">
          A picture, a country, a few interests. All of it is optional, and you can change it whenever you like.
        </p>
      </div>
      <ButtonLink to={to('identity-setup')} variant="soft" size="sm">
        Set up your profile
      </ButtonLink>
    </Panel>
  )
}
