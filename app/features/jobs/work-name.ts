/** "conversation-turn" as people read it: "Conversation turn". */
export function toWorkName(id: string): string {
  const words = id.replace(/[-_:]+/g, ' ').trim()
  return words === '' ? id : words.charAt(0).toUpperCase() + words.slice(1)
}
