import { afterEach, expect, test } from 'vitest'
import { findFollowed } from './followed.ts'

afterEach(() => document.body.replaceChildren())

/** What `findFollowed` says of a press on the first `.pressed` of a page. */
function press(html: string, init: MouseEventInit = {}) {
  document.body.innerHTML = html
  let found: ReturnType<typeof findFollowed> | undefined
  document.body.addEventListener(
    'click',
    (event) => {
      found = findFollowed(event)
      event.preventDefault()
    },
    { once: true },
  )
  document
    .querySelector('.pressed')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return found
}

test('a press on a link, or on the icon in it, leads to its path', () => {
  expect(press('<a href="/ai/video?x=1#top" class="pressed">Video</a>')?.path).toBe('/ai/video?x=1#top')
  expect(press('<a href="/ai/video"><svg class="pressed"></svg></a>')?.path).toBe('/ai/video')
  expect(press(`<a href="${window.location.href}" class="pressed">Here</a>`)?.isHere).toBe(true)
})

test.each([
  ['mail address', '<a href="mailto:a@b.test" class="pressed">Write</a>', {}],
  ['another host', '<a href="https://example.test/" class="pressed">Out</a>', {}],
  ['new tab', '<a href="/list" target="_blank" class="pressed">Out</a>', {}],
  ['download', '<a href="/list" download class="pressed">Save</a>', {}],
  ['no link', '<p class="pressed">Text</p>', {}],
  ['no address', '<a class="pressed">Text</a>', {}],
  ['Ctrl', '<a href="/list" class="pressed">List</a>', { ctrlKey: true }],
  ['Cmd', '<a href="/list" class="pressed">List</a>', { metaKey: true }],
  ['Shift', '<a href="/list" class="pressed">List</a>', { shiftKey: true }],
  ['middle button', '<a href="/list" class="pressed">List</a>', { button: 1 }],
])('the browser answers a press with %s', (_, html, init) => {
  expect(press(html, init)).toBeNull()
})
