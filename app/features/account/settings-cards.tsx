import type { ComponentType } from 'react'
import { ApiKeysCard } from './cards/api-keys-card.tsx'
import { AuthenticatorCard } from './cards/authenticator-card.tsx'
import { DeletionCard } from './cards/deletion-card.tsx'
import { DevicesCard } from './cards/devices-card.tsx'
import { DownloadCard } from './cards/download-card.tsx'
import { EmailCard } from './cards/email-card.tsx'
import { GoogleCard } from './cards/google-card.tsx'
import { LanguageCard } from './cards/language-card.tsx'
import { NotificationsCard } from './cards/notifications-card.tsx'
import { OwnEnginesCard } from './cards/own-engines-card.tsx'
import { PasskeysCard } from './cards/passkeys-card.tsx'
import { PasswordCard } from './cards/password-card.tsx'
import { ProfileCard } from './cards/profile-card.tsx'
import { ThemeCard } from './cards/theme-card.tsx'
import type { CardViews } from './settings-desks.server.ts'
import type { CardId } from './settings-parts.ts'

/** How each card of the settings is drawn from what its desk reads. */
export const settingsCards: { [Card in CardId]: ComponentType<{ view: CardViews[Card] }> } = {
  profile: ProfileCard,
  email: EmailCard,
  password: PasswordCard,
  google: GoogleCard,
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
