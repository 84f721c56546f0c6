import type { CardId } from './settings-parts.ts'
import type { SettingsDesk } from './settings-desk.server.ts'
import { apiKeysDesk } from './cards/api-keys.server.ts'
import { authenticatorDesk } from './cards/authenticator.server.ts'
import { deletionDesk } from './cards/deletion.server.ts'
import { devicesDesk } from './cards/devices.server.ts'
import { downloadDesk } from './cards/download.server.ts'
import { emailDesk } from './cards/email.server.ts'
import { googleDesk } from './cards/google.server.ts'
import { languageDesk } from './cards/language.server.ts'
import { notificationsDesk } from './cards/notifications.server.ts'
import { ownEnginesDesk } from './cards/own-engines.server.ts'
import { passkeysDesk } from './cards/passkeys.server.ts'
import { passwordDesk } from './cards/password.server.ts'
import { profileDesk } from './cards/profile.server.ts'
import { themeDesk } from './cards/theme.server.ts'

/** What stands behind each card of the settings. */
export const settingsDesks = {
  profile: profileDesk,
  email: emailDesk,
  password: passwordDesk,
  google: googleDesk,
  authenticator: authenticatorDesk,
  passkeys: passkeysDesk,
  devices: devicesDesk,
  notifications: notificationsDesk,
  theme: themeDesk,
  language: languageDesk,
  ownEngines: ownEnginesDesk,
  apiKeys: apiKeysDesk,
  download: downloadDesk,
  deletion: deletionDesk,
} as const satisfies Readonly<Record<CardId, SettingsDesk<unknown>>>

/** What each card draws. */
export type CardViews = { [Card in CardId]: Awaited<ReturnType<(typeof settingsDesks)[Card]['read']>> }
