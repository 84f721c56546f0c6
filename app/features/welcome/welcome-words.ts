import type { ActivationState } from './activation.ts'

/** The lines of the ceremony, word for word (SPEC 2.8). */
export function toTitle(state: ActivationState, brandName: string): string {
  switch (state) {
    case 'intro':
    case 'holding':
      return `Welcome to ${brandName}`
    case 'burst':
      return 'BOOM! Frenly protection activated!'
    case 'wrapping':
      return 'Wrapping your experience with frenly vibes...'
    case 'complete':
      return 'Welcome to the frenly ecosystem!'
  }
}

export const leads: Readonly<Partial<Record<ActivationState, string>>> = {
  intro: 'Hold the panda to activate the protection layer.',
  holding: 'Keep holding... feel the magic building',
}
