import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixOptions from './remix.config.js'

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
  'lucide-react',
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixOptions)],
  build: { target: isSsrBuild ? 'node20' : 'es2022', assetsInlineLimit: 0 },
  optimizeDeps: {
    include: clientDependencies,
    exclude: ['better-sqlite3', 'drizzle-orm', 'remix-auth', 'remix-auth-google', '@remix-run/node', 'remix-utils'],
  },
  ssr: { external: ['better-sqlite3', 'pg'] },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/node_modules/**'] } },
}))
