import type { CardId } from './settings-parts.ts'
import type { SettingsForms } from './settings-forms.server.ts'
import { apiKeysForms } from './cards/data/api-keys.server.ts'
import { authenticatorForms } from './cards/security/authenticator.server.ts'
import { deletionForms } from './cards/data/deletion.server.ts'
import { devicesForms } from './cards/security/devices.server.ts'
import { downloadForms } from './cards/data/download.server.ts'
import { emailForms } from './cards/preferences/email.server.ts'
import { googleForms } from './cards/security/google.server.ts'
import { languageForms } from './cards/preferences/language.server.ts'
import { notificationsForms } from './cards/preferences/notifications.server.ts'
import { openIdForms } from './cards/security/openid.server.ts'
import { ownEnginesForms } from './cards/data/own-engines.server.ts'
import { passkeysForms } from './cards/security/passkeys.server.ts'
import { passwordForms } from './cards/security/password.server.ts'
import { profileForms } from './cards/preferences/profile.server.ts'
import { themeForms } from './cards/preferences/theme.server.ts'

/** What stands behind each card of the settings. */
export const settingsForms = {
  profile: profileForms,
  email: emailForms,
  password: passwordForms,
  google: googleForms,
  openid: openIdForms,
  authenticator: authenticatorForms,
  passkeys: passkeysForms,
  devices: devicesForms,
  notifications: notificationsForms,
  theme: themeForms,
  language: languageForms,
  ownEngines: ownEnginesForms,
  apiKeys: apiKeysForms,
  download: downloadForms,
  deletion: deletionForms,
} as const satisfies Readonly<Record<CardId, SettingsForms<unknown>>>

/** What each card draws. */
export type CardViews = { [Card in CardId]: Awaited<ReturnType<(typeof settingsForms)[Card]['read']>> }
