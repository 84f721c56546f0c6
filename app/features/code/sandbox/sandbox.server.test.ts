import { expect, test } from 'vitest'
import { parseCode } from './parse-code.ts'
import { runCode } from './run-code.ts'
import { runRegex } from './run-regex.ts'
import { toFramePage } from './frame-page.server.ts'

const run = (code: string, check = '') => runCode({ language: 'javascript', code, setup: '', check })

test.each([
  ['an endless loop', 'for (;;) {}', /longer than/],
  ['a loop of promises', 'const again = () => Promise.resolve().then(again); again()', /stopped|for ever/],
  ['a memory hog', 'const all = []; for (;;) all.push(new Array(100000).fill(7))', /memory|stopped/],
  ['a string that doubles', "let text = 'x'; for (;;) text += text", /memory|stopped|long/i],
  ['endless recursion', 'const f = () => f(); f()', /stack|recursion|overflow/i],
  ['a pattern that never ends', "/^(a+)+$/.test('a'.repeat(50) + 'b')", /longer than/],
])('%s is stopped, and the next run is whole', async (_, code, trouble) => {
  const ran = await run(code)
  expect(ran.isDone).toBe(false)
  expect(ran.trouble).toMatch(trouble)
  expect(await run('console.log(1 + 1)')).toMatchObject({ isDone: true, output: '2\n' })
})

test('nothing of the server is in reach', async () => {
  const names = [
    'process',
    'require',
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'Deno',
    'Bun',
    'setTimeout',
    'Buffer',
    'WebAssembly',
  ]
  const { output } = await run(`console.log([${names.map((name) => `typeof ${name}`).join(',')}].join(' '))`)
  expect(output.trim().split(' ')).toEqual(names.map(() => 'undefined'))
  const escape = await run(`console.log(typeof console.log.constructor('return this')().process)`)
  expect(escape.output.trim()).toBe('undefined')
  expect(
    (await run(`import('node:fs').then(() => console.log('got it'), () => console.log('refused'))`)).output,
  ).not.toContain('got it')
})

test('a check cannot be faked by printing, and a check that is never done fails', async () => {
  const faked = await run('function double(n) { return n }', 'equal(double(2), 4)')
  expect(faked.checks).toEqual([{ name: '4', isPassed: false, message: 'got 2, expected 4' }])
  expect((await run('', 'later(() => new Promise(() => {}))')).isDone).toBe(false)
})

test('SQL reaches no file, and a query without end is bounded by its worker', async () => {
  const sql = (code: string) => runCode({ language: 'sql', code, setup: '', check: '' })
  await sql("ATTACH DATABASE '/tmp/code-escape.db' AS other; CREATE TABLE other.t (a); INSERT INTO other.t VALUES (1);")
  const { existsSync } = await import('node:fs')
  expect(existsSync('/tmp/code-escape.db')).toBe(false)
  expect((await sql("SELECT load_extension('x')")).isDone).toBe(false)
  expect(
    (
      await sql(
        'CREATE TABLE t (a); INSERT INTO t WITH RECURSIVE n (v) AS (SELECT randomblob(100000) UNION ALL SELECT randomblob(100000) FROM n LIMIT 5000) SELECT v FROM n',
      )
    ).trouble,
  ).toMatch(/full/)
})

test('Python of somebody never runs on the server', async () => {
  const ran = await runCode({ language: 'python', code: 'import js\nprint(js.process.env)', setup: '', check: '' })
  expect(ran).toMatchObject({ isDone: false, output: '' })
})

test('a pattern is tried with its groups, and one without end is stopped', async () => {
  const found = await runRegex({
    pattern: '(?<year>\\d{4})-(\\d\\d)',
    flags: 'g',
    text: '2024-05 2025-06',
    replacement: '$2/$1',
  })
  expect(found).toMatchObject({
    isDone: true,
    replaced: '05/2024 06/2025',
    matches: [{ at: 0, groups: ['2024', '05'] }, { at: 8 }],
  })
  expect(await runRegex({ pattern: '(a+)+$', flags: '', text: `${'a'.repeat(50)}b`, replacement: '' })).toMatchObject({
    isDone: false,
  })
  expect(await runRegex({ pattern: '(', flags: '', text: '', replacement: '' })).toMatchObject({ isDone: false })
})

test('faults are told with their line', async () => {
  expect((await parseCode('python', 'def f(:\n  pass\n')).faults[0]).toMatchObject({ line: 1 })
  expect((await parseCode('html', '<!doctype html><p id="a" id="b">')).faults.length).toBeGreaterThan(0)
  expect((await parseCode('yaml', 'a: [1\nb: 2')).faults.length).toBeGreaterThan(0)
})

test('the frame of a language that does not run there is not there', () => {
  expect(toFramePage('ruby')).toBeNull()
  expect(toFramePage('__proto__')).toBeNull()
  expect(toFramePage('javascript')).toContain('parent.postMessage')
})
