import { screenAt } from './screen-at.ts'
import type { ScreenId } from './screens.ts'

/** What any form or call may carry, in bytes. */
const USUAL = 1_048_576
/** A member's picture has 2 MB at most. A camera's larger one is read as well, so that the page can say so. */
const PICTURE = 8_388_608

/** A recording of 8 MB before an appointment, or for a turn of an app. */
const SAID = 9_437_184

/** What engines are tried with. A file that is too large is read as far as it fits, so that the page can say so. */
const TRIED = 33_554_432

/** Four attachments of a message, and its words. */
const ATTACHED = 36_700_160

/** An exported chat of 40 MB, or three documents. */
const EXPORTED = 42_991_616

/** A document of 20 MB that becomes one of the text editor, or a list of members. */
const IMPORTED = 22_020_096
/** A million signs of any script, as JSON. */
const WRITTEN = 4_194_304

/** A panda's picture of 2 MB that is checked. */
const CHECKED = 3_145_728

/** A picture that is looked into. */
const LOOKED_INTO = 22_020_096

/** A document that is read. */
const READ = 54_525_952
/** A recording or a film that is written down. */
const RECORDED = 105_906_176

/** A repository of 40 MB. */
const REPOSITORY = 42_991_616

/** A table that is asked. */
const ASKED = 107_000_000

/** A video of one’s own, or twenty pictures. */
const FILMED = 420_000_000

/** A MIDI or MusicXML file of 3 MB. */
const SCORED = 4_194_304
/** Tracks for the decks. */
const TRACKS = 420_000_000

/** Screens whose form carries a file. */
const largest: Partial<Record<ScreenId, number>> = {
  'settings': PICTURE,
  'identity-setup': PICTURE,
  'business-dashboard': PICTURE,
  'bookings': SAID,
  'models': TRIED,
  'lens': LOOKED_INTO,
  'panda-check': CHECKED,
  'document-analyzer': READ,
  'v2-code-architect': REPOSITORY,
  'v2-vibe-coder': SAID,
  'image-studio': LOOKED_INTO,
  'voice-tools': RECORDED,
  'transcriber': RECORDED,
  'video-studio': FILMED,
  'v2-music-studio': SCORED,
  'v2-dj': TRACKS,
  'voice-email': RECORDED,
  'v2-business-intelligence': ASKED,
  'v2-document-intelligence': ASKED,
  'consensus': EXPORTED,
  'consensus-run': EXPORTED,
  'consensus-chat-export': EXPORTED,
  'chat': ATTACHED,
  'summon': ATTACHED,
  'inbox': ATTACHED,
  'threads': ATTACHED,
  'thread-new': ATTACHED,
  'gesture-settings': EXPORTED,
  'text-editor': IMPORTED,
  'admin-users': IMPORTED,
  'ebook-create': IMPORTED,
  'ebook': IMPORTED,
  'manual': IMPORTED,
  'pulse': ATTACHED,
}

/** Programs send pictures inside their messages, recordings of 25 MB, and files of 100. */
const isForPrograms = (pathname: string) => pathname.startsWith('/v1/')

/** What the text editor saves while somebody writes. */
const isDocument = (pathname: string) => pathname.startsWith('/api/documents/')

/** The largest body an address takes, in bytes. */
export const maxBodyBytes = (pathname: string): number =>
  pathname === '/v1/audio/transcriptions'
    ? TRIED
    : pathname === '/v1/files'
      ? RECORDED
      : isForPrograms(pathname)
        ? PICTURE
        : isDocument(pathname)
          ? WRITTEN
          : (largest[screenAt(pathname.replace(/\.data$/, '')).id] ?? USUAL)
