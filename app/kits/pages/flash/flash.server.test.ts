import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-flash-'))
const { redirectWithFlash, takeFlash } = await import('./flash.server.ts')

const requestWith = (cookie: string) => new Request('http://frenly.test/', { headers: { cookie } })

test('a message survives one redirect and is then taken away', async () => {
  const response = await redirectWithFlash('/support', { title: 'Kept', description: 'We have it.' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/support')
  const cookie = response.headers.get('set-cookie')!
  expect(cookie).toMatch(/HttpOnly/i)
  const taken = await takeFlash(requestWith(cookie.split(';')[0]!))
  expect(taken?.message).toEqual({ title: 'Kept', description: 'We have it.' })
  expect(taken?.cookie).toMatch(/frenly_flash=;.*Max-Age=0/)
})

test('a message somebody wrote into the cookie is not shown', async () => {
  const forged = Buffer.from(JSON.stringify({ title: 'You won' })).toString('base64')
  expect(await takeFlash(requestWith(`frenly_flash=${forged}`))).toBeNull()
  expect(await takeFlash(requestWith('theme=dark'))).toBeNull()
})
