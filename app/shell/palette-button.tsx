import { Link } from '@remix-run/react'
import { useEffect, useState, type MouseEvent } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Opens the palette; before and without JavaScript it leads to the search screen. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const [keys, setKeys] = useState('⌘K')
  useEffect(() => setKeys(isApple() ? '⌘K' : 'Ctrl K'), [])
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen()
  }
  return (
    <Link
      to={to('search')}
      onClick={open}
      aria-label="Search or jump to"
      aria-keyshortcuts="Control+K Meta+K"
      className={
        'inline-flex h-9 items-center gap-2 rounded-[11px] bg-sunken pr-[7px] pl-2.5 text-[13px] text-fg-subtle hover:text-fg ' +
        'max-[71.9rem]:size-11 max-[71.9rem]:justify-center max-[71.9rem]:p-0 lg:max-[71.9rem]:size-9 max-[22.5rem]:hidden'
      }
    >
      <Icon name="search" size={17} />
      <span className="pr-2 max-[71.9rem]:hidden">Search or jump to</span>
      <kbd className="min-w-9.5 bg-surface shadow-xs max-[71.9rem]:hidden">{keys}</kbd>
    </Link>
  )
}

export const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)
