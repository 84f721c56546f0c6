import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { findDiskRoom } from '#app/platform/disk-room.server.ts'
import { log } from '#app/platform/log.server.ts'

const QUARTER_MS = 15 * 60_000

/** Says in the log that the disk is getting full, while there is still time. */
export const watchDisk = defineSchedule({
  name: 'watch-disk',
  everyMs: QUARTER_MS,
  async run() {
    const { freeBytes, sizeBytes, isTight } = await findDiskRoom()
    if (isTight) log.error({ freeBytes, sizeBytes }, 'the disk of DATA_DIR is nearly full')
  },
})
