import { useEffect, useRef, useState } from 'react'
import { hasInvokers, hasLightDismiss } from './invokers.ts'

/**
 * What scripts add to a native dialog: `isOpen` from outside, words for somebody whose Escape or press beside the dialog
 * is refused by `guard`, and the platform's own closing where a browser lacks it.
 */
export function useDialog(isOpen: boolean | undefined, guard: string | null) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    if (isOpen === undefined || !dialog.current || dialog.current.open === isOpen) return
    if (isOpen) dialog.current.showModal()
    else dialog.current.close()
  }, [isOpen])
  useEffect(() => setIsRefused(false), [guard])
  useEffect(() => {
    const frame = dialog.current
    if (!frame) return
    const leave = () => {
      if (guard) setIsRefused(true)
      else if (!hasLightDismiss()) frame.close()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target === frame) leave()
      else if (!hasInvokers() && target instanceof Element && target.closest('[command="close"]')) frame.close()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!guard || !frame.open || event.key !== 'Escape') return
      event.preventDefault()
      leave()
    }
    const onClose = () => setIsRefused(false)
    frame.addEventListener('click', onClick)
    document.addEventListener('keydown', onKeyDown)
    frame.addEventListener('close', onClose)
    return () => {
      frame.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKeyDown)
      frame.removeEventListener('close', onClose)
    }
  }, [guard])
  return { dialog, isRefused }
}
