import { useEffect, useRef } from 'react'
import type { Panel } from '#app/catalogue/shortcuts.ts'
import { PaletteBody } from './palette-body.tsx'
import type { PaletteReader } from './palette-entries.ts'

/** Search over every screen and action, in a native dialog: Escape, focus and the ground behind are the browser's. */
export function CommandPalette({ reader, show }: { reader: PaletteReader; show: (panel: Panel | null) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const ground = dialog.current
    if (!ground) return
    if (!ground.open) ground.showModal()
    ground.querySelector('input')?.focus()
    const closeOnGround = (event: MouseEvent) => (event.target === ground ? ground.close() : undefined)
    ground.addEventListener('click', closeOnGround)
    return () => ground.removeEventListener('click', closeOnGround)
  }, [])
  return (
    <dialog ref={dialog} aria-label="Command palette" className="palette-dialog" onClose={() => show(null)}>
      <PaletteBody reader={reader} show={show} />
    </dialog>
  )
}
