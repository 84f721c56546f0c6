import { z } from 'zod'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { outside } from '#app/kits/search/web-index/fetch-page.server.ts'
import { readPage } from '#app/kits/search/web-index/page-pool.server.ts'
import { FetchRefusal } from '#app/platform/public-fetch.server.ts'
import { WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import { firstLinkOf } from './clean-post.ts'
import { findPost, savePost } from './posts.store.server.ts'

const LIMIT_MS = 30_000
const TITLE_CHARS = 120
const ABOUT_CHARS = 240
const OK = 200
const PAGES = /^(?:text\/html|application\/xhtml\+xml)\b/i

/** Reads what a linked page says of itself: on the public internet alone, and taken apart in a worker. */
export const previewJob = defineJob({
  kind: 'post-preview',
  payload: z.object({ post: z.string() }),
  concurrency: 2,
  maxAttempts: 1,
  limitMs: LIMIT_MS,
  async run({ post: id }, { signal }) {
    const post = await findPost(id)
    const url = post && firstLinkOf(post.text)
    if (!url || post.link?.url === url) return null
    const link = await read(url, signal)
    if (!link) return null
    await savePost(id, { link })
    await bumpContent()
    return null
  },
})

export const previewSoon = (id: string, userId: string) =>
  startJob(previewJob, { post: id }, { userId, title: 'Preview of a link', dedupeKey: id })

/** A page that does not answer, is none, or stands where nobody may look has no preview, and the link stands as it is. */
async function read(url: string, signal: AbortSignal) {
  try {
    const answer = await outside.fetch(url, { signal, headers: { accept: 'text/html' } })
    const contentType = answer.headers.get('content-type') ?? ''
    if (answer.status !== OK || !PAGES.test(contentType)) return null
    const page = await readPage({ bytes: answer.bytes, contentType, url: answer.url }, signal)
    const title = cut(page.title, TITLE_CHARS)
    return title ? { url, title, about: cut(page.text, ABOUT_CHARS), site: new URL(answer.url).hostname } : null
  } catch (error) {
    if (signal.aborted || !(error instanceof FetchRefusal || error instanceof WorkerFailure)) throw error
    return null
  }
}

function cut(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return (line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line).toWellFormed()
}
