import { expect, test } from 'vitest'
import { maxBodyBytes } from './uploads.ts'

test.each([
  ['/settings', 8_388_608],
  ['/Settings/', 8_388_608],
  ['/settings.data', 8_388_608],
  ['/frenly/profile/identity-setup', 8_388_608],
  ['/ai/models', 33_554_432],
  ['/ai/consensus', 42_991_616],
  ['/ai/consensus-simple/run', 42_991_616],
  ['/ai/consensus/chat-export', 42_991_616],
  ['/ai/consensus/share', 1_048_576],
  ['/login', 1_048_576],
  ['/api/auth/login', 1_048_576],
  ['/settings/more', 1_048_576],
  ['/no/such/page', 1_048_576],
])('%s takes %i bytes', (path, most) => {
  expect(maxBodyBytes(path)).toBe(most)
})
