/** The Remix options; vite.config.ts hands them to the plugin. @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  appDirectory: 'app',
  // scripts/build.js makes a build beside the one that is in use.
  buildDirectory: process.env.FRENLY_BUILD_FOLDER ?? 'build',
  serverModuleFormat: 'esm',
  serverBuildFile: 'index.js',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
  },
}
