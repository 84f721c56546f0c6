import { Link } from '@remix-run/react'
import { useState } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { MenuCheck, MenuItem, MenuRadios, MenuSeparator, MenuSub } from '#app/ui/overlays/menu-items.tsx'
import { SUB_GRACE_MS, SUB_POINTER_DELAY_MS, TYPE_AHEAD_RESET_MS } from '#app/ui/overlays/menu-timing.ts'
import { Menu } from '#app/ui/overlays/menu.tsx'
import type { MotionTokens } from '../motion/motion-tokens.ts'
import type { GuideSectionEntry } from '../parts/guide.tsx'
import { Specimen } from '../parts/guide.tsx'
import { sayMs } from '../motion/motion-numbers.ts'
import { WithNumbers } from '../data/numbers.tsx'
import { toPlain } from './overlay-addresses.ts'

export function toMenus(tokens: MotionTokens, isPlain: boolean): GuideSectionEntry {
  return {
    id: 'menus',
    title: 'Menus',
    lead: 'Arrow keys walk, Home and End jump, letters find, ArrowRight opens what lies beside, Escape goes back.',
    children: (
      <Specimen name="Everything a menu can hold" use="Sample actions: the line below says what was chosen.">
        <WithNumbers
          rows={[
            ['Opens in', sayMs(tokens['--dur-base'])],
            ['Typed letters are forgotten after', `${TYPE_AHEAD_RESET_MS} ms`],
            ['Submenu under a pointer after', `${SUB_POINTER_DELAY_MS} ms`],
            ['Time to cross to it', `${SUB_GRACE_MS} ms`],
          ]}
        >
          <ThreadMenu />
          {isPlain ? <PlainChoices /> : null}
        </WithNumbers>
      </Specimen>
    ),
  }
}

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const
type Order = (typeof orders)[number]['value']

function ThreadMenu() {
  const [chosen, setChosen] = useState('')
  const [isPinned, setIsPinned] = useState(true)
  const [order, setOrder] = useState<Order>('newest')
  const choose = (action: string) => () => setChosen(action)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Menu
        fallbackTo={toPlain('menus')}
        trigger={
          <>
            Thread
            <Icon name="chevron-down" size={16} className="opacity-60" />
          </>
        }
      >
        <MenuItem icon="pen-line" shortcut="F2" onSelect={choose('Rename')}>
          Rename
        </MenuItem>
        <MenuItem icon="copy" onSelect={choose('Duplicate')}>
          Duplicate
        </MenuItem>
        <MenuItem icon="download" onSelect={choose('Download')}>
          Download
        </MenuItem>
        <MenuSub icon="share" label="Share">
          <MenuItem icon="link" onSelect={choose('Copy link')}>
            Copy link
          </MenuItem>
          <MenuItem icon="mail" onSelect={choose('Send by email')}>
            Send by email
          </MenuItem>
          <MenuItem icon="users" onSelect={choose('Invite people')}>
            Invite people
          </MenuItem>
        </MenuSub>
        <MenuItem icon="archive" isDisabled onSelect={choose('Archive')}>
          Archive
        </MenuItem>
        <MenuItem icon="help" to={to('support')}>
          Help & support
        </MenuItem>
        <MenuSeparator />
        <MenuCheck isChecked={isPinned} onChange={setIsPinned}>
          Pinned
        </MenuCheck>
        <MenuRadios label="Order" value={order} choices={orders} onChange={setOrder} />
        <MenuSeparator />
        <MenuItem icon="trash" isDanger onSelect={choose('Delete thread')}>
          Delete thread
        </MenuItem>
      </Menu>
      <p role="status" className="text-[0.8125rem] text-fg-muted">
        {chosen ? `You chose: ${chosen}` : ''}
      </p>
    </div>
  )
}

function PlainChoices() {
  return (
    <ul aria-label="Thread" className="mt-4 grid max-w-60 gap-1">
      {['Rename', 'Duplicate', 'Download', 'Copy link', 'Send by email', 'Invite people', 'Delete thread'].map(
        (action) => (
          <li key={action} className="text-fg-muted">
            {action}
          </li>
        ),
      )}
      <li>
        <Link to={to('support')} className="link">
          Help & support
        </Link>
      </li>
    </ul>
  )
}
