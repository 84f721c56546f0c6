import { statfs } from 'node:fs/promises'
import { env } from './env.server.ts'

/** Above this share of a disk in use its operator wants to hear of it. */
const TIGHT_SHARE = 0.9

export type DiskRoom = { freeBytes: number; sizeBytes: number; isTight: boolean }

/** The room on the disk that holds DATA_DIR, as far as this process may use it. Rejects when the folder is not there. */
export async function findDiskRoom(): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(env().DATA_DIR)
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize, isTight: bavail < blocks * (1 - TIGHT_SHARE) }
}
