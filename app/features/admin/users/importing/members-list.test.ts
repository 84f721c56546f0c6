import { expect, test } from 'vitest'
import { judgeRow, SeenAddresses } from './judge-row.ts'
import { ListTrouble, readList, type ListRow } from './members-list.ts'

const read = (text: string | Uint8Array, most?: number): ListRow[] =>
  [...readList(typeof text === 'string' ? new TextEncoder().encode(text) : text, most)].flatMap(({ rows }) => rows)
const utf16 = (text: string) => new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test.each([
  ['commas', 'name,email,role\nMira,mira@a.example,editor\n'],
  ['semicolons, a mark before them and Windows line ends', '\uFEFFName;E-Mail;Role\r\nMira;mira@a.example;editor\r\n'],
  ['tabs', 'Role\tMail\tFull name\neditor\tmira@a.example\tMira\n'],
  ['a line that names the separator', 'sep=|\nemail|displayName|role\nmira@a.example|Mira|editor'],
  ['quotation marks', '"EMAIL ADDRESS","name","role"\r\n"mira@a.example","Mira","editor"\r\n'],
  ['UTF-16', utf16('name,email,role\r\nMira,mira@a.example,editor\r\n')],
  ['other columns between and empty lines', 'id,email,x,role,name\n\n,,,,\n7,mira@a.example,"a\nb",editor,Mira\n\n'],
])('a list with %s is read', (_, text) => {
  expect(read(text).map(({ name, email, role }) => [name, email, role])).toEqual([['Mira', 'mira@a.example', 'editor']])
})

test('first and last names stand together, and older letters are read', () => {
  expect(read(latin('email;first name;last name\nz@a.example;Zoë;van Dÿk\n'))[0]).toMatchObject({ name: 'Zoë van Dÿk' })
})

test.each([
  ['', 'nothing in this file'],
  ['mira@a.example,Mira\n', 'has to name the columns'],
  [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 1]), 'no text'],
  ['name,email\nMira,mira@a.example\n"Nadia,nadia@a.example\n', 'row 3 do not close'],
])('a list that cannot be read says why: %j', (text, words) => {
  expect(() => read(text)).toThrow(ListTrouble)
  expect(() => read(text)).toThrow(words)
})

test('a hundred thousand rows are read to the last, each under its own number; one more is refused', () => {
  const rows = (count: number) =>
    `email,name\n${Array.from({ length: count }, (_, n) => `m${n}@a.example,"Member ${n}"`).join('\n')}`
  const all = read(rows(100_000))
  expect([all.length, all.at(-1)]).toEqual([
    100_000,
    { row: 100_001, name: 'Member 99999', email: 'm99999@a.example', role: '' },
  ])
  expect(all.every(({ row }, n) => row === n + 2)).toBe(true)
  expect(read(rows(1_000), 1_000)).toHaveLength(1_000)
  expect(() => read(rows(1_001), 1_000)).toThrow('more than 1,000 rows')
}, 30_000)

test('rows that can be no member say why', () => {
  const judge = (name: string, email: string, role = '') => judgeRow({ row: 2, name, email, role }, ['editor'])
  for (const [name, email, words] of [
    ['=cmd|calc!A1', 'a@a.example', 'formula'],
    ["'+SUM(A1)", 'a@a.example', 'formula'],
    ['Mira', '=HYPERLINK("x")', 'formula'],
    ['Mira', '', 'write your email'],
    ['Mira', 'mira at home', 'does not look like'],
    ['\u202e\u200b', 'a@a.example', 'nobody can see'],
    ['x'.repeat(61), 'a@a.example', '60 characters'],
  ] as const)
    expect(judge(name, email), name).toEqual({ why: expect.stringContaining(words) as string })
  expect(judge('', 'Zoe.Dyk@A.example')).toMatchObject({ fine: { name: 'Zoe.Dyk', emailKey: 'zoe.dyk@a.example' } })
  for (const [said, role, problem] of [
    ['User', null, null],
    ['EDITOR', 'editor', null],
    ['admin', 'administrator', 'cannot give'],
    ['emperor', null, 'no role “emperor”'],
    ['constructor', null, 'no role “constructor”'],
  ] as const)
    expect(judge('Mira', 'a@a.example', said), said).toMatchObject({
      fine: { role, roleProblem: problem === null ? null : (expect.stringContaining(problem) as string) },
    })
})

test('an address counts once in a list, however it is written', () => {
  const seen = new SeenAddresses()
  const twin = (row: number, email: string) => {
    const judged = judgeRow({ row, name: 'Mira', email, role: '' }, [])
    return 'fine' in judged ? seen.findTwin(judged.fine) : 'faulty'
  }
  expect([twin(2, 'mira@a.example'), twin(3, 'nadia@a.example'), twin(4, 'MIRA@A.example')]).toEqual([
    null,
    null,
    'Row 2 has this address already.',
  ])
})
