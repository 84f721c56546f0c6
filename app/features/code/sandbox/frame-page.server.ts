import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { once } from '#app/platform/once.ts'

/** What somebody's code may do in the frame: run. No address, no storage, no page around it. */
export const FRAME_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:",
  'worker-src blob:',
  'connect-src blob: data:',
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** A worker of JavaScript: what it prints and what its checks find is posted. Networks are closed by the policy and here. */
const JS_WORKER = String.raw`
const say = (kind, ...rest) => self.postMessage([kind, ...rest]);
const show = (value) => { try { return typeof value === 'string' ? value : value instanceof Error ? String(value) : (JSON.stringify(value) ?? String(value)) } catch { return String(value) } };
const print = (...values) => say('out', values.map(show).join(' '));
self.console = { log: print, info: print, warn: print, error: print, debug: print };
self.equal = (a, b, name) => say('check', name || show(b), show(a) === show(b), show(a) === show(b) ? '' : 'got ' + show(a) + ', expected ' + show(b));
self.ok = (value, name = 'is true') => say('check', name, Boolean(value), value ? '' : 'got ' + show(value));
self.throws = (work, name = 'throws') => { try { work() } catch { return say('check', name, true, '') } say('check', name, false, 'nothing was thrown') };
const waits = []; self.later = (work, name) => { waits.push(Promise.resolve().then(work).catch((error) => say('check', name || 'later', false, String(error)))) };
self.onmessage = async ({ data }) => { say('began'); try { const url = URL.createObjectURL(new Blob([data.code + '\n;' + data.check], { type: 'text/javascript' })); importScripts(url); await Promise.all(waits); say('done') } catch (error) { say('failed', String(error)) } };
`
const PY_WORKER = String.raw`
const say = (kind, ...rest) => self.postMessage([kind, ...rest]);
self.onmessage = async ({ data }) => { try {
  const { loadMicroPython } = await import(URL.createObjectURL(new Blob([data.glue], { type: 'text/javascript' })));
  const wasm = URL.createObjectURL(new Blob([data.wasm], { type: 'application/wasm' }));
  const python = await loadMicroPython({ url: wasm, linebuffer: true, heapsize: 16 * 1024 * 1024, stdout: (line) => { if (line.startsWith('\x01')) { const [state, name, message] = line.slice(1).split('\x02'); say('check', name, state === 'pass', message) } else say('out', line) } });
  say('began'); python.runPython(data.code); say('done');
} catch (error) { say('failed', String(error && error.message || error).trim().split('\n').pop()) } };
`
const LIMIT_MS = 2_000
const PAGE = (
  worker: string,
  extra: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox</title></head><body><script>
const WORKER = ${JSON.stringify(worker).replaceAll('<', '\\u003c')};
const bytesOf = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
${extra}
let worker = null;
const tell = (message) => parent.postMessage({ sandbox: message }, '*');
addEventListener('message', ({ source, data }) => {
  if (source !== parent || !data || typeof data.code !== 'string') return;
  if (worker) worker.terminate();
  worker = new Worker(URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' })));
  let timer = setTimeout(() => stop('It could not be started in time.'), 15000);
  let said = 0;
  const stop = (why) => { clearTimeout(timer); if (worker) worker.terminate(); worker = null; tell(why ? ['failed', why] : ['done']) };
  worker.onerror = (event) => { event.preventDefault(); stop(event.message || 'It failed') };
  worker.onmessage = ({ data: [kind, ...rest] }) => {
    if (kind === 'began') { clearTimeout(timer); timer = setTimeout(() => stop('It ran longer than ${LIMIT_MS / 1_000} seconds and was stopped.'), ${LIMIT_MS}); return }
    if (kind === 'done') return stop('');
    if (kind === 'failed') return stop(rest[0] || 'It failed');
    if (++said > 1000) return stop('It printed more than fits and was stopped.');
    tell([kind, ...rest.map((one) => typeof one === 'string' ? one.slice(0, 2000) : one === true)]);
  };
  worker.postMessage({ code: data.code, check: String(data.check || ''), ...more() });
});
tell(['ready']);
</script></body></html>`

const python = () =>
  once('python-frame', () => {
    const folder = createRequire(import.meta.url).resolve(
      '@micropython/micropython-webassembly-pyscript/micropython.mjs',
    )
    const glue = readFileSync(folder).toString('base64')
    const wasm = readFileSync(folder.replace(/\.mjs$/, '.wasm')).toString('base64')
    return PAGE(
      PY_WORKER,
      `const GLUE = new TextDecoder().decode(bytesOf('${glue}')), WASM = '${wasm}';\nconst more = () => ({ glue: GLUE, wasm: bytesOf(WASM) });`,
    )
  })

/** The page of the frame in which somebody's own browser runs their code; null for a language it does not run. */
export function toFramePage(language: string): string | null {
  if (language === 'python') return python()
  return language === 'javascript' ? PAGE(JS_WORKER, 'const more = () => ({});') : null
}
