/** Embeds texts; one vector per text, in their order. */
export type EmbedAll = (texts: readonly string[]) => Promise<Float32Array[]>;

/** Some megabytes of texts and vectors: more than a thousand resumes of one template have in common. */
const MOST = 4000;

/**
 * Embeds each text once while work goes on: resumes that come in together share passages where one person sent two
 * versions, or where many were made with one template. A text is one run wherever it is embedded, so its vector is the same bits.
 * A text that another call is embedding is waited for; where that call fails, nothing is believed of the text.
 * @param forget_ms after this long without a call nothing of a resume stays in memory
 */
export function embedOnce(embed: EmbedAll, forget_ms: number): EmbedAll {
  const known = new Map<string, Promise<Float32Array>>();
  let forgetting: NodeJS.Timeout | undefined;

  async function embedFresh(texts: readonly string[]): Promise<void> {
    if (texts.length === 0) return;
    const run = embed(texts);
    for (const [i, text] of texts.entries()) {
      const vector = run.then((vectors) => vectors[i]!);
      vector.catch(() => undefined); // told by the run itself
      known.set(text, vector);
    }
    try {
      await run;
    } catch (error) {
      for (const text of texts) known.delete(text);
      throw error;
    }
  }

  return async (texts) => {
    clearTimeout(forgetting);
    forgetting = setTimeout(() => known.clear(), forget_ms);
    forgetting.unref();
    if (known.size > MOST) known.clear();
    const fresh = new Set(texts.filter((text) => !known.has(text)));
    const own = embedFresh([...fresh]);
    const vectors = texts.map((text) => known.get(text)!);
    await own;
    return Promise.all(vectors).catch(() => embed(texts));
  };
}
