import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { CodeBlock } from './code-block.tsx'
import type { HighlightedCode } from './code-token.ts'
import { Prose } from './prose.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const code: HighlightedCode = {
  language: 'TypeScript',
  lines: [
    [
      { text: 'let', kind: 'keyword' },
      { text: ' a', kind: null },
    ],
    [],
    [{ text: '// b', kind: 'comment' }],
  ],
}

function stubClipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
}

test('code is copied whole and the button says so', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  stubClipboard(writeText)
  render(<CodeBlock code={code} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy TypeScript' }))
  expect(await screen.findByRole('button', { name: 'Copied TypeScript' })).toBeTruthy()
  expect(writeText).toHaveBeenCalledWith('let a\n\n// b')
})

test('a refused clipboard says what to do instead', async () => {
  stubClipboard(() => Promise.reject(new Error('refused')))
  render(<CodeBlock code={code} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy TypeScript' }))
  expect(await screen.findByText(/Select the text and copy it with your keyboard/)).toBeTruthy()
})

test('the server draws no copy button, and all of the code', () => {
  const html = renderToStaticMarkup(<CodeBlock code={code} label="a.ts" />)
  expect(html).not.toContain('<button')
  expect(html).toContain('<span class="code-keyword">let</span> a')
  expect(html).toContain('aria-label="a.ts code"')
})

test('code blocks within a text get copy buttons, also when the text changes', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  stubClipboard(writeText)
  const frame = (language: string, text: string) =>
    `<div class="code-frame"><div class="code-bar"><span>${language}</span></div><pre><code>${text}\n</code></pre></div>`
  const { rerender } = render(<Prose html={frame('Shell', 'ls')} />)
  expect(screen.getByRole('button', { name: 'Copy Shell code' })).toBeTruthy()
  rerender(<Prose html={`<p>x</p>${frame('JSON', '{}')}`} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy JSON code' }))
  expect(await screen.findByRole('button', { name: 'Copied JSON code' })).toBeTruthy()
  expect(writeText).toHaveBeenCalledWith('{}')
  expect(screen.queryByRole('button', { name: /Shell/ })).toBeNull()
})
