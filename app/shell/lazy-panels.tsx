import { lazy, Suspense, useEffect } from 'react'
import type { Panel } from '#app/catalogue/shortcuts.ts'
import type { PaletteReader } from './palette/palette-entries.ts'

const loadPalette = () => import('./palette/command-palette.tsx').then((file) => ({ default: file.CommandPalette }))
const CommandPalette = lazy(loadPalette)
const ShortcutsHelp = lazy(() =>
  import('./palette/shortcuts-help.tsx').then((file) => ({ default: file.ShortcutsHelp })),
)

type PanelsProps = { panel: Panel | null; reader: PaletteReader; show: (panel: Panel | null) => void }

/** What opens over a screen. The palette's code comes with the first held Cmd or Ctrl, so that K finds it there. */
export function LazyPanels({ panel, reader, show }: PanelsProps) {
  useEffect(() => {
    const prepare = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') void loadPalette()
    }
    window.addEventListener('keydown', prepare)
    return () => window.removeEventListener('keydown', prepare)
  }, [])
  if (panel === null) return null
  return (
    <Suspense fallback={null}>
      {panel === 'palette' ? <CommandPalette reader={reader} show={show} /> : <ShortcutsHelp show={show} />}
    </Suspense>
  )
}

/** Fetches the palette before it is asked for, such as when a pointer comes near its button. */
export const preparePalette = () => void loadPalette()
