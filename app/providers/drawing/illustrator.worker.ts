import { serveRoom } from '#app/platform/worker-room-worker.ts'
import { openDrawer } from './drawer.server.ts'
import type { DrawJobs } from './drawing.ts'

const drawer = openDrawer()

serveRoom<DrawJobs>({ draw: (request, { note }) => drawer.draw(request, note) })
