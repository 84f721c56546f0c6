import { useEffect, useRef } from 'react'
import { PaletteBody } from './palette-body.tsx'

/** Search over every screen, in a native dialog: Escape, focus and the ground behind are the browser's. */
export function CommandPalette({
  isOpen,
  isAdmin,
  onClose,
}: {
  isOpen: boolean
  isAdmin: boolean
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) {
      dialog.current?.showModal()
      dialog.current?.querySelector('input')?.focus()
    }
    if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen])
  useEffect(() => {
    const ground = dialog.current
    const closeOnGround = (event: MouseEvent) => (event.target === ground ? onClose() : undefined)
    ground?.addEventListener('click', closeOnGround)
    return () => ground?.removeEventListener('click', closeOnGround)
  }, [onClose])
  return (
    <dialog ref={dialog} aria-label="Command palette" className="palette-dialog" onClose={onClose}>
      {isOpen ? <PaletteBody isAdmin={isAdmin} onClose={onClose} /> : null}
    </dialog>
  )
}
