/** The older container of Office, in which today's files lie when they are locked. */
const OLE_MARK = 'd0cf11e0a1b11ae1'
const MARK_BYTES = 8
const LOOKED_AT_BYTES = 65_536
/** The name of the locked part stands in the container in letters of two bytes. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le')

export const isOldContainer = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, MARK_BYTES)).toString('hex') === OLE_MARK

/** Whether an Office file is locked by a password. */
export const isLockedOffice = (bytes: Uint8Array): boolean =>
  isOldContainer(bytes) &&
  (Buffer.from(bytes.subarray(0, LOOKED_AT_BYTES)).includes(LOCKED) ||
    Buffer.from(bytes.subarray(Math.max(0, bytes.length - LOOKED_AT_BYTES))).includes(LOCKED))
