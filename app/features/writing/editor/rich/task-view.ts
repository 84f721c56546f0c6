import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView } from 'prosemirror-view'

/** An item of a list; a task has a box to tick. */
export class TaskView implements NodeView {
  readonly dom = document.createElement('li')
  readonly contentDOM: HTMLElement = document.createElement('div')
  private readonly box: HTMLInputElement | null = null

  constructor(
    private node: Node,
    view: EditorView,
    place: () => number | undefined,
  ) {
    const { checked } = node.attrs as { checked: boolean | null }
    if (checked !== null) {
      const box = document.createElement('input')
      box.type = 'checkbox'
      box.checked = checked
      box.contentEditable = 'false'
      box.setAttribute('aria-label', 'Done')
      box.addEventListener('change', () => {
        const at = place()
        if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, 'checked', box.checked))
      })
      this.box = box
      this.dom.className = 'task'
      this.dom.append(box)
    }
    this.dom.append(this.contentDOM)
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type || (node.attrs['checked'] === null) !== (this.box === null)) return false
    this.node = node
    if (this.box) this.box.checked = node.attrs['checked'] === true
    return true
  }

  ignoreMutation = (record: { target: globalThis.Node }) => !this.contentDOM.contains(record.target)
  stopEvent = (event: Event) => event.target === this.box
}
