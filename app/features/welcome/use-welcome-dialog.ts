import { useNavigate, useSearchParams } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'
import { forgetWelcome, rememberWelcome } from './welcome-flag.ts'

/** Literal, because the product's own durations shrink to nothing under reduced motion and a cross-fade may stay. */
const FADE_MS = 180

/** What the address asks for: the ceremony anew, or its end, which a visitor without JavaScript reached by a form. */
export type WelcomeAsked = 'clear' | 'done'

/** Opens the dialog over the page, also one the server drew. Every way out is remembered and leaves a clean address. */
export function useWelcomeDialog(asked: WelcomeAsked) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isLeaving = useRef(false)
  const navigate = useNavigate()
  const [query] = useSearchParams()

  useEffect(() => {
    if (asked === 'clear') forgetWelcome()
    if (asked === 'done') rememberWelcome()
  }, [asked])

  useEffect(() => {
    const node = dialog.current
    if (!node || node.matches(':modal')) return
    node.open = false
    node.showModal()
  }, [])

  const leave = useCallback(async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    rememberWelcome()
    const fade = dialog.current?.animate({ opacity: 0 }, { duration: FADE_MS, fill: 'forwards' })
    await fade?.finished.catch(() => undefined)
    dialog.current?.close()
  }, [])

  const onClose = () => {
    rememberWelcome()
    const rest = new URLSearchParams(query)
    rest.delete('welcome')
    navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true })
  }
  return { dialog, leave, onClose }
}
