import { build } from 'esbuild'

/** What runs in Node beside the Remix build: source to bundle. */
const bundles = {
  'server.ts': 'build/server.js',
  'app/kits/asking/engine-worker/engine.worker.ts': 'build/engine.worker.js',
  'app/features/consensus/chat-exports/chat-exports.worker.ts': 'build/chat-exports.worker.js',
  'app/kits/foundation/text-files/exports/exports.worker.ts': 'build/exports.worker.js',
  'app/kits/foundation/documents/documents.worker.ts': 'build/documents.worker.js',
  'app/kits/foundation/untrusted/untrusted.worker.ts': 'build/untrusted.worker.js',
  'app/kits/search/web-index/page.worker.ts': 'build/page.worker.js',
  'app/features/data-studio/tables/tables.worker.ts': 'build/tables.worker.js',
  'app/features/code/sandbox/code.worker.ts': 'build/code.worker.js',
  'app/features/documents/reading/facts.worker.ts': 'build/facts.worker.js',
  'app/features/inbox/mail/mail.worker.ts': 'build/mail.worker.js',
  'app/features/images/lens/look.worker.ts': 'build/look.worker.js',
  'app/features/music/room/music.worker.ts': 'build/music.worker.js',
  'app/features/dj/room/dj.worker.ts': 'build/dj.worker.js',
  'app/features/voice/exports/transcripts.worker.ts': 'build/transcripts.worker.js',
  'app/providers/drawing/illustrator.worker.ts': 'build/illustrator.worker.js',
  'app/providers/language/language.worker.ts': 'build/language.worker.js',
  'app/providers/speech/flite-wasi.program.ts': 'build/flite-wasi.js',
  'app/providers/vision/enlarge.worker.ts': 'build/enlarge.worker.js',
  'app/providers/vision/read.worker.ts': 'build/read.worker.js',
  'app/providers/vision/see.worker.ts': 'build/see.worker.js',
  'app/providers/writing/writing.worker.ts': 'build/writing.worker.js',
  'app/kits/asking/panel/twin.server.ts': 'build/twin.js',
  'scripts/backup.ts': 'build/backup.js',
  'scripts/book.ts': 'build/book.js',
  'scripts/captions.ts': 'build/captions.js',
  'scripts/draw.ts': 'build/draw.js',
  'scripts/data.ts': 'build/data.js',
  'scripts/export-house.ts': 'build/export-house.js',
  'scripts/polish.ts': 'build/polish.js',
  'scripts/certificate.ts': 'build/certificate.js',
  'scripts/read.ts': 'build/read.js',
  'scripts/mail.ts': 'build/mail.js',
  'scripts/move.ts': 'build/move.js',
  'scripts/migrate.ts': 'build/migrate.js',
  'scripts/work-out-home.ts': 'build/work-out-home.js',
}

/** The workers and child programs alone: what development needs beside the sources. */
export const workerSources = Object.keys(bundles).filter((source) => /\.(?:worker|program)\.ts$/.test(source))

/** Bundles our own code for Node 20 into a folder; packages stay outside and are loaded from node_modules. */
export function bundleNode(names = Object.keys(bundles), folder = 'build') {
  return Promise.all(
    names.map((source) =>
      build({
        entryPoints: [source],
        outfile: bundles[source].replace(/^build/, folder),
        bundle: true,
        platform: 'node',
        target: 'node20',
        format: 'esm',
        packages: 'external',
        logLevel: 'warning',
      }),
    ),
  )
}
