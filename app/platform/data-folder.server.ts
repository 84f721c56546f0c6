import { mkdirSync } from 'node:fs'

const OWNER_ONLY = 0o700

/**
 * Makes DATA_DIR if it is not there, for the server's own user alone: it holds accounts, mail and files. A folder that
 * exists keeps the rights its operator gave it.
 */
export const makeDataFolder = (dataDir: string): void => void mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY })
