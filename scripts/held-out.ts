/** The files of gold/train whose pairs nothing learns from, so that a bench may judge by them; one hand wrote each. */
export const heldOutPairs = ['27.json', '28.json', '35.json', '36.json', '37.json']
/** The files of gold/train-panels that nothing learns from. */
export const heldOutPanels = ['12.json', '20.json', '21.json']
