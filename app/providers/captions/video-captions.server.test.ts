import { afterAll, beforeEach, expect, test } from 'vitest'
import { readCaptions } from '#app/engines/transcript/read/read-captions.ts'
import { openLittleWeb } from '#tests/support/little-web.ts'
import { videoSite, type VideoFault } from '#tests/support/stand-ins/video-site.ts'
import { CaptionFailure, fetchTrack, findVideo } from './video-captions.server.ts'

let fault: VideoFault | null = null
const web = await openLittleWeb(videoSite(() => fault))
const site = { origin: web.address('video.test', ''), fetch: web.fetch }
beforeEach(() => void (fault = null))
afterAll(() => web.close())

test('a video gives its name, its tracks, and the words of one', async () => {
  const video = await findVideo('dQw4w9WgXcQ', site)
  expect(video).toMatchObject({ title: 'A talk', author: 'Ada', seconds: 4 })
  expect(video.tracks.map(({ language, isAutomatic }) => [language, isAutomatic])).toEqual([
    ['en', false],
    ['de', true],
  ])
  const { transcript } = readCaptions(await fetchTrack(video.tracks[0]!, site))
  expect(transcript.pieces.map(({ startS, text }) => [startS, text])).toEqual([
    [0, 'good day'],
    [1.5, "it's a talk"],
  ])
})

test.each([
  ['blocked', 'blocked'],
  ['bot', 'blocked'],
  ['none', 'none'],
  ['private', 'private'],
  ['live', 'live'],
  ['age', 'age'],
  ['gone', 'gone'],
  ['changed', 'changed'],
  ['broken', 'unreachable'],
] as const)('a site that is %s is told as %s', async (how, trouble) => {
  fault = how
  await expect(findVideo('dQw4w9WgXcQ', site)).rejects.toMatchObject({ name: 'CaptionFailure', trouble })
})

test('captions that are empty, or stand in another place, are not taken', async () => {
  const video = await findVideo('dQw4w9WgXcQ', site)
  fault = 'empty'
  await expect(fetchTrack(video.tracks[0]!, site)).rejects.toMatchObject({ trouble: 'blocked' })
  fault = 'elsewhere'
  const other = await findVideo('dQw4w9WgXcQ', site)
  const before = web.asked.length
  await expect(fetchTrack(other.tracks[0]!, site)).rejects.toBeInstanceOf(CaptionFailure)
  expect(web.asked.length).toBe(before)
})
