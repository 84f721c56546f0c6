import { Link } from '@remix-run/react'
import { useEffect, useState, type MouseEvent } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { isApple } from './is-apple.ts'
import { preparePalette } from '../lazy-panels.tsx'
import { opensElsewhere } from '#app/ui/opens-elsewhere.ts'

/** Opens the palette; before and without JavaScript it leads to the search screen. On phones the bar below has a search. */
export function PaletteButton({ isTight, onOpen }: { isTight: boolean; onOpen: () => void }) {
  const [keys, setKeys] = useState('⌘K')
  useEffect(() => setKeys(isApple() ? '⌘K' : 'Ctrl K'), [])
  const look = isTight ? looks.tight : looks.roomy
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <Link
      to={to('search')}
      onClick={open}
      onPointerEnter={preparePalette}
      onFocus={preparePalette}
      aria-label="Search or jump to"
      aria-keyshortcuts="Control+K Meta+K"
      className={`inline-flex h-9 items-center gap-2 rounded-[11px] bg-sunken pr-[7px] pl-2.5 text-[0.8125rem] text-fg-subtle hover:text-fg max-[26rem]:hidden ${look.box}`}
    >
      <Icon name="search" size={17} />
      <span className={`pr-2 ${look.words}`}>Search or jump to</span>
      <kbd className={`min-w-9.5 bg-surface whitespace-nowrap shadow-xs ${look.keys}`}>{keys}</kbd>
    </Link>
  )
}

/** Beside a long brand name the words need a wider window. */
const looks = {
  roomy: {
    box: 'max-xl:size-11 max-xl:justify-center max-xl:p-0 lg:max-xl:size-9',
    words: 'whitespace-nowrap max-xl:hidden',
    keys: 'max-[82rem]:hidden',
  },
  tight: {
    box: 'max-[85.9rem]:size-11 max-[85.9rem]:justify-center max-[85.9rem]:p-0 lg:max-[85.9rem]:size-9',
    words: 'whitespace-nowrap max-[85.9rem]:hidden',
    keys: 'max-[85.9rem]:hidden',
  },
}
