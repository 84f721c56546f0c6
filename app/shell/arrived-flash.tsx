import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { FlashMessage } from '#app/kits/pages/flash/flash.ts'
import { Flash } from '#app/ui/overlays/flash.tsx'
import { showToast } from '#app/ui/overlays/toast-queue.ts'

/** What the page before wanted to say: in the page as the server drew it; scripts make a toast of it. */
export function ArrivedFlash({ message }: { message: FlashMessage }) {
  const { pathname, search } = useLocation()
  const [isToast, setIsToast] = useState(false)
  useEffect(() => {
    showToast(message)
    setIsToast(true)
  }, [message])
  return isToast ? null : <Flash {...message} dismissTo={pathname + search} />
}
