import { serveRoom } from '#app/platform/worker-room-worker.ts'
import { openDrawer } from './drawer.server.ts'
import type { DrawJobs } from './drawing.ts'

const drawer = openDrawer()

serveRoom<DrawJobs>({
  async draw(request, { note, move }) {
    const drawn = await drawer.draw(request, note)
    const pictures = drawn.pictures.map((picture) => ({ ...picture, png: Uint8Array.from(picture.png) }))
    move(...pictures.map(({ png }) => png.buffer))
    return { ...drawn, pictures }
  },
})
