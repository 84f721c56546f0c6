import { createContext, useContext } from 'react'

/** The response's script nonce while rendering on the server; empty in the browser, which hides it anyway. */
export const NonceContext = createContext('')
export const useNonce = () => useContext(NonceContext)
