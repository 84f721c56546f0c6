import type { SignInTab } from '#app/features/sign-in/sign-in-tabs.ts'

let chosen: SignInTab | null = null
const listeners = new Set<() => void>()

/** Opens the sign-in dialog at a tab, or closes it with null. */
export function openSignIn(tab: SignInTab | null): void {
  chosen = tab
  for (const listener of listeners) listener()
}

export const getSignIn = (): SignInTab | null => chosen

export function subscribeSignIn(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
