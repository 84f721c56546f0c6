import { screenAt } from './screen-at.ts'
import type { ScreenId } from './screens.ts'

/** What any form or call may carry, in bytes. */
const USUAL = 1_048_576
/** A member's picture has 2 MB at most. A camera's larger one is read as well, so that the page can say so. */
const PICTURE = 8_388_608

/** What engines are tried with. A file that is too large is read as far as it fits, so that the page can say so. */
const TRIED = 33_554_432

/** Four attachments of a message, and its words. */
const ATTACHED = 36_700_160

/** An exported chat of 40 MB, or three documents. */
const EXPORTED = 42_991_616

/** A document of 20 MB that becomes one of the text editor. */
const IMPORTED = 22_020_096
/** A million signs of any script, as JSON. */
const WRITTEN = 4_194_304

/** A picture that is looked into. */
const LOOKED_INTO = 22_020_096

/** A document that is read. */
const READ = 54_525_952
/** A recording or a film that is written down. */
const RECORDED = 105_906_176

/** A table that is asked. */
const ASKED = 107_000_000

/** Screens whose form carries a file. */
const largest: Partial<Record<ScreenId, number>> = {
  'settings': PICTURE,
  'identity-setup': PICTURE,
  'models': TRIED,
  'lens': LOOKED_INTO,
  'document-analyzer': READ,
  'image-studio': LOOKED_INTO,
  'voice-tools': RECORDED,
  'transcriber': RECORDED,
  'voice-email': RECORDED,
  'v2-business-intelligence': ASKED,
  'v2-document-intelligence': ASKED,
  'consensus': EXPORTED,
  'chat': ATTACHED,
  'summon': ATTACHED,
  'inbox': ATTACHED,
  'gesture-settings': EXPORTED,
  'text-editor': IMPORTED,
}

/** Programs send pictures inside their messages, and recordings of 25 MB. */
const isForPrograms = (pathname: string) => pathname.startsWith('/v1/')

/** What the text editor saves while somebody writes. */
const isDocument = (pathname: string) => pathname.startsWith('/api/documents/')

/** The largest body an address takes, in bytes. */
export const maxBodyBytes = (pathname: string): number =>
  pathname === '/v1/audio/transcriptions'
    ? TRIED
    : isForPrograms(pathname)
      ? PICTURE
      : isDocument(pathname)
        ? WRITTEN
        : (largest[screenAt(pathname.replace(/\.data$/, '')).id] ?? USUAL)
