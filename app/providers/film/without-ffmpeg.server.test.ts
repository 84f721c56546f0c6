import { expect, test } from 'vitest'

process.env.PATH = '/no/such/folder'
const { filmMaker } = await import('./film.server.ts')
const { filmEngines, programs } = await import('./index.server.ts')

test('a machine without ffmpeg has no engine of film, and a program that could bring it', async () => {
  expect(filmEngines()).toEqual([])
  expect(await programs[0]?.probe()).toEqual({ state: 'missing', why: null })
  expect(programs[0]).toMatchObject({ name: 'ffmpeg', packages: ['ffmpeg'] })
})

test('an engine kept from before fails as unreachable', async () => {
  const { default: sharp } = await import('sharp')
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const scene = { picture: { bytes, type: 'image/png' }, narration: null, caption: null, seconds: 1 }
  const making = filmMaker.run(
    { scenes: [scene], music: null, width: 320, height: 240 },
    { signal: new AbortController().signal },
  )
  await expect(making).rejects.toMatchObject({ kind: 'unreachable' })
})
