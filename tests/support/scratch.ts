import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives this run of the tests a temporary folder of its own, which goes with it. Workers and servers inherit it. */
export function useScratchFolder(): void {
  if (process.env['FRENLY_SCRATCH']) return
  const folder = mkdtempSync(join(tmpdir(), 'frenly-tests-'))
  // PostgreSQL runs as a user of its own, who has to pass through.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = process.env['FRENLY_SCRATCH'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}
