import { isOpen } from '#app/catalogue/doors.ts'
import type { ScreenId } from '#app/catalogue/screens.ts'
import type { IconName } from '#app/ui/brand/icon.tsx'

type Mode = { screen: ScreenId; label: string; icon: IconName }

/** Tools that take the words of the question box, in the order of their chips. */
const modes = [
  { screen: 'image-studio', label: 'Image', icon: 'image' },
  { screen: 'voice-tools', label: 'Voice', icon: 'mic' },
  { screen: 'chat', label: 'Chat', icon: 'message-circle' },
  { screen: 'web-search', label: 'Web', icon: 'globe' },
  { screen: 'search', label: 'Search', icon: 'search' },
  { screen: 'summon', label: 'Allies', icon: 'users' },
] as const satisfies readonly Mode[]

const MOST_CHIPS = 4

/** The chips beside "Consensus": those whose tool works today. */
export const openModes: readonly Mode[] = modes.filter(({ screen }) => isOpen(screen)).slice(0, MOST_CHIPS)

export const isMode = (screen: string): screen is (typeof modes)[number]['screen'] =>
  modes.some((mode) => mode.screen === screen)
