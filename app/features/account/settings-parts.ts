import type { IconName } from '#app/ui/brand/icon.tsx'

/** The parts of the settings in their order: `?part=` in the address, and the cards of each. */
export const settingsParts = {
  profile: { label: 'Profile', icon: 'user', cards: ['profile'] },
  security: {
    label: 'Sign-in and security',
    icon: 'shield',
    cards: ['email', 'password', 'google', 'openid', 'authenticator', 'passkeys'],
  },
  devices: { label: 'Devices', icon: 'monitor', cards: ['devices'] },
  notifications: { label: 'Notifications', icon: 'bell', cards: ['notifications'] },
  appearance: { label: 'Appearance and language', icon: 'palette', cards: ['theme', 'language'] },
  engines: { label: 'Engines and keys', icon: 'key', cards: ['ownEngines', 'apiKeys'] },
  data: { label: 'Your data', icon: 'download', cards: ['download', 'deletion'] },
} as const satisfies Readonly<Record<string, { label: string; icon: IconName; cards: readonly string[] }>>

export type SettingsPart = keyof typeof settingsParts
export type CardId = (typeof settingsParts)[SettingsPart]['cards'][number]

/** The part an address asks for; the first one for anything else. */
export const readPart = (search: URLSearchParams): SettingsPart => {
  const asked = search.get('part') ?? ''
  return Object.hasOwn(settingsParts, asked) ? (asked as SettingsPart) : 'profile'
}
