import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixOptions from './remix.config.js'
import { cutAddresses, cutCatalogue, cutEndpoints, openDoors } from './scripts/cut-catalogue.ts'

/** Every client dependency stands here: found late, Vite would re-optimise mid-load and run two Reacts. */
const clientDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@remix-run/react',
  '@remix-run/router',
  '@radix-ui/react-toast',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-scroll-area',
  '@radix-ui/react-tabs',
  '@simplewebauthn/browser',
  '@tanstack/react-query',
  '@visx/axis',
  '@visx/scale',
  '@visx/shape',
  'chrono-node',
  'compromise',
  'downshift',
  'remix-utils/use-hydrated',
]

/** One file for the framework, which outlives our releases, and one for what every screen draws: small files compress badly. */
const framework = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//
const frame =
  /app\/(?:(?:root|entry\.client|ui\/later|ui\/\w+\/(?:chip|culm|agreement-ring|seat-mark|stance-node|panda|badge))\.tsx|ui\/brand\/culm-segments\.ts|kits\/pages\/question-box\/(?:question-box\.limits|use-ask-keys|use-kept-text|ask-keys-note)\.tsx?)/

/**
 * Packages of many small files, all of them plain JavaScript, go into the server's bundle: reading them one by one was a
 * third of its start. In development they stay outside.
 */
const bundledInServer =
  /^(?:@simplewebauthn\/server|@visx\/|chrono-node|d3-|devlop|diff|drizzle-orm|hast|highlight\.js|jose|mdast-|micromark|property-information|rehype-|remark-|unified|unist-|vfile|write-excel-file|zod)/

function toClientChunk(id: string): string | undefined {
  if (framework.test(id)) return 'framework'
  return frame.test(id) ? 'frame' : undefined
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [openDoors(), cutCatalogue(), cutEndpoints(), cutAddresses(), tailwindcss(), remix(remixOptions)],
  build: {
    target: isSsrBuild ? 'node20' : 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    // Eats 4 kB more of the framework than esbuild does.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 4 } },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: toClientChunk } },
  },
  optimizeDeps: {
    include: clientDependencies,
    exclude: ['better-sqlite3', 'drizzle-orm', 'remix-auth', 'remix-auth-google', '@remix-run/node'],
  },
  ssr: {
    external: ['better-sqlite3', 'pg'],
    noExternal: command === 'build' ? [bundledInServer] : [],
  },
  server: { watch: { ignored: ['**/data/**', '**/build*/**', '**/node_modules/**'] } },
}))
