import type { BadgeTone } from '#app/ui/brand/badge.tsx'
import type { SettingsPart } from './settings-parts.ts'

/** What is known of how an account is guarded. */
export type Guards = {
  email: string
  isEmailConfirmed: boolean
  /** How long ago the password was set, in words; null without a password. */
  passwordAge: string | null
  hasSecondStep: boolean
  codesLeft: number
  passkeys: number
  devices: number
  googleAddress: string | null
  /** The OpenID providers that are set up here, and whether each opens the account. */
  providers: readonly { name: string; isConnected: boolean }[]
}

/** A line of the security check-up: a thing, how it stands in a word or two, and where it is changed. */
export type Check = { label: string; words: string; state: string; tone: BadgeTone; part: SettingsPart }

/** Fewer than these are soon gone. */
const FEW_CODES = 3

/** The check-up in its order. Only what needs doing is marked as such: what is optional stays quiet. */
export function toChecks(guards: Guards): Check[] {
  return [toEmailCheck(guards), toPasswordCheck(guards), ...toSecondStepChecks(guards), ...toWaysInChecks(guards)]
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const toEmailCheck = ({ email, isEmailConfirmed }: Guards): Check => ({
  label: 'Email address',
  words: isEmailConfirmed ? email : `${email}. Confirm it to publish and to send mail.`,
  state: isEmailConfirmed ? 'Confirmed' : 'Not confirmed',
  tone: isEmailConfirmed ? 'success' : 'warning',
  part: 'security',
})

const toPasswordCheck = ({ passwordAge }: Guards): Check => ({
  label: 'Password',
  words: passwordAge === null ? 'You sign in another way. A password is optional.' : `Set ${passwordAge}.`,
  state: passwordAge === null ? 'None' : 'Set',
  tone: passwordAge === null ? 'quiet' : 'success',
  part: 'security',
})

function toSecondStepChecks({ hasSecondStep, codesLeft }: Guards): Check[] {
  const step: Check = {
    label: 'Second step',
    words: hasSecondStep ? 'An authenticator app, after the password.' : 'A code from an app, after the password.',
    state: hasSecondStep ? 'On' : 'Off',
    tone: hasSecondStep ? 'success' : 'quiet',
    part: 'security',
  }
  if (!hasSecondStep) return [step]
  const isShort = codesLeft <= FEW_CODES
  const codes: Check = {
    label: 'Recovery codes',
    words: isShort ? 'Make new ones while you can still sign in.' : 'For the day the app is out of reach.',
    state: codesLeft === 0 ? 'None left' : `${codesLeft} left`,
    tone: isShort ? 'warning' : 'success',
    part: 'security',
  }
  return [step, codes]
}

const toWaysInChecks = ({ passkeys, devices, googleAddress, providers }: Guards): Check[] => [
  {
    label: 'Passkeys',
    words: 'Sign in with a fingerprint, a face or a PIN of your device.',
    state: passkeys === 0 ? 'None' : count(passkeys, 'passkey', 'passkeys'),
    tone: passkeys === 0 ? 'quiet' : 'success',
    part: 'security',
  },
  {
    label: 'Google',
    words: googleAddress ?? 'Sign in with a Google account.',
    state: googleAddress === null ? 'Not connected' : 'Connected',
    tone: googleAddress === null ? 'quiet' : 'success',
    part: 'security',
  },
  ...providers.map(({ name, isConnected }): Check => ({
    label: name,
    words: isConnected ? 'It opens your account.' : `Sign in with an account of ${name}.`,
    state: isConnected ? 'Connected' : 'Not connected',
    tone: isConnected ? 'success' : 'quiet',
    part: 'security',
  })),
  {
    label: 'Devices',
    words: devices === 1 ? 'Only this one is signed in.' : 'Look through them now and then.',
    state: count(devices, 'device', 'devices'),
    tone: 'quiet',
    part: 'devices',
  },
]
