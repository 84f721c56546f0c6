import { expect, test } from 'vitest'
import { placePictures } from './inline-pictures.ts'

const files = [
  { filename: 'a.pdf', contentType: 'application/pdf' },
  { filename: 'garden & house.png', contentType: 'image/png' },
  { filename: 'other.png', contentType: 'image/png' },
]

test('a picture stands where its name does; what is written stays words', () => {
  const text = 'Look: <b>here</b>\n[garden & house.png]\nand [a.pdf]'
  const { html, placed } = placePictures(text, files, 'd1@inbox.test')!
  expect(placed).toEqual([{ cid: 'picture1.d1@inbox.test', file: 1 }])
  expect(html).toBe(
    '<div>Look: &lt;b&gt;here&lt;/b&gt;<br>\n' +
      '<img src="cid:picture1.d1@inbox.test" alt="garden &amp; house.png" style="max-width:100%"><br>\nand [a.pdf]</div>',
  )
})

test('a letter that names no picture of its own has no page', () => {
  expect(placePictures('See [missing.png] and other.png', files, 'd1@x')).toBeNull()
})
