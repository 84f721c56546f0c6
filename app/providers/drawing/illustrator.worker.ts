import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import { openDrawer } from '#app/engines/illustrator/drawer.server.ts'
import type { DrawJobs } from '#app/engines/illustrator/drawing.ts'

const drawer = openDrawer()

serveJobs<DrawJobs>({ draw: (request, { note }) => drawer.draw(request, note) })
