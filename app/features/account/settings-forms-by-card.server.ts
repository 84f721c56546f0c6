import type { CardId } from './settings-parts.ts'
import type { SettingsDesk } from './settings-forms.server.ts'
import { apiKeysDesk } from './cards/data/api-keys.server.ts'
import { authenticatorDesk } from './cards/security/authenticator.server.ts'
import { deletionDesk } from './cards/data/deletion.server.ts'
import { devicesDesk } from './cards/security/devices.server.ts'
import { downloadDesk } from './cards/data/download.server.ts'
import { emailDesk } from './cards/preferences/email.server.ts'
import { googleDesk } from './cards/security/google.server.ts'
import { languageDesk } from './cards/preferences/language.server.ts'
import { notificationsDesk } from './cards/preferences/notifications.server.ts'
import { ownEnginesDesk } from './cards/data/own-engines.server.ts'
import { passkeysDesk } from './cards/security/passkeys.server.ts'
import { passwordDesk } from './cards/security/password.server.ts'
import { profileDesk } from './cards/preferences/profile.server.ts'
import { themeDesk } from './cards/preferences/theme.server.ts'

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
