import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEnv } from './env.server.ts'

const work = {
  id: 'work',
  name: 'Work',
  issuer: 'https://id.example/realms/frenly',
  clientId: 'frenly',
  clientSecret: 'a-very-secret-word',
}
const read = (said: unknown) =>
  readEnv({ OIDC_PROVIDERS: typeof said === 'string' ? said : JSON.stringify(said) }).OIDC_PROVIDERS

test('without the setting there are no providers; with little said the rest has its defaults', () => {
  expect(readEnv({}).OIDC_PROVIDERS).toEqual([])
  expect(readEnv({ OIDC_PROVIDERS: '' }).OIDC_PROVIDERS).toEqual([])
  expect(read([work])).toEqual([
    { ...work, scopes: 'openid email profile', groupsClaim: 'groups', roles: new Map(), trustEmail: false },
  ])
})

test('an issuer is kept as addresses are written, and plain http stays on this machine', () => {
  expect(read([{ ...work, issuer: 'https://ID.example' }])[0]?.issuer).toBe('https://id.example/')
  expect(read([{ ...work, issuer: 'http://localhost:9000/o/frenly/' }])[0]?.issuer).toBe(
    'http://localhost:9000/o/frenly/',
  )
  for (const issuer of ['http://id.example', 'ftp://id.example', 'id.example', 'https://id.example/?x=1', 7])
    expect(() => read([{ ...work, issuer }]), String(issuer)).toThrow(/OIDC_PROVIDERS\.0\.issuer: must/)
})

test('groups give roles, by any name a group may have', () => {
  const roles = { 'admins': 'administrator', '/staff/help': 'support', 'constructor': 'editor' }
  const [one] = read([{ ...work, roles }])
  expect([...one!.roles]).toEqual(Object.entries(roles))
  expect(() => read([{ ...work, roles: { admins: 'owner' } }])).toThrow(/roles\.admins: must be one of administrator/)
})

test('all that is wrong is told at once, in sentences', () => {
  const wrong = [
    { ...work, id: 'Work!', trustEmail: 'yes' },
    { ...work, id: 'b', scopes: 'email', clientSecret: '' },
    { ...work, id: 'b', issuer: 'https://other.example', secret: 'x' },
  ]
  expect(() => read(wrong)).toThrow(
    /0\.id: must be small[\s\S]*0\.trustEmail: must be true[\s\S]*1\.clientSecret: is missing[\s\S]*1\.scopes: must begin with openid[\s\S]*2: has a field/,
  )
  expect(() => read([work, { ...work, id: 'b' }])).toThrow(/1\.issuer: is that of a provider before it/)
  expect(() => read([work, { ...work, issuer: 'https://other.example' }])).toThrow(/1\.id: is that of a provider/)
  expect(() => read('{"id":')).toThrow(/OIDC_PROVIDERS: is not JSON/)
  expect(() => read([7])).toThrow(/OIDC_PROVIDERS\.0: must be an object/)
  expect(() => read(work)).toThrow(/OIDC_PROVIDERS: must be a list/)
})

test('whatever is written there, no secret is repeated', () => {
  const secret = 'SECRET-OF-THE-CLIENT'
  const field = fc.constantFrom(...Object.keys(work), 'scopes', 'groupsClaim', 'roles', 'trustEmail', 'other')
  const spoilt = fc.oneof(fc.jsonValue(), fc.constant(secret), fc.constant({ [secret]: secret }))
  fc.assert(
    fc.property(field, spoilt, fc.integer({ min: 0, max: 12 }), (name, value, cut) => {
      const said = JSON.stringify([{ ...work, clientSecret: secret, [name]: value }])
      for (const text of [said, said.slice(0, said.length - cut)]) {
        let words = ''
        try {
          read(text)
        } catch (error) {
          words = String(error)
        }
        if (name !== 'roles') expect(words).not.toContain(secret)
        expect(words).not.toMatch(/TypeError|undefined/)
      }
    }),
    { numRuns: 300 },
  )
})
