import type { ReactNode } from 'react'
import type { PandaPose } from '../brand/panda.tsx'

/** How many toasts show at once, and how long a dismissed one is remembered, in ms (SPEC 9). */
export const TOAST_LIMIT = 1
export const TOAST_REMOVE_DELAY_MS = 1_000_000

export type ToastWords = {
  title: string
  description?: string
  tone?: 'plain' | 'danger'
  pose?: PandaPose
  /** At most one action, and what it does in words for people who cannot reach it in time. */
  action?: { label: string; altText: string; onSelect: () => void } | null
  extra?: ReactNode
}
export type QueuedToast = ToastWords & { id: number; isOpen: boolean }

let toasts: readonly QueuedToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly QueuedToast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one that stands; answers its id. */
export function showToast(words: ToastWords): number {
  lastId += 1
  publish([{ ...words, id: lastId, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT))
  return lastId
}

/** Closes a toast and forgets it after TOAST_REMOVE_DELAY_MS. */
export function dismissToast(id: number): void {
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
  setTimeout(() => publish(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS)
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getToasts = (): readonly QueuedToast[] => toasts
