import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScrollArea } from './data/scroll-area.tsx'
import { Tabs } from './controls/tabs.tsx'

test('tabs are sent with every panel under its heading, none of them hidden', () => {
  const tabs = [
    { id: 'chat', label: 'Chat', content: 'Ask me' },
    { id: 'feedback', label: 'Feedback', content: 'Tell us' },
  ]
  const html = renderToString(createElement(Tabs, { label: 'Panda', tabs }))
  expect(html).toContain('Ask me')
  expect(html).toContain('Tell us')
  expect(html.match(/<h3/g)).toHaveLength(2)
  expect(html).not.toContain('hidden=""')
})

test('a scroll area scrolls by itself and brings no style element, which the security policy would refuse', () => {
  const html = renderToString(createElement(ScrollArea, { label: 'Tools', children: 'Many' }))
  expect(html).toContain('overflow-y:auto')
  expect(html).not.toContain('<style')
})
