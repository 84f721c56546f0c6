import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import { toSafeMail } from './mail-html.ts'
import { toSafeHtml } from './markdown.ts'
import type { UntrustedJobs } from './untrusted-jobs.ts'

// The first text must not pay for what every text needs.
toSafeHtml('*a*\n\n```js\nlet a\n```')
toSafeMail('<p>a</p>', false)

serveJobs<UntrustedJobs>({
  markdown: toSafeHtml,
  mail: ({ html, showImages }) => toSafeMail(html, showImages),
})
