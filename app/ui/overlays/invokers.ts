type Attributes = Record<string, string>

/** React 18 hands these attributes through but does not know their types. */
export const showsDialog = (id: string) => ({ command: 'show-modal', commandfor: id }) as Attributes
export const closesDialog = (id: string) => ({ command: 'close', commandfor: id }) as Attributes
export const isClosedBy = (by: 'any' | 'none') => ({ closedby: by }) as Attributes

/** Whether `command` and `commandfor` work by themselves; otherwise scripts do what they say. */
export const hasInvokers = (): boolean => 'commandForElement' in HTMLButtonElement.prototype
export const hasLightDismiss = (): boolean => 'closedBy' in HTMLDialogElement.prototype

/** Opens a dialog by its id, as `command="show-modal"` would. */
export function showDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
