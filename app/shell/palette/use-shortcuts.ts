import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { screens } from '#app/catalogue/screens.ts'
import { findShortcut, type Panel } from '#app/catalogue/shortcuts.ts'
import { isTyping } from './is-typing.ts'

/** The shortcuts of the catalogue, for the whole window; none fires while the visitor writes. */
export function useShortcuts(show: (panel: Panel) => void): void {
  const navigate = useNavigate()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing || isTyping(event.target)) return
      const shortcut = findShortcut(event)
      if (!shortcut) return
      event.preventDefault()
      const { opens } = shortcut
      if (opens === 'palette' || opens === 'shortcuts') show(opens)
      else navigate(screens[opens].paths[0])
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [navigate, show])
}
