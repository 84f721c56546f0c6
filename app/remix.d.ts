import '@remix-run/server-runtime'
import type { LoadContext } from '#app/platform/http/remix-express.server.ts'

declare module '@remix-run/server-runtime' {
  /** Loader data is typed as it arrives: dates stay dates. */
  interface Future {
    v3_singleFetch: true
  }
  interface AppLoadContext extends LoadContext {}
}
