import { cleanup } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

/** One window serves all files: what a test drew or kept goes with it. */
afterEach(cleanup)
afterAll(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
