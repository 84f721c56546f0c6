import { expect, test } from 'vitest'
import { toChecks, type Guards } from './access-checks.ts'

const guards: Guards = {
  email: 'mira@frenly.test',
  isEmailConfirmed: true,
  passwordAge: '3 days ago',
  hasSecondStep: true,
  codesLeft: 8,
  passkeys: 2,
  devices: 3,
  googleAddress: 'mira@gmail.test',
  providers: [],
}
const stateOf = (changes: Partial<Guards>) =>
  Object.fromEntries(toChecks({ ...guards, ...changes }).map(({ label, state, tone }) => [label, `${state} (${tone})`]))

test('each guard is named with how it stands', () => {
  expect(stateOf({})).toEqual({
    'Email address': 'Confirmed (success)',
    'Password': 'Set (success)',
    'Second step': 'On (success)',
    'Recovery codes': '8 left (success)',
    'Passkeys': '2 passkeys (success)',
    'Google': 'Connected (success)',
    'Devices': '3 devices (quiet)',
  })
})

test('only what needs doing is a warning; what is optional stays quiet', () => {
  const bare = stateOf({
    isEmailConfirmed: false,
    passwordAge: null,
    hasSecondStep: false,
    codesLeft: 0,
    passkeys: 0,
    devices: 1,
    googleAddress: null,
  })
  expect(bare).toEqual({
    'Email address': 'Not confirmed (warning)',
    'Password': 'None (quiet)',
    'Second step': 'Off (quiet)',
    'Passkeys': 'None (quiet)',
    'Google': 'Not connected (quiet)',
    'Devices': '1 device (quiet)',
  })
  expect(stateOf({ codesLeft: 3 })['Recovery codes']).toBe('3 left (warning)')
  expect(stateOf({ codesLeft: 0 })['Recovery codes']).toBe('None left (warning)')
})

test('each provider that is set up here is a line of its own', () => {
  const providers = [
    { name: 'Work', isConnected: true },
    { name: 'School', isConnected: false },
  ]
  expect(stateOf({ providers })).toMatchObject({ Work: 'Connected (success)', School: 'Not connected (quiet)' })
})
