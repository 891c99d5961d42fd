/** Whether anything answers at our address. */
async function isAnswering(): Promise<boolean> {
  try {
    await fetch('/api/v1/health', { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads a part of the page that is fetched when it is first needed. While the service does not answer it waits: the
 * router would else load the whole page anew, from nobody. A part that is missing although somebody answers fails.
 */
export function retryUntilOnline<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    for (let wait = 500; ; wait = Math.min(wait * 2, 4000)) {
      try {
        return await load();
      } catch (error) {
        if (await isAnswering()) throw error;
        await new Promise((resolve) => {
          setTimeout(resolve, wait);
        });
      }
    }
  };
}
