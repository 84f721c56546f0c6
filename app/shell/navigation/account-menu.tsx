import { Link } from '@remix-run/react'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { toStatusLabel } from '#app/kits/members/identity/account/status-label.ts'
import { to } from '#app/catalogue/to.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { anchor, isPopover, opensPopover } from './popover.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { ThemeSwitch, type Theme } from './theme-switch.tsx'

const row =
  'flex min-h-10 w-full items-center gap-3 rounded-[11px] px-2.5 text-left text-fg-muted hover:bg-hover hover:text-fg'

/** The member's corner of the header. */
export function AccountMenu({ user, theme }: { user: CurrentUser; theme: Theme }) {
  return (
    <div style={anchor('account')} className="max-lg:hidden">
      <button
        type="button"
        {...opensPopover('account-menu')}
        aria-label={`Account, ${toStatusLabel(user)}`}
        className="only-with-popover pop-anchor block rounded-full"
      >
        <Avatar name={user.name} picture={user.profilePicture} />
      </button>
      <Link
        to={to('access')}
        aria-label={`Account, ${toStatusLabel(user)}`}
        className="only-without-popover block rounded-full"
      >
        <Avatar name={user.name} picture={user.profilePicture} />
      </Link>
      <div id="account-menu" {...isPopover} className="only-with-popover pop pop-under-end w-76 p-2.5">
        <AccountCard user={user} />
        <AccountLinks user={user} />
        <ThemeSwitch
          theme={theme}
          className="mt-2 flex w-full [&>button]:flex-1 [&>button]:justify-center [&>button]:px-1"
        />
      </div>
    </div>
  )
}

export function AccountCard({ user }: { user: CurrentUser }) {
  return (
    <div className="flex items-center gap-3 px-2.5 pt-2 pb-3">
      <Avatar name={user.name} picture={user.profilePicture} size="lg" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-strong">{user.name}</p>
        <p className="truncate text-[0.8125rem] text-fg-muted">@{user.handle}</p>
      </div>
      <Badge tone={user.isPanda ? 'accent' : 'quiet'}>{toStatusLabel(user)}</Badge>
    </div>
  )
}

const links = [
  { label: 'Your account', screen: 'access', icon: 'user' },
  { label: 'Settings', screen: 'settings', icon: 'settings' },
] as const satisfies readonly { label: string; screen: 'access' | 'settings'; icon: IconName }[]

export function AccountLinks({ user }: { user: CurrentUser }) {
  return (
    <ul className="border-t border-line pt-2">
      {links.map(({ label, screen, icon }) => (
        <li key={screen}>
          <Link to={to(screen)} className={row}>
            <Icon name={icon} />
            {label}
          </Link>
        </li>
      ))}
      {user.isAdmin ? (
        <li>
          <Link to={to('admin')} className={row}>
            <Icon name="shield" />
            Admin
          </Link>
        </li>
      ) : null}
      <li>
        <SignOutButton className={row} />
      </li>
    </ul>
  )
}
