/**
 * Packages that the build carries in part, under `build/node_modules`, where its own code finds them first: of each the
 * files that run on this machine. They are development packages; a production install does without the rest of them.
 */
export const carriedPackages = {
  'onnxruntime-node': [
    /^package\.json$/,
    /^dist\/.*\.js$/,
    new RegExp(`^bin/napi-v\\d+/${process.platform}/${process.arch}/`),
  ],
  'onnxruntime-common': [/^package\.json$/, /^dist\/.*(?:\.js|package\.json)$/],
  'harper.js': [/^package\.json$/, /^dist\/(?:index|binary|BinaryModule[\w-]*)\.js$/, /^dist\/harper_wasm_bg\.wasm$/],
  'tesseract.js': [/^package\.json$/, /^src\//],
  // Which of its three forms runs depends on the processor. It asks for these by a slip of its own, not for `-lstm`.
  'tesseract.js-core': [/^package\.json$/, /^tesseract-core(?:-simd|-relaxedsimd)?\.(?:js|wasm)$/],
  'bmp-js': [/^(?:package\.json|index\.js|lib\/)/],
  'is-url': [/^(?:package\.json|index\.js)$/],
  'regenerator-runtime': [/^(?:package\.json|runtime\.js)$/],
  'wasm-feature-detect': [/^package\.json$/, /^dist\//],
  zlibjs: [/^package\.json$/, /^bin\/.*\.js$/],
}
