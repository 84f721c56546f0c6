import { useEffect, type RefObject } from 'react'

const PREFIX = 'frenly:typed:'

/**
 * Keeps what is typed into a box while the tab is open, so that a link followed by mistake loses nothing: who comes back
 * finds it again. Sending the form ends it.
 */
export function useKeptText(box: RefObject<HTMLTextAreaElement>, name: string): void {
  useEffect(() => {
    const area = box.current
    if (!area) return
    if (area.value === '') area.value = read(name)
    const keep = () => write(name, area.value)
    const forget = () => write(name, '')
    area.addEventListener('input', keep)
    area.form?.addEventListener('submit', forget)
    return () => {
      area.removeEventListener('input', keep)
      area.form?.removeEventListener('submit', forget)
    }
  }, [box, name])
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? ''
  } catch {
    return ''
  }
}

function write(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + name)
    else sessionStorage.setItem(PREFIX + name, text)
  } catch {
    // A storage that is closed keeps nothing; the box works all the same.
  }
}
