import * as Radix from '@radix-ui/react-dropdown-menu'
import { Link } from '@remix-run/react'
import { useCallback, useState, type ReactNode } from 'react'
import { toButtonClass, type ButtonLook } from '../controls/button-style.ts'
import { MENU_EDGE_PX, MENU_GAP_PX, MenuContainer } from './menu-place.ts'
import { useHasScript } from '../use-has-script.ts'

type MenuProps = ButtonLook & {
  /** What the button shows. */
  trigger: ReactNode
  /** The name of a button that shows an icon only. */
  label?: string
  /** The page with the same choices, for browsers without scripts. */
  fallbackTo: string
  align?: 'start' | 'end'
  /** What is in menu-items.tsx. */
  children: ReactNode
}

/** A button and the things that can be done. Before scripts run it is a link to `fallbackTo`. */
export function Menu({ trigger, label, fallbackTo, align = 'start', children, ...look }: MenuProps) {
  const className = toButtonClass({ variant: 'plain', ...look })
  const [container, setContainer] = useState<Element | null>(null)
  const findContainer = useCallback((button: HTMLElement | null) => {
    if (button) setContainer(button.closest('dialog'))
  }, [])
  if (!useHasScript()) {
    return (
      <Link to={fallbackTo} aria-label={label} className={className}>
        {trigger}
      </Link>
    )
  }
  return (
    // A modal one would lock the page with a <style> element, which the security policy refuses.
    <Radix.Root modal={false}>
      <Radix.Trigger ref={findContainer} aria-label={label} className={className}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content align={align} sideOffset={MENU_GAP_PX} collisionPadding={MENU_EDGE_PX} loop className="menu">
          <MenuContainer.Provider value={container}>{children}</MenuContainer.Provider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
