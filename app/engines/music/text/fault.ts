/** What is wrong with a text, at a line and a column that both begin at 1. */
export type Fault = { line: number; column: number; message: string }

export const toFaultWords = ({ line, column, message }: Fault): string => `Line ${line}, column ${column}: ${message}`
