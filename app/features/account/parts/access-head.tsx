import { to } from '#app/catalogue/to.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { AccessView } from '../access.server.ts'

/** Whose account it is. */
export function AccessHead({ who }: { who: AccessView['who'] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 items-center gap-4 sm:gap-5">
        <Avatar name={who.name} picture={who.profilePicture} className="size-16! text-xl! sm:size-20! sm:text-2xl!" />
        <div className="min-w-0">
          <h1 className="heading-page wrap-anywhere xl:max-w-[31rem]">Hello, {who.name}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-fg-muted">
            <span className="wrap-anywhere">@{who.handle}</span>
            <Badge tone={who.isPanda ? 'accent' : 'quiet'}>{who.status}</Badge>
            <span className="text-fg-subtle">Here since {who.since}</span>
          </p>
        </div>
      </div>
      <ButtonLink to={to('settings')} variant="plain" size="sm">
        <Icon name="settings" size={17} /> Settings
      </ButtonLink>
    </div>
  )
}
