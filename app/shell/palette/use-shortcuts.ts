import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { findShortcut, isForWriters, type Panel } from '#app/catalogue/shortcuts.ts'
import { isApple } from './is-apple.ts'
import { isTyping } from './is-typing.ts'

/** The shortcuts of the catalogue, for the whole window; while the visitor writes only those that change no text. */
export function useShortcuts(show: (panel: Panel) => void): void {
  const navigate = useNavigate()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return
      const shortcut = findShortcut(event)
      if (!shortcut || (isTyping(event.target) && !isForWriters(shortcut, event, isApple()))) return
      event.preventDefault()
      const { opens, path } = shortcut
      if (opens === 'palette' || opens === 'shortcuts') show(opens)
      else if (path) navigate(path)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [navigate, show])
}
