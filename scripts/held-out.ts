/** The files of gold/train whose pairs nothing learns from, so that a bench may judge by them; one hand wrote each. */
export const heldOutPairs = ['27.json', '28.json']
/** The files of gold/train-panels whose claims the network does not learn from. */
export const heldOutPanels = ['03.json']
