import { expect, test } from 'vitest'
import { createRateLimit, toNetwork } from './rate-limit.server.ts'

test('the last use is followed by the seconds to wait, and a refund is a use more', async () => {
  const spend = createRateLimit('rate-limit-test', { points: 2, windowS: 60 })
  expect([await spend('a'), await spend('a')]).toEqual([0, 0])
  expect(await spend('a')).toBeGreaterThan(50)
  expect(await spend('b')).toBe(0)
  await spend.refund('b')
  expect([await spend('b'), await spend('b')]).toEqual([0, 0])
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s lives in %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})
