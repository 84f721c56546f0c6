import { expect, test } from 'vitest'
import { brandHosts, canonicalHost, readHostName } from './brand-hosts.ts'
import { brandOf, speakingBrand } from './brand-of.ts'

const hosts = brandHosts({})
const of = (host: string | null, domain: string | null = null, pathname = '/') =>
  brandOf({ host, domain, pathname }, hosts)

test('each default host picks its brand, whatever the port and the case', () => {
  expect(of('voice2email.localhost')).toBe('voice2email')
  expect(of('SpeakToEmail.LOCALHOST:3000')).toBe('speaktoemail')
  expect(of('email.localhost:80')).toBe('email')
  expect(of('inbox.localhost')).toBe('inbox')
  expect(of('marketplace.localhost:65535')).toBe('marketplace')
})

test('an unknown or missing host is the main brand', () => {
  expect(of('localhost:3000')).toBe('main')
  expect(of('frenly.example')).toBe('main')
  expect(of(null)).toBe('main')
  expect(of('')).toBe('main')
})

test('a hostile host never passes for a brand', () => {
  const hostile = [
    'voice2email.localhost.evil.example',
    'evil-voice2email.localhost',
    'voice2email.localhost@evil.example',
    'evil.example@voice2email.localhost',
    'evil.example/voice2email.localhost',
    'evil.example?voice2email.localhost',
    'evil.example#voice2email.localhost',
    'inbox.localhost, evil.example',
    'inbox.localhost evil.example',
    ' inbox.localhost',
    'inbox.localhost\n',
    'inbox.localhost\r\nX-Injected: 1',
    'inbox.localhost.',
    'inbox.localhost:80:80',
    'inbox.localhost:port',
    '[::1]:3000',
    '__proto__',
    'constructor',
    `${'inbox.'.repeat(200)}localhost`,
    '%69nbox.localhost',
    'ınbox.localhost',
  ]
  for (const host of hostile) expect(of(host), host).toBe('main')
})

test('domain= picks a brand only where it equals one of its hosts', () => {
  expect(of('localhost', 'inbox.localhost')).toBe('inbox')
  expect(of('localhost', 'INBOX.localhost:3000')).toBe('inbox')
  expect(of('localhost', 'https://inbox.localhost')).toBe('main')
  expect(of('localhost', 'my.inbox.localhost')).toBe('main')
  expect(of('localhost', 'inbox')).toBe('main')
})

test('the inbox or email host anywhere in the address of / picks its landing', () => {
  const at = (search: string, pathname = '/') =>
    speakingBrand({ host: 'localhost', domain: null, pathname, search }, hosts)
  expect(at('?x=inbox.localhost')).toMatchObject({ id: 'inbox', chrome: { header: 'none' } })
  for (const search of [
    '?from=https://Inbox.localhost/x',
    '?u=https%3A%2F%2Finbox.localhost%3A3000',
    '?inbox.localhost',
  ])
    expect(at(search).id, search).toBe('inbox')
  expect(at('?x=email.localhost').id).toBe('email')
  for (const search of [
    '',
    '?x=inbox',
    '?x=voice2email.localhost',
    '?x=my-inbox.localhost',
    '?x=inbox.localhosts',
    '?x=%E0%A4.',
  ])
    expect(at(search).id, search).toBe('main')
  expect(at('?x=inbox.localhost', '/ai/consensus').id).toBe('main')
  expect(
    speakingBrand({ host: 'email.localhost', domain: null, pathname: '/', search: '?x=inbox.localhost' }, hosts).id,
  ).toBe('email')
})

test('the host outranks domain=, and domain= outranks the path', () => {
  expect(of('email.localhost', 'inbox.localhost')).toBe('email')
  expect(of('localhost', 'inbox.localhost', '/voice2email')).toBe('inbox')
  expect(of('email.localhost', null, '/voice2email')).toBe('email')
})

test('on the main host a brand screen wears its own look', () => {
  expect(of('localhost', null, '/voice2email')).toBe('voice2email')
  expect(of('localhost', null, '/Voice2Email-V2/')).toBe('voice2email')
  expect(of('localhost', null, '/voice2email-framework')).toBe('voice2email')
  expect(of('localhost', null, '/speaktoemailv2')).toBe('speaktoemail')
  expect(of('localhost', null, '/therapist')).toBe('speaktoemail')
  expect(of('localhost', null, '/frenly-email-landing')).toBe('email')
  expect(of('localhost', null, '/inbox')).toBe('inbox')
  expect(of('localhost', null, '/marketplace/prompts')).toBe('marketplace')
})

test('a look lent by the path keeps the header of the main site', () => {
  const chrome = (host: string, domain: string | null, pathname: string) =>
    speakingBrand({ host, domain, pathname }, hosts).chrome.header
  expect(chrome('localhost', null, '/marketplace')).toBe('full')
  expect(chrome('localhost', null, '/voice2email')).toBe('full')
  expect(chrome('marketplace.localhost', null, '/')).toBe('none')
  expect(chrome('voice2email.localhost', null, '/about-pandas')).toBe('slim')
  expect(chrome('localhost', 'inbox.localhost', '/')).toBe('none')
})

test('a path that only begins like a brand screen stays main', () => {
  for (const path of ['/', '/voice2emails', '/voice2email/more', '/marketplace/prompts/1', '/ai/voice-email', '//']) {
    expect(of('localhost', null, path), path).toBe('main')
  }
})

test('BRAND_HOSTS adds the hosts of the operator before the defaults', () => {
  const own = brandHosts({ BRAND_HOSTS: ' voice2email = voice2email.example, v2e.example ; inbox=Mail.Example:443; ' })
  expect(brandOf({ host: 'V2E.example:8080', domain: null, pathname: '/' }, own)).toBe('voice2email')
  expect(brandOf({ host: 'mail.example', domain: null, pathname: '/' }, own)).toBe('inbox')
  expect(brandOf({ host: 'inbox.localhost', domain: null, pathname: '/' }, own)).toBe('inbox')
  expect(canonicalHost(own, 'voice2email')).toBe('voice2email.example')
  expect(canonicalHost(own, 'email')).toBe('email.localhost')
  expect(canonicalHost(own, 'main')).toBeNull()
})

test('a BRAND_HOSTS that cannot be meant stops the start with a sentence', () => {
  expect(() => brandHosts({ BRAND_HOSTS: 'voicemail=v.example' })).toThrow('BRAND_HOSTS: "voicemail=v.example"')
  expect(() => brandHosts({ BRAND_HOSTS: 'inbox' })).toThrow('is not a brand and its hosts')
  expect(() => brandHosts({ BRAND_HOSTS: 'inbox=https://mail.example' })).toThrow('is not a host name')
  expect(() => brandHosts({ BRAND_HOSTS: 'inbox=a.example,' })).toThrow('is not a host name')
  expect(() => brandHosts({ BRAND_HOSTS: 'inbox=a.example;email=a.example' })).toThrow('both inbox and email')
})

test('a host name is read without port, in lower case', () => {
  expect(readHostName('A.Example:3000')).toBe('a.example')
  expect(readHostName('a..example')).toBeNull()
  expect(readHostName('-a.example')).toBeNull()
})
