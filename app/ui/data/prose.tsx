import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { CopyButton } from './copy-button.tsx'
import './code.css'

type Bar = { place: HTMLElement; code: string; language: string }

/**
 * A Markdown text at reading width. `html` must come from a renderer that lets nothing unsafe through. With JavaScript
 * its code blocks get copy buttons.
 */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  const text = useRef<HTMLDivElement>(null)
  const [bars, setBars] = useState<readonly Bar[]>([])
  useEffect(() => setBars(findBars(text.current)), [html])
  return (
    <>
      <div ref={text} className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
      {bars.map(({ place, code, language }, n) =>
        createPortal(<CopyButton text={code} what={`${language} code`} />, place, String(n)),
      )}
    </>
  )
}

function findBars(text: HTMLElement | null): Bar[] {
  return [...(text?.querySelectorAll<HTMLElement>('.code-bar') ?? [])].map((place) => ({
    place,
    code: (place.parentElement?.querySelector('pre')?.textContent ?? '').replace(/\n$/, ''),
    language: place.firstElementChild?.textContent ?? '',
  }))
}
