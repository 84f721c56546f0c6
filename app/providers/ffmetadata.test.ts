import { expect, test } from 'vitest'
import { toFfmetadata } from './ffmetadata.ts'

test('signs with a meaning of their own are words in a title, and a line stays one line', () => {
  const written = toFfmetadata({ title: 'a=b' }, [{ startS: 0, endS: 1.5, title: 'One; #2\nand\\more' }])
  expect(written).toBe(
    ';FFMETADATA1\ntitle=a\\=b\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=1500\ntitle=One\\; \\#2 and\\\\more\n',
  )
})
