import { useRef, useState } from 'react'

/**
 * What a live piece makes of an input, in the browser. `load` brings the engine when it is first needed; a slower answer to
 * an older input never replaces a newer one. Without JavaScript the same form is answered by the server (`initial`).
 */
export function useLive<Input, Output>(load: () => Promise<(input: Input) => Output>, initial: Output | null) {
  const [made, setMade] = useState(initial)
  const turn = useRef(0)
  const make = async (input: Input | null): Promise<Output | null> => {
    const mine = ++turn.current
    if (input === null) {
      setMade(null)
      return null
    }
    const run = await load()
    if (mine !== turn.current) return null
    const output = run(input)
    setMade(output)
    return output
  }
  return { made, make }
}
