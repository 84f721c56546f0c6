/**
 * Server-sent events as the data they carry, one text an event: comments, names and ids are left out, lines may end in any of the
 * three ways, and the last event counts without the blank line after it. `mend` gives what to hand on; null drops the event.
 */
export function createEventMender(mend: (data: string) => string | null, atEnd: () => string | null = () => null) {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let rest = ''
  let data: string[] = []
  type Out = TransformStreamDefaultController<Uint8Array>
  const send = (text: string | null, out: Out) => text !== null && out.enqueue(encoder.encode(`data: ${text}\n\n`))
  const dispatch = (out: Out) => {
    if (data.length > 0) send(mend(data.join('\n')), out)
    data = []
  }
  const readLine = (line: string, out: Out) => {
    if (line === '') return dispatch(out)
    const [, said] = /^data(?:: ?(.*))?$/s.exec(line) ?? []
    if (line.startsWith('data:') || line === 'data') data.push(said ?? '')
  }
  const read = (text: string, out: Out, isLast: boolean) => {
    // A carriage return at the edge may be half of a line's end.
    const [, whole = '', kept = ''] = /^([\s\S]*?)(\r?)$/.exec(rest + text) ?? []
    const lines = (isLast ? rest + text : whole).split(/\r\n|\n|\r/)
    const open = lines.pop() ?? ''
    rest = isLast ? '' : open + kept
    for (const line of isLast && open ? [...lines, open] : lines) readLine(line, out)
  }
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (bytes, out) => read(decoder.decode(bytes, { stream: true }), out, false),
    flush(out) {
      read(decoder.decode(), out, true)
      dispatch(out)
      send(atEnd(), out)
    },
  })
}
