import type { ComponentType } from 'react'
import { ApiKeysCard } from './cards/data/api-keys-card.tsx'
import { AuthenticatorCard } from './cards/security/authenticator-card.tsx'
import { DeletionCard } from './cards/data/deletion-card.tsx'
import { DevicesCard } from './cards/security/devices-card.tsx'
import { DownloadCard } from './cards/data/download-card.tsx'
import { EmailCard } from './cards/preferences/email-card.tsx'
import { GoogleCard } from './cards/security/google-card.tsx'
import { LanguageCard } from './cards/preferences/language-card.tsx'
import { NotificationsCard } from './cards/preferences/notifications-card.tsx'
import { OpenIdCard } from './cards/security/openid-card.tsx'
import { OwnEnginesCard } from './cards/data/own-engines-card.tsx'
import { PasskeysCard } from './cards/security/passkeys-card.tsx'
import { PasswordCard } from './cards/security/password-card.tsx'
import { ProfileCard } from './cards/preferences/profile-card.tsx'
import { ThemeCard } from './cards/preferences/theme-card.tsx'
import type { CardViews } from './settings-forms-by-card.server.ts'
import type { CardId } from './settings-parts.ts'

/** How each card of the settings is drawn from what its desk reads. */
export const settingsCards: { [Card in CardId]: ComponentType<{ view: CardViews[Card] }> } = {
  profile: ProfileCard,
  email: EmailCard,
  password: PasswordCard,
  google: GoogleCard,
  openid: OpenIdCard,
  authenticator: AuthenticatorCard,
  passkeys: PasskeysCard,
  devices: DevicesCard,
  notifications: NotificationsCard,
  theme: ThemeCard,
  language: LanguageCard,
  ownEngines: OwnEnginesCard,
  apiKeys: ApiKeysCard,
  download: DownloadCard,
  deletion: DeletionCard,
}
