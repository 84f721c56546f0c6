import type { FormAnswer } from '#app/kits/members/account-form/call-answer.ts'

/** What an act of the settings says: `act` names the form it belongs to, `reveal` is shown this once. */
export type SettingsAnswer = FormAnswer & { act: string; reveal?: { codes: string[] } }
