/** Nothing happens by itself: somebody has to act, or all is over. */
export async function waitForPerson(): Promise<void> {}
