import { Link } from '@remix-run/react'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { toStatusLabel } from '#app/kits/members/identity/account/status-label.ts'
import { getScreen } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { IconButtonLink } from '#app/ui/controls/button.tsx'
import { anchor, isPopover, opensPopover } from './popover.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { ThemeSwitch, type Theme } from './theme-switch.tsx'

const row =
  'flex min-h-10 w-full items-center gap-3 rounded-[11px] px-2.5 text-left text-fg-muted hover:bg-hover hover:text-fg'

type CornerProps = { user: CurrentUser; theme: Theme; notices: number }

/** The member's corner of the header: the bell, and the menu of the account. */
export const MemberCorner = ({ user, theme, notices }: CornerProps) => (
  <>
    <NoticesLink count={notices} />
    <AccountMenu user={user} theme={theme} />
  </>
)

const MOST_SAID = 99

const NoticesLink = ({ count }: { count: number }) => (
  <IconButtonLink to={to('notices')} label={count ? `Notices, ${count} new` : 'Notices'} className="relative">
    <Icon name="bell" />
    {count ? (
      <b className="absolute top-1.5 right-1.5 min-w-4 rounded-full bg-primary px-1 text-center text-[0.6875rem] leading-4 lg:top-0.5 lg:right-0.5 text-fg-on-ink">
        {count > MOST_SAID ? `${MOST_SAID}+` : count}
      </b>
    ) : null}
  </IconButtonLink>
)

/** Who is signed in and their ways, in the menu of small screens. */
export const MemberCard = ({ user }: { user: CurrentUser }) => (
  <>
    <AccountCard user={user} />
    <AccountLinks user={user} />
  </>
)

function AccountMenu({ user, theme }: { user: CurrentUser; theme: Theme }) {
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

function AccountCard({ user }: { user: CurrentUser }) {
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
  { label: 'Notices', screen: 'notices', icon: 'bell' },
  { label: 'Settings', screen: 'settings', icon: 'settings' },
] as const satisfies readonly { label: string; screen: 'access' | 'notices' | 'settings'; icon: IconName }[]

function AccountLinks({ user }: { user: CurrentUser }) {
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
      {user.staffScreens[0] ? (
        <li>
          <Link to={getScreen(user.staffScreens[0]).paths[0]} className={row}>
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
